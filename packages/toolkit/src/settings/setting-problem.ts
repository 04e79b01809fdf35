import { isValidPageReference } from '../page-reference/link-validity.ts';
import { parseLink } from '../page-reference/parse-link.ts';
import { parseAmount } from './amount.ts';
import { parseColor } from './color.ts';
import type { Setting } from './setting.ts';

function describe(input: unknown): string {
  if (typeof input === 'string') return JSON.stringify(input.length > 40 ? `${input.slice(0, 40)}…` : input);
  if (typeof input === 'number' || typeof input === 'boolean' || input === null) return String(input);
  return Array.isArray(input) ? 'a list' : `a value of type ${typeof input}`;
}

function instead(fallback: string | number | boolean | undefined): string {
  return fallback === undefined ? 'it is left out' : `${fallback} is used`;
}

const isObject = (input: unknown): boolean => typeof input === 'object' && input !== null;

/** Why a value cannot be used as it is and what happens instead, or undefined when it can. Left out is never a problem. */
export function settingProblem(setting: Setting, input: unknown): string | undefined {
  if (input === undefined || input === null) return undefined;
  const but = (expected: string, rest = 'it is left out'): string =>
    `is ${expected}, not ${describe(input)}: ${rest}`;
  switch (setting.kind) {
    case 'choice':
      return typeof input === 'string' && setting.choices.includes(input.trim().toLowerCase())
        ? undefined
        : but(`one of ${setting.choices.join(', ')}`, instead(setting.fallback));
    case 'number': {
      const { min, max, isInteger, unit = '', fallback } = setting;
      if (typeof input === 'string' && setting.keywords?.includes(input)) return undefined;
      const amount = parseAmount(input);
      const expected = `a ${isInteger ? 'whole ' : ''}number from ${min} to ${max}${unit && ` ${unit}`}`;
      if (amount === undefined) return but(expected, instead(fallback));
      const isFine = amount >= min && amount <= max && !(isInteger && !Number.isInteger(amount));
      return isFine ? undefined : but(expected, 'the nearest is used');
    }
    case 'boolean':
      return input === 'true' || input === 'false' || typeof input === 'boolean'
        ? undefined
        : but('true or false', instead(setting.fallback));
    case 'pattern':
      return typeof input === 'string' && setting.pattern.test(input.trim())
        ? undefined
        : but(setting.phrase, instead(setting.fallback));
    case 'color':
      return parseColor(input) === undefined ? but('a color') : undefined;
    case 'text':
      return typeof input === 'string' || typeof input === 'number' ? undefined : but('text');
    case 'html':
      return typeof input === 'string' || isObject(input) ? undefined : but('text');
    case 'image':
      return setting.read(input) === undefined ? but('a picture with an address') : undefined;
    case 'link': {
      const reference = parseLink(input)?.pageReference;
      if (reference === undefined) return but('a link');
      return isValidPageReference(reference)
        ? undefined
        : `leads nowhere: its page reference lacks an attribute that ${reference.type} requires`;
    }
    case 'data':
      return undefined;
  }
}
