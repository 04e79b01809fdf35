import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { ModalDialog } from './modal-dialog.tsx';
import * as texts from './texts.ts';
import css from './three-way-dialog.module.css';

const sides = ['mine', 'theirs', 'original'] as const;
export type Side = (typeof sides)[number];

/** Something that two people have written: one of three values is chosen for it. */
export interface ThreeWayPart {
  readonly id: string;
  readonly label: string;
  readonly show: (side: Side) => ReactNode;
}

export interface ThreeWayDialogProps {
  readonly title: string;
  /** Who has written, and what to do. */
  readonly hint: string;
  readonly parts: readonly ThreeWayPart[];
  readonly confirmLabel: string;
  /** Called with the side that was chosen for each part. */
  readonly onConfirm: (sideOf: (id: string) => Side) => void;
  readonly onClose: () => void;
}

const labels: Readonly<Record<Side, string>> = {
  mine: texts.mine,
  theirs: texts.theirs,
  original: texts.original,
};

/** Mine, theirs or the original, for each part; mine until another one is chosen. */
export function ThreeWayDialog(props: ThreeWayDialogProps): ReactNode {
  const { title, hint, parts, confirmLabel, onConfirm, onClose } = props;
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (id: string): Side => choices[id] ?? 'mine';
  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      size="medium"
      role="alertdialog"
      title={title}
      footer={
        <>
          <ActionButton type="button" variant="secondary" onClick={onClose}>
            {texts.keepEditing}
          </ActionButton>
          <ActionButton type="button" onClick={() => onConfirm(sideOf)}>
            {confirmLabel}
          </ActionButton>
        </>
      }
    >
      <p>{hint}</p>
      {parts.map(({ id, label, show }) => (
        <fieldset key={id} className={css.field}>
          <legend className={css.legend}>{label}</legend>
          {sides.map((side) => (
            <label key={side} className={css.choice}>
              <input
                type="radio"
                name={`conflict-${id}`}
                checked={sideOf(id) === side}
                onChange={() => setChoices({ ...choices, [id]: side })}
              />
              <span className={css.side}>{labels[side]}</span>
              <span className={css.value}>{show(side)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </ModalDialog>
  );
}
