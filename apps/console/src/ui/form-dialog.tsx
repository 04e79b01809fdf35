import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useId } from 'react';
import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx';
import * as texts from './texts.ts';
import css from './write-form.module.css';

export interface FormDialogProps extends Pick<ModalDialogProps, 'title' | 'size' | 'role' | 'children'> {
  readonly submitLabel: string;
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** What went wrong, in sentences. */
  readonly problems?: readonly string[] | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A form above the page: what it does stands at its foot, beside the way back. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const {
    title,
    size,
    role,
    submitLabel,
    isBusy,
    isDisabled,
    problems = [],
    onSubmit,
    onClose,
    children,
  } = props;
  const formId = useId();
  return (
    <ModalDialog
      isOpen
      title={title}
      {...(size ? { size } : {})}
      {...(role ? { role } : {})}
      onClose={onClose}
      footer={
        <>
          <ActionButton type="button" variant="secondary" onClick={onClose}>
            {texts.cancel}
          </ActionButton>
          <ActionButton form={formId} busy={isBusy ?? false} disabled={isDisabled}>
            {submitLabel}
          </ActionButton>
        </>
      }
    >
      <form
        id={formId}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {problems.length > 0 && (
          <Notice tone="error" heading={texts.notDone}>
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Notice>
        )}
        {children}
      </form>
    </ModalDialog>
  );
}
