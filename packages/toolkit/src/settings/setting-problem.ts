import { isValidPageReference } from '../page-reference/link-validity.ts';
import { parseLink } from '../page-reference/parse-link.ts';
import { parseAmount } from './amount.ts';
import { parseColor } from './color.ts';
import type { Setting } from './setting.ts';

function shown(given: unknown): string {
  if (typeof given === 'string') return JSON.stringify(given.length > 40 ? `${given.slice(0, 40)}…` : given);
  if (typeof given === 'number' || typeof given === 'boolean' || given === null) return String(given);
  return Array.isArray(given) ? 'a list' : `a value of type ${typeof given}`;
}

function instead(fallback: string | number | boolean | undefined): string {
  return fallback === undefined ? 'it is left out' : `${fallback} is used`;
}

const isObject = (given: unknown): boolean => typeof given === 'object' && given !== null;

/** Why a value cannot be used as it is and what happens instead, or undefined when it can. Left out is never a problem. */
export function settingProblem(setting: Setting, given: unknown): string | undefined {
  if (given === undefined || given === null) return undefined;
  const but = (expected: string, rest = 'it is left out'): string =>
    `is ${expected}, not ${shown(given)}: ${rest}`;
  switch (setting.kind) {
    case 'choice':
      return typeof given === 'string' && setting.choices.includes(given.trim().toLowerCase())
        ? undefined
        : but(`one of ${setting.choices.join(', ')}`, instead(setting.fallback));
    case 'number': {
      const { least, most, isWhole, unit = '', fallback } = setting;
      if (typeof given === 'string' && setting.words?.includes(given)) return undefined;
      const amount = parseAmount(given);
      const expected = `a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}${unit && ` ${unit}`}`;
      if (amount === undefined) return but(expected, instead(fallback));
      const isFine = amount >= least && amount <= most && !(isWhole && !Number.isInteger(amount));
      return isFine ? undefined : but(expected, 'the nearest is used');
    }
    case 'flag':
      return given === 'true' || given === 'false' || typeof given === 'boolean'
        ? undefined
        : but('true or false', instead(setting.fallback));
    case 'pattern':
      return typeof given === 'string' && setting.pattern.test(given.trim())
        ? undefined
        : but(setting.phrase, instead(setting.fallback));
    case 'color':
      return parseColor(given) === undefined ? but('a color') : undefined;
    case 'text':
      return typeof given === 'string' || typeof given === 'number' ? undefined : but('text');
    case 'html':
      return typeof given === 'string' || isObject(given) ? undefined : but('text');
    case 'image':
      return setting.read(given) === undefined ? but('a picture with an address') : undefined;
    case 'link': {
      const reference = parseLink(given)?.pageReference;
      if (reference === undefined) return but('a link');
      return isValidPageReference(reference)
        ? undefined
        : `leads nowhere: its page reference lacks an attribute that ${reference.type} requires`;
    }
    case 'data':
      return undefined;
  }
}
