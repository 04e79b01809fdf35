import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import css from './lists.module.css';
import * as texts from './texts.ts';
import type { InlineEdit } from './use-inline-edit.tsx';

/** What is typed and not saved, below the list as long as there is anything. */
export function EditBar({ inline }: { readonly inline: InlineEdit }): ReactNode {
  const { changes, edits, isSaving, save, discard } = inline;
  if (changes === 0) return null;
  return (
    <section className={css.editBar} aria-label={texts.changes}>
      <p role="status">{texts.changed(changes, edits.size)}</p>
      <ActionButton type="button" variant="secondary" disabled={isSaving} onClick={discard}>
        {texts.cancel}
      </ActionButton>
      <ActionButton type="button" busy={isSaving} onClick={() => void save()}>
        {texts.save}
      </ActionButton>
    </section>
  );
}
