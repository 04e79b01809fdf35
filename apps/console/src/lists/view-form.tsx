import { ClientError } from '@relab/client';
import type { ListInfo } from '@relab/contract/records';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useId, useState } from 'react';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import css from './filters.module.css';
import * as texts from './texts.ts';

export type Visibility = ListInfo['visibility'];

/** Whom views are shared with, by the names that the API has for roles. */
const roles = ['clerk', 'administrator', 'author', 'publisher', 'seller', 'buyer_manager', 'buyer'] as const;

export interface ViewFormValue {
  readonly label: string;
  readonly visibility: Visibility;
  readonly listShares: readonly string[];
}

export interface ViewFormProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly value: ViewFormValue;
  /** Whether the user makes views for others. */
  readonly mayShare: boolean;
  /** Where it rejects, the dialog says why and stays. */
  readonly onSave: (value: ViewFormValue) => Promise<void>;
  readonly onClose: () => void;
}

const visibilities: readonly Visibility[] = ['Private', 'Public', 'Shared'];

/** What is wrong, by member, as the server says. */
const problemsOf = (error: ClientError): readonly string[] => {
  const output = Object(Object(error.body).output) as { fieldErrors?: readonly { errorMessage?: string }[] };
  const found = Array.isArray(output.fieldErrors)
    ? output.fieldErrors.flatMap(({ errorMessage }) => errorMessage ?? [])
    : [];
  return found.length > 0 ? found : [error.message];
};

/** A view's name and who sees it. */
export function ViewForm({ title, submitLabel, value, mayShare, onSave, onClose }: ViewFormProps): ReactNode {
  const [label, setLabel] = useState(value.label);
  const [visibility, setVisibility] = useState(value.visibility);
  const [shares, setShares] = useState(value.listShares);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const formId = useId();
  const save = async (): Promise<void> => {
    setBusy(true);
    setProblems([]);
    try {
      await onSave({ label: label.trim(), visibility, listShares: visibility === 'Shared' ? shares : [] });
      onClose();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setProblems(problemsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ModalDialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <ActionButton type="button" variant="secondary" onClick={onClose}>
            {texts.cancel}
          </ActionButton>
          <ActionButton form={formId} busy={isBusy}>
            {submitLabel}
          </ActionButton>
        </>
      }
    >
      <form
        id={formId}
        className={css.viewForm}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {problems.length > 0 && (
          <ul className={css.error} role="alert">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <label>
          {texts.viewName}
          <input
            value={label}
            maxLength={40}
            required
            // biome-ignore lint/a11y/noAutofocus: the dialog is for this field.
            autoFocus
            onChange={({ target }) => setLabel(target.value)}
          />
        </label>
        {mayShare && (
          <fieldset className={css.set}>
            <legend>{texts.whoSees}</legend>
            {visibilities.map((one) => (
              <label key={one} className={css.choice}>
                <input
                  type="radio"
                  name="visibility"
                  checked={visibility === one}
                  onChange={() => setVisibility(one)}
                />
                {texts.visibilities[one]}
              </label>
            ))}
          </fieldset>
        )}
        {visibility === 'Shared' && (
          <fieldset className={css.set}>
            <legend>{texts.sharedWith}</legend>
            {roles.map((role) => (
              <label key={role} className={css.choice}>
                <input
                  type="checkbox"
                  checked={shares.includes(role)}
                  onChange={({ target }) =>
                    setShares(target.checked ? [...shares, role] : shares.filter((one) => one !== role))
                  }
                />
                {texts.roles[role]}
              </label>
            ))}
          </fieldset>
        )}
      </form>
    </ModalDialog>
  );
}
