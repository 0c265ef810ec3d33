/** Outlines on a square of 100, so that seats, and what belongs to them, are told apart without their colours. */
export const SHAPES = [
  'M50 7a43 43 0 1 1-.1 0z',
  'M16 11h68q5 0 5 5v68q0 5-5 5H16q-5 0-5-5V16q0-5 5-5z',
  'M50 8q4 0 6 4l36 68q4 8-5 9-37 3-74 0-9-1-5-9l36-68q2-4 6-4z',
  'M50 4q3 0 6 3l37 37q6 6 0 12L56 93q-6 6-12 0L7 56q-6-6 0-12L44 7q3-3 6-3z',
  'M27 10h46q4 0 6 4l17 32q2 4 0 8L79 86q-2 4-6 4H27q-4 0-6-4L4 54q-2-4 0-8l17-32q2-4 6-4z',
  'M50 6q20 9 38 9 4 0 4 4v27q0 34-38 47-4 2-8 0Q8 80 8 46V19q0-4 4-4 18 0 38-9z',
  'M32.0 18.8A19.5 19.5 0 0 1 68.0 18.8A19.5 19.5 0 0 1 86.0 50.0A19.5 19.5 0 0 1 68.0 81.2A19.5 19.5 0 0 1 32.0 81.2A19.5 19.5 0 0 1 14.0 50.0A19.5 19.5 0 0 1 32.0 18.8z',
] as const;

export function shapeOf(index: number): string {
  return SHAPES[index % SHAPES.length] ?? SHAPES[0];
}
