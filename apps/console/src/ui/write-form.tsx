import { ClientError } from '@relab/client';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import * as texts from './texts.ts';
import css from './write-form.module.css';

export interface WriteFormProps {
  readonly submitLabel: string;
  /** What is typed stays where it rejects with a ClientError; a text that it answers is shown as the problem. */
  readonly onSubmit: (form: FormData) => Promise<string | undefined> | string | undefined;
  readonly onCancel?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A form whose button sends one write: it says what went wrong, and nothing that was typed is lost. */
export function WriteForm({ submitLabel, onSubmit, onCancel, children }: WriteFormProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      setProblem(await onSubmit(new FormData(event.currentTarget)));
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)}>
      {children}
      {problem && (
        <Notice tone="error" heading={texts.notDone}>
          {problem}
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
