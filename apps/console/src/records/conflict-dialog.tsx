import type { ObjectInfo, RecordRepresentation } from '@relab/contract/records';
import type { ReactNode } from 'react';
import { FieldValue } from '../fields/field-value.tsx';
import { type Side, ThreeWayDialog } from '../ui/three-way-dialog.tsx';
import type { FormEntry } from './form-state.ts';
import type { FieldConflict } from './merge-edits.ts';
import * as texts from './texts.ts';
import { labelsOf } from './use-record-form.ts';

export interface ConflictDialogProps {
  readonly info: ObjectInfo;
  readonly theirs: RecordRepresentation;
  readonly conflicts: readonly FieldConflict[];
  /** What was decided, by field. */
  readonly onResolve: (entries: Readonly<Record<string, FormEntry>>) => void;
  readonly onClose: () => void;
}

/** Somebody else was faster in the same fields: for each of them one of three values is chosen. */
export function ConflictDialog({
  info,
  theirs,
  conflicts,
  onResolve,
  onClose,
}: ConflictDialogProps): ReactNode {
  const show = (conflict: FieldConflict, side: Side): ReactNode => {
    const field = info.fields[conflict.name];
    const { value, text } = conflict[side];
    return field ? <FieldValue field={field} value={{ value, displayValue: text }} /> : String(value ?? '');
  };
  return (
    <ThreeWayDialog
      title={texts.conflictTitle}
      hint={texts.conflictHint(theirs.fields.LastModifiedBy?.displayValue ?? null)}
      parts={conflicts.map((conflict) => ({
        id: conflict.name,
        label: labelsOf(info)(conflict.name),
        show: (side) => show(conflict, side),
      }))}
      confirmLabel={texts.saveChosen}
      onConfirm={(sideOf) =>
        onResolve(
          Object.fromEntries(conflicts.map((conflict) => [conflict.name, conflict[sideOf(conflict.name)]])),
        )
      }
      onClose={onClose}
    />
  );
}
