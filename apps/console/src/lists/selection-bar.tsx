import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { locale } from '../language/language.ts';
import type { ListDialog } from './list-dialog.ts';
import css from './lists.module.css';
import * as texts from './texts.ts';

interface SelectionBarProps {
  readonly count: number;
  /** All records of the list are meant, whether they are loaded or not. */
  readonly isAll: boolean;
  readonly canSelectAll: boolean;
  readonly onAll: () => void;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  readonly hasOwner: boolean;
  readonly onDialog: (dialog: ListDialog) => void;
  readonly onClear: () => void;
}

/** How many rows are selected, and what can be done with them. */
export function SelectionBar(props: SelectionBarProps): ReactNode {
  const { count, isAll, canSelectAll, onAll, mayEdit, mayDelete, hasOwner, onDialog, onClear } = props;
  const button = (label: string, dialog: ListDialog): ReactNode => (
    <ActionButton type="button" variant="secondary" onClick={() => onDialog(dialog)}>
      {label}
    </ActionButton>
  );
  return (
    <section className={css.selectionBar} aria-label={texts.selection}>
      <p role="status">{isAll ? texts.allSelected : texts.selected(count, count.toLocaleString(locale))}</p>
      {canSelectAll && !isAll && (
        <ActionButton type="button" variant="plain" onClick={onAll}>
          {texts.selectAll}
        </ActionButton>
      )}
      {mayEdit && button(texts.changeField, 'edit')}
      {hasOwner && button(texts.changeOwner, 'owner')}
      {button(texts.exportList, 'export')}
      {mayDelete && button(texts.deleteRecords, 'delete')}
      <ActionButton type="button" variant="plain" onClick={onClear}>
        {texts.clearSelection}
      </ActionButton>
    </section>
  );
}
