import type { ObjectInfo } from '@relab/contract/records';
import { ActionButton } from '@relab/toolkit/button';
import { ErrorSummary } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useState } from 'react';
import css from './form-messages.module.css';
import type { Place } from './layout-places.ts';
import * as texts from './texts.ts';
import { labelsOf, type RecordForm } from './use-record-form.ts';

export interface FormMessagesProps {
  readonly form: RecordForm;
  readonly formId: string;
  readonly info: ObjectInfo;
  readonly places: ReadonlyMap<string, Place>;
  /** Sentences that are about no field. */
  readonly messages: readonly string[];
}

/** What keeps a form from being saved, each with the way to its field. */
export function FormMessages({ form, formId, info, places, messages }: FormMessagesProps): ReactNode {
  const { errors, edits } = form.state;
  // A field that is described no longer is called what it was when the form was opened.
  const [opened] = useState(info);
  const labelOf = (name: string): string =>
    places.get(name)?.label ?? labelsOf(info.fields[name] ? info : opened)(name);
  const atFields = Object.entries(errors).map(([name, message]) => ({
    ...(places.has(name) && { fieldId: `${formId}-${name}` }),
    message: `${labelOf(name)}: ${message}`,
  }));
  const taken = Object.entries(edits).filter(([name]) => !places.get(name)?.isEditable);
  return (
    <>
      <ErrorSummary
        heading={texts.notSaved}
        errors={[...messages.map((message) => ({ message })), ...atFields]}
      />
      {taken.length > 0 && (
        <Notice
          tone="warning"
          heading={texts.fieldsTaken(taken.length)}
          nextStep={
            <ActionButton
              type="button"
              variant="secondary"
              onClick={() =>
                form.set({
                  ...form.state,
                  edits: Object.fromEntries(
                    Object.entries(edits).filter(([name]) => places.get(name)?.isEditable),
                  ),
                })
              }
            >
              {texts.leaveOut}
            </ActionButton>
          }
        >
          <p>{texts.fieldsTakenHint}</p>
          <dl className={css.taken}>
            {taken.map(([name, { value, text }]) => (
              <div key={name}>
                <dt>{labelOf(name)}</dt>
                <dd>{text ?? String(value ?? '')}</dd>
              </div>
            ))}
          </dl>
        </Notice>
      )}
    </>
  );
}
