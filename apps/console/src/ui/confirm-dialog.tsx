import { ClientError } from '@relab/client';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useState } from 'react';
import { ModalDialog } from './modal-dialog.tsx';
import * as texts from './texts.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question. */
  readonly title: string;
  /** What will happen, and whether it can be taken back. */
  readonly children?: ReactNode;
  /** What the button does, as a verb: "Delete 12 records". */
  readonly confirmLabel: string;
  /** Where it rejects, the dialog stays, says why, and may be tried again. */
  readonly onConfirm: () => Promise<unknown> | undefined;
  readonly onClose: () => void;
}

/** Asks before something that is not easily taken back. Focus begins on the button that does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { isOpen, title, children, confirmLabel, onConfirm, onClose } = props;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const close = (): void => {
    setProblem(undefined);
    onClose();
  };
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
      close();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
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
          <ActionButton type="button" busy={isBusy} onClick={() => void confirm()}>
            {confirmLabel}
          </ActionButton>
        </>
      }
    >
      {children}
      {problem && (
        <Notice tone="error" heading={texts.notDone}>
          {problem}
        </Notice>
      )}
    </ModalDialog>
  );
}
