import { render } from 'svelte/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { words } from '../../words.svelte.ts';
import ClaimDialog from './ClaimDialog.svelte';
import type { RoutePicture } from './types.ts';

const blue: RoutePicture = { code: 'LC-TS/B', ends: ['LC', 'TS'], length: 2, colour: 'B', points: 2, twin: 'LC-TS/G' };
const green: RoutePicture = { ...blue, code: 'LC-TS/G', colour: 'G', twin: 'LC-TS/B' };

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
});

it('says whose price is paid where only the other half can be claimed', () => {
  const { body } = render(ClaimDialog, {
    props: {
      route: blue,
      twin: green,
      payments: [{ move: 'claim LC-TS/G GG', route: 'LC-TS/G', cards: ['G', 'G'] }],
      standing: 'free',
      mine: true,
      busy: false,
      onpay: () => undefined,
      onclose: () => undefined,
    },
  });
  const said = body.replace(/<[^>]*>/g, '|');
  expect(said.indexOf('2 spaces, blue')).toBeGreaterThan(0);
  expect(said.indexOf('Nothing in your hand pays for it now')).toBeGreaterThan(said.indexOf('2 spaces, blue'));
  expect(said.indexOf('The other half: 2 spaces, green')).toBeGreaterThan(said.indexOf('Nothing in your hand'));
});
