declare module 'virtual:python' {
  /** The folder of Python and our rules, by address. */
  export const PYTHON: string;
}
