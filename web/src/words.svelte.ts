// The page's words: the same Fluent files that Python reads. A language is loaded when it is spoken.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, kept } from './device.ts';

// What only the server, the terminal or a seating card says stays at home.
const FILES = import.meta.glob<string>(
  ['../../src/tabletown/locales/*/*.ftl', '../../src/tabletown/*/locales/*/*.ftl', '!**/{server,terminal,seating,talk}.ftl'],
  { query: '?raw', import: 'default' },
);

export const LANGUAGES: readonly string[] = [...new Set(Object.keys(FILES).map(languageOf))].sort();
const DEFAULT = 'en';
/** Whose lists a language joins like: Python does the same. */
const JOINING: Readonly<Record<string, string>> = { en: 'en-GB' };

class Words {
  language = $state(DEFAULT);
  private bundle = $state.raw<FluentBundle | null>(null);

  async speak(language: string): Promise<void> {
    const spoken = LANGUAGES.includes(language) ? language : DEFAULT;
    const files = Object.entries(FILES).filter(([path]) => languageOf(path) === spoken);
    const bundle = new FluentBundle(spoken, { useIsolating: false });
    for (const text of await Promise.all(files.map(([, load]) => load()))) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = spoken;
    document.documentElement.lang = spoken;
  }

  say(id: string, values?: Record<string, FluentVariable>): string {
    const pattern = this.bundle?.getMessage(id)?.value;
    return pattern == null || this.bundle === null ? id : this.bundle.formatPattern(pattern, values);
  }
}

export const words = new Words();

/** A message in the reader's language. Names passed in are text, never markup. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  return words.say(id, values);
}

/** `Anna, Béla and Cleo`, as the language joins them. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(JOINING[words.language] ?? words.language, { type: 'conjunction' }).format(items);
}

/** The same, told apart by ear: where one of them has a comma of its own, the ear needs more between. */
export function join(items: readonly string[]): string {
  return items.some((one) => one.includes(',')) ? items.join('; ') : list(items);
}

export function choose(language: string): Promise<void> {
  keep({ language });
  return words.speak(language);
}

/** The language asked for before, or the first of the browser's that there is. */
export function preferred(): string {
  const wished = [kept().language ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wished.find((language) => LANGUAGES.includes(language)) ?? DEFAULT;
}

function languageOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}
