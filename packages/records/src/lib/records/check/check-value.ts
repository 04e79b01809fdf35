import { emailPattern, normalizeId } from '@relab/contract';
import type { Field } from '../../objects/field.ts';
import type { Objects } from '../../objects/objects.ts';
import { sanitizeRichText } from '../../rich-text/rich-text.ts';

export type Checked =
  | { readonly ok: true; readonly value: string | number | boolean | null }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** What is said of values that cannot be stored. */
type Texts = Objects['texts']['values'];

const good = (value: string | number | boolean | null): Checked => ({ ok: true, value });
const bad = (code: string, message: string): Checked => ({ ok: false, code, message });

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;
/** What PostgreSQL, JavaScript and people agree on. */
const years = { first: Date.parse('0001-01-01T00:00:00Z'), last: Date.UTC(9999, 11, 31, 23, 59, 59, 999) };

function checkMoment(text: string, texts: Texts): Checked {
  const at = Date.parse(day.test(text) ? `${text}T00:00:00Z` : text);
  const real = Number.isFinite(at) && at >= years.first && at <= years.last;
  // 31 April is a day that no month has.
  if (day.test(text)) {
    const exists = real && new Date(at).toISOString().startsWith(text);
    return exists ? good(text) : bad('INVALID_TYPE', texts.noDay(text));
  }
  return real ? good(new Date(at).toISOString()) : bad('INVALID_TYPE', texts.noMoment);
}

function checkNumber(field: Field, given: unknown, texts: Texts): Checked {
  const value = typeof given === 'string' && /^-?\d+(\.\d+)?$/.test(given.trim()) ? Number(given) : given;
  if (typeof value !== 'number' || !Number.isFinite(value)) return bad('INVALID_TYPE', texts.number);
  const { precision = 18, scale = 0 } = field;
  if (Math.abs(value) >= 10 ** (precision - scale)) {
    return bad('NUMBER_OUTSIDE_VALID_RANGE', texts.digitsBefore(precision - scale));
  }
  const rounded = Number(value.toFixed(scale));
  if (field.isExact && rounded !== value) {
    const digits = scale === 0 ? texts.wholeNumber : texts.digitsAfter(scale);
    return bad('NUMBER_OUTSIDE_VALID_RANGE', digits);
  }
  return good(rounded);
}

const email = new RegExp(emailPattern);

function checkText(field: Field, text: string, texts: Texts): Checked {
  const longest = field.length ?? 255;
  if ([...text].length > longest) return bad('STRING_TOO_LONG', texts.tooLong(longest));
  switch (field.kind) {
    case 'email':
      return email.test(text) ? good(text) : bad('INVALID_EMAIL_ADDRESS', texts.email(text));
    case 'url':
      return /^(?:https?:\/\/)?[^\s:/]+\.[^\s]+$/i.test(text) ? good(text) : bad('INVALID_TYPE', texts.url);
    case 'richText':
      return good(sanitizeRichText(text));
    default:
      return good(text);
  }
}

function checkChoice(field: Field, text: string, texts: Texts): Checked {
  const chosen = field.kind === 'multiPicklist' ? [...new Set(text.split(';'))] : [text];
  const unknown = chosen.find((choice) => !field.values?.some(({ value }) => value === choice));
  return unknown === undefined
    ? good(chosen.join(';'))
    : bad('INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', texts.choice(unknown));
}

/** A value that came over the wire, as it may be stored; null and empty text clear a field. */
export function checkValue(
  field: Field,
  given: unknown,
  { texts: { values: texts } }: Pick<Objects, 'texts'>,
): Checked {
  if (given === null || given === '') {
    return field.kind === 'boolean' ? bad('INVALID_TYPE', texts.boolean) : good(null);
  }
  switch (field.kind) {
    case 'number':
    case 'currency':
    case 'percent':
      return checkNumber(field, given, texts);
    case 'boolean':
      return typeof given === 'boolean' ? good(given) : bad('INVALID_TYPE', texts.boolean);
    default:
  }
  if (typeof given !== 'string') return bad('INVALID_TYPE', texts.text);
  switch (field.kind) {
    case 'date':
      return day.test(given) ? checkMoment(given, texts) : bad('INVALID_TYPE', texts.day);
    case 'dateTime':
      return moment.test(given) ? checkMoment(given, texts) : bad('INVALID_TYPE', texts.moment);
    case 'picklist':
    case 'multiPicklist':
      return checkChoice(field, given, texts);
    case 'id':
    case 'reference':
      return /^[a-zA-Z0-9]{15}(?:[A-Z0-5]{3})?$/.test(given)
        ? good(normalizeId(given))
        : bad('MALFORMED_ID', texts.id(given));
    default:
      return checkText(field, given, texts);
  }
}
