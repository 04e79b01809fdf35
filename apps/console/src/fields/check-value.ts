import type { InputValue } from '@relab/client/records';
import type { FieldInfo } from '@relab/contract/records';
import { fieldKindOf, isNumeric } from './field-kind.ts';
import * as texts from './texts.ts';

export const isBlank = (value: InputValue | undefined): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** What is wrong with a value as it was typed, in a sentence; the server's own rules come on top when it is saved. */
export function checkValue(field: FieldInfo, value: InputValue, isRequired: boolean): string | undefined {
  const kind = fieldKindOf(field);
  // A box that is not ticked is an answer too.
  if (isBlank(value)) return isRequired && kind !== 'boolean' ? texts.required(field.label) : undefined;
  if (isNumeric(kind)) return checkNumber(field, value);
  const text = String(value);
  if (kind === 'date' || kind === 'dateTime')
    return Number.isNaN(Date.parse(text)) ? texts.notADate : undefined;
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+$/.test(text)) return texts.notAnEmail;
  const limits = kind !== 'reference' && field.length > 0 && text.length > field.length;
  return limits ? texts.tooLong(field.length) : undefined;
}

function checkNumber({ scale, precision, dataType }: FieldInfo, value: InputValue): string | undefined {
  if (typeof value !== 'number') return texts.notANumber;
  if (dataType === 'Int' && !Number.isInteger(value)) return texts.notAWholeNumber;
  const whole = precision - scale;
  return precision > 0 && Math.abs(value) >= 10 ** whole ? texts.tooManyDigits(whole) : undefined;
}
