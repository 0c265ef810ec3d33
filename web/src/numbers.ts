/** `-5` with the sign that sentences have: `−5`. */
export function trueMinus(number: number | string): string {
  return String(number).replace('-', '−');
}
