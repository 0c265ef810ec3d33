// The options of a table, as the face of a game tells them: which there are, which can be chosen now, what is sent.
import type { Condition, GameInfo, OptionFace } from './protocol.ts';

export type OptionValue = string | number | boolean;
/** What was chosen, by name; what is missing is left to the game. */
export type ChosenOptions = Readonly<Record<string, OptionValue>>;

/** Those that there are at a table of this size, and that a page asks for. */
export function offeredOptions({ options }: Pick<GameInfo, 'options'>, seats: number): readonly OptionFace[] {
  return options.filter(({ offered = true, seats: sizes = [] }) => offered && isAmong(seats, sizes));
}

/** Whether an option can be chosen beside the others. */
export function isOpen({ needs = [], excludes = [] }: Pick<OptionFace, 'needs' | 'excludes'>, chosen: ChosenOptions, seats: number): boolean {
  return needs.every((one) => !matters(one, seats) || holds(one, chosen)) && !excludes.some((one) => matters(one, seats) && holds(one, chosen));
}

/** As options of a table: only what is there, can be chosen, and is not what holds anyway. */
export function sentOptions(face: Pick<GameInfo, 'options'>, chosen: ChosenOptions, seats: number): ChosenOptions {
  const open = offeredOptions(face, seats).filter((option) => isOpen(option, chosen, seats));
  const sent = open.flatMap(({ name, default: usual }) => {
    const value = chosen[name];
    return value === undefined || value === false || value === '' || value === usual ? [] : [[name, value] as const];
  });
  return Object.fromEntries(sent);
}

/** Several choices of one option are sent with plus signs between them. */
export function toggled(now: OptionValue | undefined, choice: OptionValue, on: boolean): string {
  const others = severalOf(now).filter((one) => one !== String(choice));
  return (on ? [...others, String(choice)] : others).join('+');
}

export function severalOf(now: OptionValue | undefined): readonly string[] {
  return String(now ?? '').split('+').filter((one) => one !== '');
}

function holds({ option, values = [true] }: Condition, chosen: ChosenOptions): boolean {
  return values.includes(chosen[option] ?? false);
}

function matters({ seats = [] }: Condition, size: number): boolean {
  return isAmong(size, seats);
}

function isAmong(size: number, sizes: readonly number[]): boolean {
  return sizes.length === 0 || sizes.includes(size);
}
