import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { ModalDialog } from './modal-dialog.tsx';
import * as texts from './texts.ts';
import { useSubmission } from './use-submission.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question. */
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly children?: ReactNode;
  /** What the button does, as a verb: "Delete 12 records". */
  readonly confirmLabel: string;
  /** Where it rejects, the dialog stays with the error, and may be tried again. */
  readonly onConfirm: () => Promise<unknown> | undefined;
  readonly onClose: () => void;
}

/** Asks before something that is not easily undone. Focus begins on the button that does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { isOpen, title, children, confirmLabel, onConfirm, onClose } = props;
  const { isBusy, problems, submit, reset } = useSubmission();
  const close = (): void => {
    reset();
    onClose();
  };
  const confirm = async (): Promise<undefined> => {
    await onConfirm();
    close();
  };
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={isBusy ? undefined : close}
      role="alertdialog"
      title={title}
      footer={
        <>
          <ActionButton type="button" variant="secondary" autoFocus disabled={isBusy} onClick={close}>
            {texts.cancel}
          </ActionButton>
          <ActionButton type="button" busy={isBusy} onClick={() => void submit(confirm)}>
            {confirmLabel}
          </ActionButton>
        </>
      }
    >
      {children}
      {problems[0] && (
        <Notice tone="error" heading={texts.notDone}>
          {problems[0]}
        </Notice>
      )}
    </ModalDialog>
  );
}
