import { formKeyField } from './form-key-field.ts';
import { readText } from './form-reading.ts';

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The setting of a call that is done once for each key; nothing where the form brought none. */
export function formKeyOf(form: FormData): { readonly idempotencyKey?: string } {
  const key = readText(form, formKeyField);
  return uuid4.test(key) ? { idempotencyKey: key } : {};
}
