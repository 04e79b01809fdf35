import { clamp, parseAmount } from './amount.ts';
import { parseChoice } from './choice.ts';
import { parseColor } from './color.ts';
import type { Setting } from './setting.ts';

/** No box of a page is taller or thicker than this many px, whatever a setting says. */
const MAX_PIXELS = 10_000;

/** One of the words, else the fallback. */
export function choice<const Choice extends string>(
  choices: readonly Choice[],
): Setting<Choice | undefined, Choice>;
export function choice<const Choice extends string>(
  choices: readonly Choice[],
  fallback: Choice,
): Setting<Choice, Choice>;
export function choice<const Choice extends string>(
  choices: readonly Choice[],
  fallback?: Choice,
): Setting<Choice | undefined, Choice> {
  return { kind: 'choice', choices, fallback, read: (given) => parseChoice(choices, given, fallback) };
}

/** A whole number from `least` to `most`. */
export function whole(least: number, most: number, fallback: number): Setting<number> {
  const read = (given: unknown): number => Math.trunc(clamp(given, least, most, fallback));
  return { kind: 'number', least, most, isWhole: true, fallback, read };
}

/** A number from `least` to `most`. */
export function number(least: number, most: number, fallback: number): Setting<number> {
  return { kind: 'number', least, most, fallback, read: (given) => clamp(given, least, most, fallback) };
}

function length(
  most: number,
  unit: 'px' | '%',
  fallback: number | undefined,
): Setting<string | undefined, number> {
  const read = (given: unknown): string | undefined => {
    const amount = parseAmount(given) ?? fallback;
    return amount === undefined ? undefined : `${clamp(amount, 0, most, 0)}${unit}`;
  };
  return { kind: 'number', least: 0, most, unit, fallback, read };
}

/** heights, borders, radii and overlaps are numbers of px; the block gets a CSS length. */
export function pixels(): Setting<string | undefined, number>;
export function pixels(fallback: number): Setting<string, number>;
export function pixels(fallback?: number): Setting<string | undefined, number> {
  return length(MAX_PIXELS, 'px', fallback);
}

/** widths are numbers of %, 0 to 100; the block gets a CSS percentage. */
export function percent(): Setting<string | undefined, number>;
export function percent(fallback: number): Setting<string, number>;
export function percent(fallback?: number): Setting<string | undefined, number> {
  return length(100, '%', fallback);
}

/** The same as a share: 60 is given, the block gets 0.6. */
export function share(fallback: number): Setting<number> {
  const read = (given: unknown): number => clamp(given, 0, 100, fallback) / 100;
  return { kind: 'number', least: 0, most: 100, unit: '%', fallback, read };
}

/** Content holds flags as words, too. */
const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
]);

export function flag(fallback = false): Setting<boolean> {
  return { kind: 'flag', fallback, read: (given) => flags.get(given) ?? fallback };
}

/** A flag that depends on something else unless it is given. */
export function optionalFlag(): Setting<boolean | undefined, boolean> {
  return { kind: 'flag', read: (given) => flags.get(given) };
}

export function readText(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
}

/** Words to be shown as they are; empty when there are none. */
export function text(): Setting<string> {
  return { kind: 'text', read: readText };
}

/** A colour as CSS, undefined when it is none. */
export function color(): Setting<string | undefined, string> {
  return { kind: 'color', read: parseColor };
}

/** Text of a form that cannot be listed, such as a place inside a picture; the phrase says to authors what is expected. */
export function pattern(
  form: RegExp,
  phrase: string,
  fallback?: string,
): Setting<string | undefined, string> {
  const read = (given: unknown): string | undefined => {
    const word = typeof given === 'string' ? given.trim() : '';
    return form.test(word) ? word : fallback;
  };
  return { kind: 'pattern', pattern: form, phrase, fallback, read };
}

/** What a provider answered, handed on as it is to a block that knows what to expect of it. */
export function data<Given = unknown>(): Setting<unknown, Given> {
  return { kind: 'data', read: (given) => given };
}
