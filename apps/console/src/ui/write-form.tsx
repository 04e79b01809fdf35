import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode, SubmitEvent } from 'react';
import * as texts from './texts.ts';
import { useSubmission } from './use-submission.ts';
import css from './write-form.module.css';

export interface WriteFormProps {
  readonly submitLabel: string;
  /** What is typed stays where it rejects with a ClientError; a text that it answers is shown as the problem. */
  readonly onSubmit: (form: FormData) => Promise<string | undefined> | string | undefined;
  readonly onCancel?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A form whose button sends one write: it shows errors, and nothing that was typed is lost. */
export function WriteForm({ submitLabel, onSubmit, onCancel, children }: WriteFormProps): ReactNode {
  const { isBusy, problems, submit } = useSubmission();
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    void submit(async () => onSubmit(form));
  };
  return (
    <form className={css.form} onSubmit={send}>
      {children}
      {problems[0] && (
        <Notice tone="error" heading={texts.notDone}>
          {problems[0]}
        </Notice>
      )}
      <div className={css.buttons}>
        <ActionButton busy={isBusy}>{submitLabel}</ActionButton>
        {onCancel && (
          <ActionButton type="button" variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </ActionButton>
        )}
      </div>
    </form>
  );
}
