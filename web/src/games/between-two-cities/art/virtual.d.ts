declare module 'virtual:drawings/between-two-cities' {
  /** What stands on a square of 100 by 100, as SVG: by the letter of the building. */
  export const BUILDINGS: Readonly<Record<import('./kinds').Letter, string>>;
  export const LANDSCAPES: readonly string[];
}
