// The page's words: the same Fluent files that Python reads, one chunk per language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, kept } from './device.ts';

const FILES = import.meta.glob<string>('../../src/tabletown/locales/*/page.ftl', { query: '?raw', import: 'default' });
const LOADERS = new Map(Object.entries(FILES).map(([path, load]) => [path.split('/').at(-2) ?? '', load]));

export const LANGUAGES: readonly string[] = [...LOADERS.keys()].sort();
const DEFAULT = 'en';

class Words {
  language = $state(DEFAULT);
  private bundle = $state.raw<FluentBundle | null>(null);

  async speak(language: string): Promise<void> {
    const load = LOADERS.get(language) ?? LOADERS.get(DEFAULT);
    if (load === undefined) return;
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(await load()));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
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
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items);
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
