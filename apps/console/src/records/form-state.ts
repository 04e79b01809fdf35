import type { InputValue } from '@relab/client/records';
import type { RecordFields } from '../fields/record-field.ts';

/** A field as it was typed: the value, and the text that stands for it. */
export interface FormEntry {
  readonly value: InputValue;
  readonly text: string | null;
}

/** A form over a record: what it began with, and what differs from that. */
export interface FormState {
  /** As the record was when the form was opened, or was last saved. */
  readonly base: RecordFields;
  readonly edits: Readonly<Record<string, FormEntry>>;
  /** What is wrong, by field; a field that is typed in anew has nothing wrong with it until it is checked again. */
  readonly errors: Readonly<Record<string, string>>;
}

const scalar = (value: unknown): InputValue =>
  value === undefined || value === '' || (typeof value === 'object' && value !== null)
    ? null
    : (value as InputValue);

/** A field as the record has it; a compound or a record has no value of its own. */
export function baseEntry(base: RecordFields, name: string): FormEntry {
  const field = base[name];
  return { value: scalar(field?.value), text: field?.displayValue ?? null };
}

export const entryOf = ({ base, edits }: FormState, name: string): FormEntry =>
  edits[name] ?? baseEntry(base, name);

/** Nothing is an empty text, and a box that was never ticked is not ticked. */
const isSame = (one: InputValue, other: InputValue): boolean =>
  one === other || (!one && !other && one !== 0 && other !== 0);

/** The field with another value; one that is as it was before is no change any more. */
export function withEntry(state: FormState, name: string, entry: FormEntry): FormState {
  const { [name]: _, ...edits } = state.edits;
  const { [name]: __, ...errors } = state.errors;
  const isEdit = !isSame(entry.value, baseEntry(state.base, name).value);
  return { ...state, errors, edits: isEdit ? { ...edits, [name]: entry } : edits };
}

/** What is sent: the changed fields alone. */
export const changedFields = ({ edits }: FormState): Readonly<Record<string, InputValue>> =>
  Object.fromEntries(Object.entries(edits).map(([name, { value }]) => [name, value]));

/** The same edits over a record as it is by now. */
export function rebased(state: FormState, base: RecordFields): FormState {
  const edits = Object.entries(state.edits).filter(
    ([name, { value }]) => !isSame(value, baseEntry(base, name).value),
  );
  return { ...state, base, edits: Object.fromEntries(edits) };
}

export const newForm = (base: RecordFields, edits: Readonly<Record<string, FormEntry>> = {}): FormState => ({
  base,
  edits,
  errors: {},
});
