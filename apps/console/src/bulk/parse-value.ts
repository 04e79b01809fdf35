import type { InputValue } from '@relab/client/records';
import type { FieldInfo, PicklistValues } from '@relab/contract/records';
import { checkValue } from '../fields/check-value.ts';
import { fieldKindOf } from '../fields/field-kind.ts';
import type { Reading } from '../fields/format-value.ts';
import { parseNumber } from '../fields/number-text.ts';
import { fromLocalTime } from '../fields/zoned-time.ts';
import * as texts from './texts.ts';

export type ParsedValue =
  | { readonly value: InputValue; readonly displayValue: string | null }
  | { readonly problem: string };

type Choices = PicklistValues['values'];

const yes = new Set(['true', 'yes', 'y', 'ja', 'j', '1', 'x', '✓']);
const no = new Set(['false', 'no', 'n', 'nein', '0', '']);

const pad = (text: string): string => text.padStart(2, '0');

/** `2026-11-23`, or the day as the reader's locale writes it: 11/23/2026, 23.11.2026. Undefined for no day. */
function readDay(text: string, { locale }: Reading): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const local = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  const isDayFirst = text.includes('.') || !locale.startsWith('en-US');
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : local
      ? [local[3], isDayFirst ? local[2] : local[1], isDayFirst ? local[1] : local[2]]
      : [];
  if (!year || !month || !day) return undefined;
  const written = `${year}-${pad(month)}-${pad(day)}`;
  const date = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(written) ? undefined : written;
}

function readMoment(text: string, reading: Reading): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text)) {
    const at = Date.parse(text);
    return Number.isNaN(at) ? undefined : new Date(at).toISOString();
  }
  const match = /^(.+?)(?:,?[\sT]+(\d{1,2}):(\d{2})(?::\d{2})?\s*(AM|PM)?)?$/i.exec(text);
  const day = readDay(match?.[1] ?? '', reading);
  if (!match || !day) return undefined;
  const [, , hour = '0', minute = '00', half] = match;
  const twelve = half ? (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hour);
  return fromLocalTime(`${day}T${pad(String(twelve))}:${minute}`, reading.timeZone);
}

const choiceOf = (choices: Choices, text: string): Choices[number] | undefined => {
  const lower = text.toLowerCase();
  return (
    choices.find(({ value, label }) => value === text || label === text) ??
    choices.find(({ value, label }) => value.toLowerCase() === lower || label.toLowerCase() === lower)
  );
};

const recordId = /^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$/;

/**
 * The value that a pasted or imported text means for a field, or what is wrong with it. Texts of picklists are labels or
 * values; references are ids. Without choices a picklist's text is left to the server.
 */
export function parseValue(
  field: FieldInfo,
  typed: string,
  reading: Reading,
  choices?: Choices,
): ParsedValue {
  const text = typed.trim();
  const checked = (value: InputValue, displayValue: string | null = null): ParsedValue => {
    const problem = checkValue(field, value, field.required);
    return problem === undefined ? { value, displayValue } : { problem };
  };
  const kind = fieldKindOf(field);
  if (kind === 'boolean') {
    const lower = text.toLowerCase();
    return yes.has(lower)
      ? { value: true, displayValue: null }
      : no.has(lower)
        ? { value: false, displayValue: null }
        : { problem: texts.notYesOrNo(text.slice(0, 40)) };
  }
  if (text === '') return checked(null);
  switch (kind) {
    case 'number':
    case 'currency':
    case 'percent': {
      const number = parseNumber(text.replace(/[%€$£]|[A-Z]{3}\b/g, ''), reading.locale);
      return number === undefined ? { problem: texts.notANumber(text.slice(0, 40)) } : checked(number);
    }
    case 'date': {
      const day = readDay(text, reading);
      return day ? checked(day) : { problem: texts.notADate(text.slice(0, 40)) };
    }
    case 'dateTime': {
      const moment = readMoment(text, reading);
      return moment ? checked(moment) : { problem: texts.notADate(text.slice(0, 40)) };
    }
    case 'picklist': {
      if (!choices) return checked(text, text);
      const choice = choiceOf(choices, text);
      return choice ? checked(choice.value, choice.label) : { problem: texts.notAChoice(text.slice(0, 80)) };
    }
    case 'multiPicklist': {
      const parts = text
        .split(/[;,]/)
        .map((part) => part.trim())
        .filter(Boolean);
      const found = parts.map((part) => (choices ? choiceOf(choices, part) : { value: part, label: part }));
      const missing = found.findIndex((choice) => !choice);
      if (missing >= 0) return { problem: texts.notAChoice(parts[missing]?.slice(0, 80) ?? '') };
      const known = found.flatMap((choice) => choice ?? []);
      return checked(known.map(({ value }) => value).join(';'), known.map(({ label }) => label).join(';'));
    }
    case 'reference':
      return recordId.test(text) ? checked(text, text) : { problem: texts.notAnId(text.slice(0, 40)) };
    default:
      return checked(kind === 'longText' || kind === 'richText' ? typed : text);
  }
}
