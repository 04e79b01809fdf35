import { type Client, ClientError } from '@relab/client';
import { type InputValue, updateRecord } from '@relab/client/records';
import type { RecordRepresentation } from '@relab/contract/records';
import type { RecordFields } from '../fields/record-field.ts';
import { changedFields, type FormState, rebased } from './form-state.ts';
import { conflictsOf, type FieldConflict } from './merge-edits.ts';
import { unlessChangedSince } from './record-version.ts';

/** How a save ended. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly record: RecordRepresentation }
  /** Somebody else has set the same fields: who types decides. */
  | {
      readonly kind: 'conflict';
      readonly theirs: RecordRepresentation;
      readonly fields: readonly FieldConflict[];
    }
  /** The record is deleted, or not the user's to see any more. */
  | { readonly kind: 'gone'; readonly error: ClientError }
  | { readonly kind: 'rejected'; readonly error: ClientError };

export interface SavedVersion {
  readonly recordId: string;
  /**
   * When the record was last written before the form was opened, by a job too, which does not count as its last change; null where
   * that is unknown. The server compares this one.
   */
  readonly systemModstamp: string | null;
}

/** How often edits are merged over a record that others keep writing, before the user is asked. */
const maxMerges = 3;

/**
 * Writes what was changed and nothing else. Where somebody else was faster in other fields, the changes go over what stands
 * now; where in the same ones, nothing is written.
 */
export async function saveRecord(
  client: Client,
  { recordId, systemModstamp }: SavedVersion,
  form: FormState,
  options: { readonly allowSaveOnDuplicate?: boolean } = {},
): Promise<SaveOutcome> {
  let version = systemModstamp;
  let state = form;
  for (let merges = 0; ; merges++) {
    try {
      const record = await updateRecord(client, {
        recordId,
        fields: changedFields(state),
        ...unlessChangedSince(version),
        ...(options.allowSaveOnDuplicate ? { allowSaveOnDuplicate: true } : {}),
      });
      return { kind: 'saved', record };
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      const theirs = error.conflict?.theirs as RecordRepresentation | undefined;
      if (!theirs) return error.status === 404 ? { kind: 'gone', error } : { kind: 'rejected', error };
      const fields = conflictsOf(form, theirs.fields);
      if (fields.length > 0) return { kind: 'conflict', theirs, fields };
      if (merges >= maxMerges) return { kind: 'rejected', error };
      state = rebased(form, theirs.fields);
      version = theirs.systemModstamp;
      // Both typed the same: there is nothing left to write.
      if (Object.keys(state.edits).length === 0) return { kind: 'saved', record: theirs };
    }
  }
}

/** What takes a write back: the changed fields as they were before it. */
export function undoFields(
  before: RecordFields,
  changed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, InputValue>> {
  return Object.fromEntries(
    Object.keys(changed).flatMap((name) => {
      const value = before[name]?.value;
      return value === undefined || (typeof value === 'object' && value !== null) ? [] : [[name, value]];
    }),
  );
}
