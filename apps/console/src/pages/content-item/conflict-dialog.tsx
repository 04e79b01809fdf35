import type { ReactNode } from 'react';
import type { Json } from '../../content/body-value.ts';
import { type Draft, type DraftConflict, withParts } from '../../content/draft.ts';
import { ThreeWayDialog } from '../../ui/three-way-dialog.tsx';
import css from './editor.module.css';
import * as texts from './texts.ts';

export interface ConflictDialogProps {
  readonly conflicts: readonly DraftConflict[];
  /** With mine where both wrote. */
  readonly merged: Draft;
  readonly who: string | null;
  readonly labelOf: (member: string) => string;
  readonly onResolve: (draft: Draft) => void;
  readonly onClose: () => void;
}

const textOf = (value: Json | undefined): string => {
  if (value === undefined || value === '') return texts.nothing;
  return typeof value === 'object' ? JSON.stringify(value, undefined, 2) : String(value);
};

const names: Readonly<Record<string, string>> = { title: texts.titleField, urlName: texts.urlName };

/** Two wrote in the same fields: for each of them one of three values is chosen. */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const { conflicts, merged, who, labelOf, onResolve, onClose } = props;
  return (
    <ThreeWayDialog
      title={texts.conflictTitle}
      hint={texts.conflictHint(who)}
      parts={conflicts.map((conflict) => ({
        id: conflict.part,
        label: names[conflict.part] ?? labelOf(conflict.part.slice('body.'.length)),
        show: (side) => <span className={css.value}>{textOf(conflict[side])}</span>,
      }))}
      confirmLabel={texts.useChosen}
      onConfirm={(sideOf) =>
        onResolve(
          withParts(merged, new Map(conflicts.map(({ part, ...sides }) => [part, sides[sideOf(part)]]))),
        )
      }
      onClose={onClose}
    />
  );
}
