import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { useHeldNavigation } from '../routing/router.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import * as texts from './texts.ts';

/** Asks before a page with unsaved changes is left. */
export function HeldNavigationDialog(): ReactNode {
  const held = useHeldNavigation();
  return (
    <ModalDialog
      isOpen={held !== undefined}
      onClose={held?.stay}
      role="alertdialog"
      title={texts.unsavedTitle}
      footer={
        <>
          <ActionButton type="button" variant="secondary" onClick={held?.leave}>
            {texts.leave}
          </ActionButton>
          <ActionButton type="button" autoFocus onClick={held?.stay}>
            {texts.stay}
          </ActionButton>
        </>
      }
    >
      <p>{texts.unsavedHint}</p>
    </ModalDialog>
  );
}
