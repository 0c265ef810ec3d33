// What parts of a table with Automas say, rendered without a browser.
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { words } from '../../../words.svelte.ts';
import type { TileDrag } from '../drag.svelte.ts';
import TurnBar from '../TurnBar.svelte';
import Automas from './Automas.svelte';
import type { TileToPlace } from './placing.ts';
import TilePalette from './TilePalette.svelte';
import ToPlace from './ToPlace.svelte';

// Drawings follow the theme of the device, which asks for it as soon as it is read.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  vi.stubGlobal('CSSStyleSheet', class { replaceSync(): void {} });
});

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {}, adoptedStyleSheets: [] });
  await words.speak('en');
});

test('Automas that take nothing in a round say so, and only where they play', () => {
  expect(render(Automas, { props: { automas: [], rest: true } }).body).toContain('No tiles to take in this round');
  expect(render(Automas, { props: { automas: [] } }).body).not.toContain('No tiles to take');
});

test('a hand that stays is not discarded', () => {
  const turn = { round: 1, part: '', step: 1, steps: 6, passing: null };
  const said = (stays: boolean): string => render(TurnBar, { props: { turn: { ...turn, stays }, task: '', mine: true } }).body;
  expect(said(true)).toContain('You keep your hand');
  expect(said(true)).not.toContain('discarded');
  expect(said(false)).toContain('The rest is discarded');
});

test('the city that an Automa shares is named by whose it is', () => {
  const tile: TileToPlace = { tile: 'P', automa: 'Autommaso', city: 1, town: null };
  const drag = { tile: null, over: null, at: null } as unknown as TileDrag;
  const nothing = (): void => undefined;
  const others = { held: 0, ready: false, busy: false, drag, onhold: nothing, onplace: nothing, oncancel: nothing };
  expect(render(ToPlace, { props: { tiles: [tile], ...others } }).body).toContain('in your city with Autommaso');
  expect(render(ToPlace, { props: { tiles: [{ ...tile, town: 'Lefthaven' }], ...others } }).body).toContain('goes in Lefthaven');
});

test('a kind that the box has no more of cannot be tapped', () => {
  const { body } = render(TilePalette, { props: { tiles: ['B', 'S'], gone: new Set(['B']), busy: false, onpick: () => undefined } });
  expect(body.match(/<button[^>]*>/g)?.map((button) => button.includes('disabled'))).toEqual([true, false]);
});
