import { describe, expect, it } from 'vitest';
import { isOpen, offeredOptions, sentOptions, severalOf, toggled } from './options.ts';
import type { OptionFace } from './protocol.ts';

const LONG: OptionFace = { name: 'long', kind: 'switch', label: 'long', default: false };
const ROUNDS: OptionFace = { name: 'rounds', kind: 'number', label: 'rounds', default: 3, least: 1, needs: [{ option: 'long' }] };
const MODE: OptionFace = { name: 'mode', kind: 'choice', label: 'mode', default: 'calm', seats: [2], choices: [{ value: 'calm', label: 'a' }, { value: 'wild', label: 'b' }] };
const TEAMS: OptionFace = { name: 'teams', kind: 'switch', label: 'teams', on: 'two', excludes: [{ option: 'long', seats: [4] }] };
const HIDDEN: OptionFace = { name: 'start', kind: 'number', label: 'start', offered: false };
const FACE = { options: [LONG, ROUNDS, MODE, TEAMS, HIDDEN] };

describe('options from a face', () => {
  it('are those of the size of the table that a page asks for', () => {
    expect(offeredOptions(FACE, 2).map(({ name }) => name)).toEqual(['long', 'rounds', 'mode', 'teams']);
    expect(offeredOptions(FACE, 4).map(({ name }) => name)).toEqual(['long', 'rounds', 'teams']);
  });

  it('need and exclude each other, where the size matters', () => {
    expect(isOpen(ROUNDS, {}, 2)).toBe(false);
    expect(isOpen(ROUNDS, { long: true }, 2)).toBe(true);
    expect(isOpen(TEAMS, { long: true }, 4)).toBe(false);
    expect(isOpen(TEAMS, { long: true }, 2)).toBe(true);
  });

  it('are sent only where they say something', () => {
    expect(sentOptions(FACE, { long: false, mode: 'calm', rounds: 5 }, 2)).toEqual({});
    expect(sentOptions(FACE, { long: true, mode: 'wild', rounds: 5, teams: 'two' }, 2)).toEqual({ long: true, mode: 'wild', rounds: 5, teams: 'two' });
    expect(sentOptions(FACE, { long: true, mode: 'wild', teams: 'two' }, 4)).toEqual({ long: true });
  });

  it('of which there are several travel in one', () => {
    expect(toggled(undefined, 'parks', true)).toBe('parks');
    expect(toggled('parks', 'shops', true)).toBe('parks+shops');
    expect(toggled('parks+shops', 'parks', false)).toBe('shops');
    expect(severalOf('parks+shops')).toEqual(['parks', 'shops']);
    expect(severalOf(undefined)).toEqual([]);
  });
});
