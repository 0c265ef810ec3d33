import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatLine } from '../protocol.ts';
import { newLines, speakerOf } from './told.ts';

const LINE: ChatLine = { version: 3, seat: 1, text: 'hello', phrase: '', at: 0, who: 'a1' };
const nameOf = (seat: number): string => ['Anna', 'Béla'][seat] ?? '';

describe('who said it', () => {
  it('is whoever sits there', () => expect(speakerOf(LINE, nameOf)).toBe('Béla'));
  it('is a name of then, for what was said at the table before', () => {
    expect(speakerOf({ ...LINE, version: -2, seat: -1, name: 'Cili' }, nameOf)).toBe('Cili');
  });
});

it('is news to oneself, too, what is told of the table', () => {
  const told = { ...LINE, told: { message: 'told-new-host', values: [] } };
  expect(newLines([LINE, told], [1], 0)).toEqual([told]);
});

describe('a person who is muted', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.resetModules();
    vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  });

  it('is not heard on this device, whatever she is called, also after a reload', async () => {
    const { muted } = await import('./muted.svelte.ts');
    muted.toggle('a1');
    const moved = { ...LINE, version: 4, seat: 0, name: 'Eve' };
    const other = { ...LINE, version: 5, who: 'b2' };
    const bot = { ...LINE, version: 6, who: '' };
    const told = { ...LINE, version: 7, told: { message: 'told-bot-plays', values: [] } };
    expect(muted.heard([LINE, moved, other, bot, told])).toEqual([other, bot, told]);
    vi.resetModules();
    const again = (await import('./muted.svelte.ts')).muted;
    expect(again.has('a1')).toBe(true);
    again.toggle('a1');
    expect(again.heard([LINE])).toEqual([LINE]);
  });
});
