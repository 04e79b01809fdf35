import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import type { JsonObject } from '../content/body-value.ts';
import { removeComponent } from './page-edit.ts';
import * as texts from './texts.ts';
import type { PageEditing } from './use-page-editing.ts';

export interface EditingToolsProps {
  readonly view: JsonObject;
  readonly editing: PageEditing;
  /** What else is done with the chosen component: before the button that removes it. */
  readonly children?: ReactNode;
}

/** Undo and redo, and removing what is chosen: of every tree of components. */
export function EditingTools({ view, editing, children }: EditingToolsProps): ReactNode {
  const { chosen } = editing;
  return (
    <>
      <ActionButton type="button" variant="secondary" disabled={!editing.canUndo} onClick={editing.undo}>
        {texts.undo}
      </ActionButton>
      <ActionButton type="button" variant="secondary" disabled={!editing.canRedo} onClick={editing.redo}>
        {texts.redo}
      </ActionButton>
      {children}
      <ActionButton
        type="button"
        variant="secondary"
        disabled={chosen === undefined}
        onClick={() => chosen !== undefined && editing.apply(removeComponent(view, chosen))}
      >
        {texts.remove}
      </ActionButton>
    </>
  );
}
