// What things are worth here and now: asked of the rules with the cities as they were sent, never worked out here.
import { askAnywhere } from '../../analysis.ts';
import { section, type Sections } from '../../state.ts';
import { citiesIn } from './city.ts';
import type { CapitalsPicture, CityPicture, CityWorth, ExamplesTold, Kind, VillePicture, WorthAsked } from './types.ts';

/** District cards by their letters. */
const CARDS: Readonly<Partial<Record<Kind, string>>> = {
  shop: 'S',
  factory: 'F',
  tavern: 'T',
  office: 'O',
  park: 'P',
  house: 'H',
  civic: 'C',
};
/** Automaville stands in the middle of the ring. */
const VILLE = 1;
const MOST_KEPT = 40;
const kept = new Map<string, Promise<CityWorth>>();

/** The whole canvas, and behind it the squares of duplexes and civic buildings. */
export function canvasText({ grid, joins, civics }: Pick<CityPicture, 'grid' | 'joins' | 'civics'>): string {
  return [grid, ...joins.map((join) => `+${join}`), ...civics.map(({ square, tile }) => `${square}:${tile}`)].join(' ');
}

/** Pairs of district cards by their letters. */
export function districtTexts(sections: Sections): readonly string[] {
  const districts = section<CapitalsPicture>(sections, 'capitals')?.districts ?? [];
  return districts.map(({ kinds }) => kinds.map((kind) => CARDS[kind] ?? '').join(''));
}

/** Those of Automaville are compared with those of the cities. */
export function factoriesIn({ rows }: VillePicture): number {
  return rows.find(({ kind }) => kind === 'factories')?.tiles.length ?? 0;
}

export function worthAsked(sections: Sections, number: number, tile: string | null): WorthAsked {
  const districts = section<CapitalsPicture>(sections, 'capitals')?.districts ?? [];
  const ville = section<VillePicture>(sections, 'ville');
  return {
    cities: citiesIn(sections).map(canvasText),
    number,
    districts: districtTexts(sections),
    tile,
    beside:
      ville === null
        ? null
        : {
            factories: factoriesIn(ville),
            districts: districts.map(({ sizes }) => sizes[VILLE] ?? 0),
          },
  };
}

/** Raises Refused. The same table has the same answer, so pointing twice asks once. */
export function askWorth(sections: Sections, number: number, tile: string | null = null): Promise<CityWorth> {
  const wish = worthAsked(sections, number, tile);
  const key = JSON.stringify(wish);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const told = askAnywhere<CityWorth>('/api/worth', wish);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, told);
  told.catch(() => kept.delete(key));
  return told;
}

export const askExamples = (): Promise<ExamplesTold> => askAnywhere('/api/city-examples', {});
