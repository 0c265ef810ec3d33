// What was put into an address, as it comes back.

/** Some programs that hand on an address put signs of their own into it. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
