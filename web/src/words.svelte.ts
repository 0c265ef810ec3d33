// The page's words: the same Fluent files that Python reads. A language is loaded when it is spoken.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import { getWords } from './api.ts';
import { keep, kept } from './device.ts';
import { trueMinus } from './numbers.ts';

// What only the server, the terminal or a seating card says stays at home.
const FILES = import.meta.glob<string>(
  ['../../src/tabletown/locales/*/*.ftl', '../../src/tabletown/*/locales/*/*.ftl', '!**/{server,terminal,seating,talk}.ftl'],
  { query: '?raw', import: 'default' },
);

export const LANGUAGES: readonly string[] = [...new Set(Object.keys(FILES).map(languageOf))].sort();
const DEFAULT = 'en';
/** Whose lists a language joins like: Python does the same. */
const JOINING: Readonly<Record<string, string>> = { en: 'en-GB' };

/** A number below zero: the number formats of these languages have a hyphen there, their sentences a minus. */
class Below extends FluentNumber {
  override toString(scope?: Scope): string {
    return trueMinus(super.toString(scope));
  }
}

function signed(values: Record<string, FluentVariable> | undefined): Record<string, FluentVariable> | undefined {
  if (values === undefined || !Object.values(values).some((value) => typeof value === 'number' && value < 0)) return values;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' && value < 0 ? new Below(value) : value]));
}

class Words {
  language = $state(DEFAULT);
  private bundle = $state.raw<FluentBundle | null>(null);
  /** Grows when words come into the bundle that is spoken. */
  private added = $state(0);
  /** Whether there are games here whose words the page was not built with. */
  private others = false;

  async speak(language: string): Promise<void> {
    const spoken = LANGUAGES.includes(language) ? language : DEFAULT;
    const files = Object.entries(FILES).filter(([path]) => languageOf(path) === spoken);
    const bundle = new FluentBundle(spoken, { useIsolating: false });
    for (const text of await Promise.all(files.map(([, load]) => load()))) bundle.addResource(new FluentResource(text));
    if (this.others) await addOthers(bundle, spoken);
    this.bundle = bundle;
    this.language = spoken;
    document.documentElement.lang = spoken;
  }

  /** The words of games that came to the server without coming into the page; in this language and those spoken later. */
  async fetchOthers(): Promise<void> {
    if (this.others || this.bundle === null) return;
    this.others = true;
    await addOthers(this.bundle, this.language);
    this.added += 1;
  }

  say(id: string, values?: Record<string, FluentVariable>): string {
    void this.added;
    const pattern = this.bundle?.getMessage(id)?.value;
    return pattern == null || this.bundle === null ? id : this.bundle.formatPattern(pattern, signed(values));
  }
}

export const words = new Words();

/** Behind the page's own words: a game replaces none of them. What it does not say in this language it says in English. */
async function addOthers(bundle: FluentBundle, language: string): Promise<void> {
  for (const one of new Set([language, DEFAULT])) {
    const text = await getWords(one).catch(() => '');
    bundle.addResource(new FluentResource(text));
  }
}

/** A message in the reader's language. Names passed in are text, never markup. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  return words.say(id, values);
}

/** `Anna, Béla and Cleo`, as the language joins them. */
export function list(items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string {
  return new Intl.ListFormat(JOINING[words.language] ?? words.language, { type }).format(items);
}

/** The same, told apart by ear: where one of them has a comma of its own, the ear needs more between. */
export function join(items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string {
  return items.some((one) => one.includes(',')) ? items.join('; ') : list(items, type);
}

/** A day, as the reader's language writes it. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'long' }).format(seconds * 1000);
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
