import { expect, it } from 'vitest';
import { drawResult } from './result_picture.ts';

const ROWS = [
  { rank: 1, who: 1, name: '<b>Béla</b> & Co', points: '53' },
  { rank: 2, who: 0, name: 'Anna', points: '51' },
];

it('draws everybody, and takes no name for markup', () => {
  const svg = drawResult({ title: 'Kite Harvest', headline: '“Béla” wins', rows: ROWS });
  expect(svg).toContain('&lt;b&gt;Béla&lt;/b&gt; &amp; Co');
  expect(svg).not.toContain('<b>');
  expect(svg.match(/<path /g)).toHaveLength(2);
  expect(svg).toContain('51');
});

it('draws boards beside them', () => {
  const piece = { column: 0, row: 1, across: 2, down: 1, picture: 'data:image/svg+xml,%3Csvg/%3E' };
  const svg = drawResult({ title: '', headline: '', rows: ROWS, boards: [{ size: 4, pieces: [piece], words: 'Anna · Béla 51' }] });
  expect(svg).toContain('Anna · Béla 51');
  expect(svg).toContain('<image href="data:image/svg+xml,%3Csvg/%3E"');
});

it('draws a large board beside them, and a long headline in smaller letters', () => {
  const drawing = { width: 10, height: 20, markup: '<circle r="1"/>' };
  const headline = 'Hildegard-Charlotte Freudenthaler wins with 53 points';
  const svg = drawResult({ title: '', headline, rows: ROWS, drawing });
  expect(svg).toContain('viewBox="0 0 10 20"><circle r="1"/>');
  const size = Number(/font-size="(\d+)" font-weight="700" fill="#33291f">Hilde/.exec(svg)?.[1]);
  expect(size * 0.5 * headline.length).toBeLessThan(700);
});

it.each([1, 2, 3, 4, 5, 6, 7])('gives %i boards as much room as there is', (count) => {
  const boards = Array.from({ length: count }, () => ({ size: 4, pieces: [], words: 'Anna · Béla 51' }));
  const svg = drawResult({ title: '', headline: '', rows: ROWS, boards });
  const places = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="(\d+)" height="\d+" rx="8"/g)].map(([, ...found]) => found.map(Number));
  expect(places).toHaveLength(count);
  const sides = places.map(([, , side = 0]) => side);
  // None is small while half of the picture is empty, and all of them lie on it, right of the ranking and below the headline.
  expect(Math.min(...sides)).toBeGreaterThan(count < 4 ? 200 : 145);
  for (const [x = 0, y = 0, side = 0] of places) {
    expect(x).toBeGreaterThan(440);
    expect(y).toBeGreaterThan(180);
    expect(x + side).toBeLessThan(1160);
    expect(y + side).toBeLessThan(580);
  }
});
