// A partner's tiles to propose a place for, rendered without a browser.
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { NOTHING } from '../../state.ts';
import type { TableClient } from '../../table/client.svelte.ts';
import { words } from '../../words.svelte.ts';
import Proposing from './Proposing.svelte';

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

test('of two equal tiles one is in hand', () => {
  const client = { state: NOTHING } as unknown as TableClient;
  const wished = { to: 1, city: 0, side: 'left', tile: 'S', index: 1 } as const;
  const props = { client, seat: 0, partner: 1, city: 0, side: 'left', name: 'Otto', tiles: ['S', 'S'], filled: null, wished } as const;
  const { body } = render(Proposing, { props });
  expect(body.match(/aria-pressed="(true|false)"/g)).toEqual(['aria-pressed="false"', 'aria-pressed="true"']);
});
