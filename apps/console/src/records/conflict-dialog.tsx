import type { ObjectInfo, RecordRepresentation } from '@relab/contract/records';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { FieldValue } from '../fields/field-value.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import css from './conflict-dialog.module.css';
import type { FormEntry } from './form-state.ts';
import type { FieldConflict } from './merge-edits.ts';
import * as texts from './texts.ts';
import { labelsOf } from './use-record-form.ts';

const sides = ['mine', 'theirs', 'original'] as const;
type Side = (typeof sides)[number];

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
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const chosen = (name: string): Side => choices[name] ?? 'mine';
  const labels: Readonly<Record<Side, string>> = {
    mine: texts.mine,
    theirs: texts.theirs,
    original: texts.original,
  };
  const resolve = (): void =>
    onResolve(
      Object.fromEntries(conflicts.map((conflict) => [conflict.name, conflict[chosen(conflict.name)]])),
    );
  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      size="medium"
      role="alertdialog"
      title={texts.conflictTitle}
      footer={
        <>
          <ActionButton type="button" variant="secondary" onClick={onClose}>
            {texts.keepEditing}
          </ActionButton>
          <ActionButton type="button" onClick={resolve}>
            {texts.saveChosen}
          </ActionButton>
        </>
      }
    >
      <p>{texts.conflictHint(theirs.fields.LastModifiedBy?.displayValue ?? null)}</p>
      {conflicts.map((conflict) => {
        const field = info.fields[conflict.name];
        return (
          <fieldset key={conflict.name} className={css.field}>
            <legend className={css.legend}>{labelsOf(info)(conflict.name)}</legend>
            {sides.map((side) => (
              <label key={side} className={css.choice}>
                <input
                  type="radio"
                  name={`conflict-${conflict.name}`}
                  checked={chosen(conflict.name) === side}
                  onChange={() => setChoices({ ...choices, [conflict.name]: side })}
                />
                <span className={css.side}>{labels[side]}</span>
                <span className={css.value}>
                  {field ? (
                    <FieldValue
                      field={field}
                      value={{ value: conflict[side].value, displayValue: conflict[side].text }}
                    />
                  ) : (
                    String(conflict[side].value ?? '')
                  )}
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </ModalDialog>
  );
}
