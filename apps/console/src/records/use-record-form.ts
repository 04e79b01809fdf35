import type { ClientError } from '@relab/client';
import type { InputValue } from '@relab/client/records';
import type { ObjectInfo } from '@relab/contract/records';
import { useCallback, useMemo, useState } from 'react';
import { checkValue } from '../fields/check-value.ts';
import { checkJsonText, isJsonField } from '../fields/json-text.ts';
import type { FormValues } from '../fields/picklist-options.ts';
import type { RecordFields } from '../fields/record-field.ts';
import { baseEntry, type FormEntry, type FormState, newForm, withEntry } from './form-state.ts';
import type { Place } from './layout-places.ts';

export interface RecordForm {
  readonly state: FormState;
  /** The value of every field that the form knows. */
  readonly values: FormValues;
  readonly isDirty: boolean;
  readonly change: (name: string, value: InputValue, text?: string | null) => void;
  readonly set: (state: FormState) => void;
  /** Checks what was typed; true where it can be sent. */
  readonly check: (places: ReadonlyMap<string, Place>, isNew: boolean) => boolean;
  /** Puts what the server rejects at its fields; answers the sentences that are about none of them. */
  readonly reject: (error: ClientError, places: ReadonlyMap<string, Place>) => readonly string[];
  readonly reset: (base: RecordFields, edits?: Readonly<Record<string, FormEntry>>) => void;
}

/** What somebody types over a record, until it is saved. */
export function useRecordForm(base: RecordFields, edits?: Readonly<Record<string, FormEntry>>): RecordForm {
  const [state, set] = useState(() => newForm(base, edits));
  const change = useCallback(
    (name: string, value: InputValue, text: string | null = null) =>
      set((before) => withEntry(before, name, { value, text })),
    [],
  );
  const values = useMemo(() => {
    const stored = Object.entries(state.base).map(([name, { value }]) => [
      name,
      typeof value === 'object' ? null : value,
    ]);
    const typed = Object.entries(state.edits).map(([name, { value }]) => [name, value]);
    return Object.fromEntries([...stored, ...typed]) as FormValues;
  }, [state]);

  const check = (places: ReadonlyMap<string, Place>, isNew: boolean): boolean => {
    // Of a record that is there, what was not touched is the server's to judge.
    const checked = [...places.values()].filter(
      ({ field, isEditable }) => isEditable && (isNew || state.edits[field.apiName]),
    );
    const errors = checked.flatMap(({ field, label, isRequired }) => {
      const value = values[field.apiName] ?? null;
      const message =
        checkValue({ ...field, label }, value, isRequired) ??
        (isJsonField(field, baseEntry(state.base, field.apiName).value) ? checkJsonText(value) : undefined);
      return message === undefined ? [] : [[field.apiName, message]];
    });
    set((before) => ({ ...before, errors: Object.fromEntries(errors) }));
    return errors.length === 0;
  };

  const reject = (error: ClientError, places: ReadonlyMap<string, Place>): readonly string[] => {
    const { fieldMessages, messages } = error;
    const atFields = Object.entries(fieldMessages).filter(([name]) => places.get(name)?.isEditable);
    const elsewhere = Object.entries(fieldMessages)
      .filter(([name]) => !places.get(name)?.isEditable)
      .flatMap(([, sentences]) => sentences);
    set((before) => ({
      ...before,
      errors: Object.fromEntries(atFields.map(([name, sentences]) => [name, sentences.join(' ')])),
    }));
    const all = [...messages, ...elsewhere];
    return all.length > 0 || atFields.length > 0 ? all : [error.message];
  };

  const reset = useCallback(
    (next: RecordFields, nextEdits?: Readonly<Record<string, FormEntry>>) => set(newForm(next, nextEdits)),
    [],
  );
  return { state, values, isDirty: Object.keys(state.edits).length > 0, change, set, check, reject, reset };
}

/** The label of a field by its name, or the name where it is not described. */
export const labelsOf =
  ({ fields }: ObjectInfo) =>
  (name: string): string =>
    fields[name]?.label ?? name;
