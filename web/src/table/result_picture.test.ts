import { expect, it } from 'vitest';
import { drawResult } from './result_picture.ts';

const ROWS = [
  { rank: 1, who: 1, name: '<b>Béla</b> & Co', points: '53' },
  { rank: 2, who: 0, name: 'Anna', points: '51' },
];

it('draws everybody, and takes no name for markup', () => {
  const svg = drawResult({ title: 'Lantern Lane', headline: '“Béla” wins', rows: ROWS });
  expect(svg).toContain('&lt;b&gt;Béla&lt;/b&gt; &amp; Co');
  expect(svg).not.toContain('<b>');
  expect(svg.match(/<path /g)).toHaveLength(2);
  expect(svg).toContain('51');
});

it('draws boards beside them', () => {
  const piece = { column: 0, row: 1, across: 2, down: 1, colour: '#fff' };
  const svg = drawResult({ title: '', headline: '', rows: ROWS, boards: [{ size: 4, pieces: [piece], words: 'Anna · Béla 51' }] });
  expect(svg).toContain('Anna · Béla 51');
  // Two squares wide, less their air.
  expect(svg).toContain('width="92.0"');
});
