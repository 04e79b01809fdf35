import { clamp, parseAmount } from './amount.ts';
import { parseChoice } from './choice.ts';
import { parseColor } from './color.ts';
import type { Setting } from './setting.ts';

/** No box of a page is taller or thicker than this many px, whatever its settings. */
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
  return { kind: 'choice', choices, fallback, read: (input) => parseChoice(choices, input, fallback) };
}

/** A whole number from `least` to `most`. */
export function integer(min: number, max: number, fallback: number): Setting<number> {
  const read = (input: unknown): number => Math.trunc(clamp(input, min, max, fallback));
  return { kind: 'number', min, max, isInteger: true, fallback, read };
}

/** A number from `least` to `most`. */
export function number(min: number, max: number, fallback: number): Setting<number> {
  return { kind: 'number', min, max, fallback, read: (input) => clamp(input, min, max, fallback) };
}

function length(
  max: number,
  unit: 'px' | '%',
  fallback: number | undefined,
): Setting<string | undefined, number> {
  const read = (input: unknown): string | undefined => {
    const amount = parseAmount(input) ?? fallback;
    return amount === undefined ? undefined : `${clamp(amount, 0, max, 0)}${unit}`;
  };
  return { kind: 'number', min: 0, max, unit, fallback, read };
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
  const read = (input: unknown): number => clamp(input, 0, 100, fallback) / 100;
  return { kind: 'number', min: 0, max: 100, unit: '%', fallback, read };
}

/** Content holds flags as words, too. */
const booleans: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
]);

/** A flag; the texts `true` and `false` count too. False by default, or `fallback`. */
export function boolean(fallback = false): Setting<boolean> {
  return { kind: 'boolean', fallback, read: (input) => booleans.get(input) ?? fallback };
}

/** A flag that depends on something else unless it is given. */
export function optionalBoolean(): Setting<boolean | undefined, boolean> {
  return { kind: 'boolean', read: (input) => booleans.get(input) };
}

/** What a text setting makes of a value: texts and numbers as text, all else empty. */
export function readText(input: unknown): string {
  return typeof input === 'string' || typeof input === 'number' ? String(input) : '';
}

/** Text to be shown as it is; may be empty. */
export function text(): Setting<string> {
  return { kind: 'text', read: readText };
}

/** A colour as CSS, undefined for an invalid one. */
export function color(): Setting<string | undefined, string> {
  return { kind: 'color', read: parseColor };
}

/** Text in a format, such as a position inside a picture; the phrase describes it to authors. */
export function pattern(
  form: RegExp,
  phrase: string,
  fallback?: string,
): Setting<string | undefined, string> {
  const read = (input: unknown): string | undefined => {
    const word = typeof input === 'string' ? input.trim() : '';
    return form.test(word) ? word : fallback;
  };
  return { kind: 'pattern', pattern: form, phrase, fallback, read };
}

/** What a provider answered, handed on as it is to a block that knows what to expect of it. */
export function data<Input = unknown>(): Setting<unknown, Input> {
  return { kind: 'data', read: (input) => input };
}
