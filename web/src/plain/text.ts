// A table as its game draws it in text, in the language of the reader.
import { section, type Sections } from '../state.ts';

const ENGLISH = 'en';

/** The last of these that has a drawing: what a seat sees besides the public replaces it. */
export function textIn(language: string, ...all: readonly (Sections | undefined)[]): string {
  const texts = all.map((sections) => (sections === undefined ? null : section<Readonly<Record<string, string>>>(sections, 'text')));
  const text = texts.findLast((one) => one !== null);
  return text?.[language] ?? text?.[ENGLISH] ?? '';
}
