import { emailPattern, normalizeId } from '@relab/contract';
import type { Field } from '../../objects/field.ts';
import { sanitizeRichText } from '../../rich-text/rich-text.ts';

export type Checked =
  | { readonly ok: true; readonly value: string | number | boolean | null }
  | { readonly ok: false; readonly code: string; readonly message: string };

const good = (value: string | number | boolean | null): Checked => ({ ok: true, value });
const bad = (code: string, message: string): Checked => ({ ok: false, code, message });

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;
/** What PostgreSQL, JavaScript and people agree on. */
const years = { first: Date.parse('0001-01-01T00:00:00Z'), last: Date.UTC(9999, 11, 31, 23, 59, 59, 999) };

function checkMoment(text: string): Checked {
  const at = Date.parse(day.test(text) ? `${text}T00:00:00Z` : text);
  const real = Number.isFinite(at) && at >= years.first && at <= years.last;
  // 31 April is a day that no month has.
  if (day.test(text)) {
    const exists = real && new Date(at).toISOString().startsWith(text);
    return exists ? good(text) : bad('INVALID_TYPE', `${text} is not a day.`);
  }
  return real ? good(new Date(at).toISOString()) : bad('INVALID_TYPE', 'not a moment.');
}

function checkNumber(field: Field, given: unknown): Checked {
  const value = typeof given === 'string' && /^-?\d+(\.\d+)?$/.test(given.trim()) ? Number(given) : given;
  if (typeof value !== 'number' || !Number.isFinite(value))
    return bad('INVALID_TYPE', 'a number is expected.');
  const { precision = 18, scale = 0 } = field;
  if (Math.abs(value) >= 10 ** (precision - scale)) {
    return bad('NUMBER_OUTSIDE_VALID_RANGE', `at most ${precision - scale} digits before the point.`);
  }
  const rounded = Number(value.toFixed(scale));
  if (field.isExact && rounded !== value) {
    const digits = scale === 0 ? 'a whole number is expected.' : `at most ${scale} digits after the point.`;
    return bad('NUMBER_OUTSIDE_VALID_RANGE', digits);
  }
  return good(rounded);
}

const email = new RegExp(emailPattern);

function checkText(field: Field, text: string): Checked {
  const longest = field.length ?? 255;
  if ([...text].length > longest)
    return bad('STRING_TOO_LONG', `data value too large (max length=${longest}).`);
  switch (field.kind) {
    case 'email':
      return email.test(text) ? good(text) : bad('INVALID_EMAIL_ADDRESS', `invalid email address: ${text}`);
    case 'url':
      return /^(?:https?:\/\/)?[^\s:/]+\.[^\s]+$/i.test(text)
        ? good(text)
        : bad('INVALID_TYPE', 'not a web address.');
    case 'richText':
      return good(sanitizeRichText(text));
    default:
      return good(text);
  }
}

function checkChoice(field: Field, text: string): Checked {
  const chosen = field.kind === 'multiPicklist' ? [...new Set(text.split(';'))] : [text];
  const unknown = chosen.find((choice) => !field.values?.some(({ value }) => value === choice));
  return unknown === undefined
    ? good(chosen.join(';'))
    : bad('INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', `bad value for restricted picklist field: ${unknown}`);
}

/** A value that came over the wire, as it may be stored; null and empty text clear a field. */
export function checkValue(field: Field, given: unknown): Checked {
  if (given === null || given === '') {
    return field.kind === 'boolean' ? bad('INVALID_TYPE', 'true or false is expected.') : good(null);
  }
  switch (field.kind) {
    case 'number':
    case 'currency':
    case 'percent':
      return checkNumber(field, given);
    case 'boolean':
      return typeof given === 'boolean' ? good(given) : bad('INVALID_TYPE', 'true or false is expected.');
    default:
  }
  if (typeof given !== 'string') return bad('INVALID_TYPE', 'text is expected.');
  switch (field.kind) {
    case 'date':
      return day.test(given) ? checkMoment(given) : bad('INVALID_TYPE', 'a day (YYYY-MM-DD) is expected.');
    case 'dateTime':
      return moment.test(given)
        ? checkMoment(given)
        : bad('INVALID_TYPE', 'a moment (ISO 8601, with its zone) is expected.');
    case 'picklist':
    case 'multiPicklist':
      return checkChoice(field, given);
    case 'id':
    case 'reference':
      return /^[a-zA-Z0-9]{15}(?:[A-Z0-5]{3})?$/.test(given)
        ? good(normalizeId(given))
        : bad('MALFORMED_ID', `id value of incorrect type: ${given}`);
    default:
      return checkText(field, given);
  }
}
