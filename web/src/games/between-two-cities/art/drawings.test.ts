// Pictures that Python draws for researchers have the page's own buildings: this file is what it reads.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILDINGS, LANDSCAPES } from 'virtual:drawings/between-two-cities';

const FOOT = '<g class="foot">';
const SHEETS = ['src/art/theme.css', 'src/games/between-two-cities/art/colours.css'];

/** By daylight. */
function colours(): ReadonlyMap<string, string> {
  const sheets = SHEETS.map((sheet) => readFileSync(new URL(`../../../../${sheet}`, import.meta.url), 'utf8')).join('');
  return new Map([...sheets.matchAll(/(--[\w-]+): light-dark\(([^,]+),/g)].map(([, name = '', day = '']) => [name, day]));
}

test('Python draws with the buildings of the page', async () => {
  const known = colours();
  const coloured = (svg: string): string => svg.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => known.get(name) ?? name);
  const drawn = Object.entries(BUILDINGS).map(([letter, svg]) => [letter, coloured(svg.split(FOOT)[0] ?? '')]);
  const told = { buildings: Object.fromEntries(drawn), ink: known.get('--art-ink'), nature: coloured(LANDSCAPES[0] ?? '') };
  const text = `${JSON.stringify(told, null, 2)}\n`;
  expect(text).not.toContain('--');
  // `npm test -- -u` writes it anew.
  await expect(text).toMatchFileSnapshot('../../../../../src/tabletown/envs/between_two_cities/drawings.json');
});
