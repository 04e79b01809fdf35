import type { RecordFields } from '../fields/record-field.ts';
import { baseEntry, type FormEntry, type FormState } from './form-state.ts';

/** A field that two people have set to different values. */
export interface FieldConflict {
  readonly name: string;
  readonly original: FormEntry;
  readonly mine: FormEntry;
  readonly theirs: FormEntry;
}

/** The fields about which somebody has to decide. Where none overlap, the edits go over what the record is by now. */
export function conflictsOf({ base, edits }: FormState, theirs: RecordFields): readonly FieldConflict[] {
  return Object.entries(edits).flatMap(([name, mine]) => {
    const original = baseEntry(base, name);
    const now = baseEntry(theirs, name);
    const isOverlapping = now.value !== original.value && now.value !== mine.value;
    return isOverlapping ? [{ name, original, mine, theirs: now }] : [];
  });
}
