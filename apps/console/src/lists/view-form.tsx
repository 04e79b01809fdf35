import type { ClientError } from '@relab/client';
import type { ListInfo } from '@relab/contract/records';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';
import { ChoiceLine, ChoiceSet, Labeled } from '../ui/labeled.tsx';
import { useSubmission } from '../ui/use-submission.ts';
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
  /** Where it rejects, the dialog stays with the error. */
  readonly onSave: (value: ViewFormValue) => Promise<void>;
  readonly onClose: () => void;
}

const visibilities: readonly Visibility[] = ['Private', 'Public', 'Shared'];

/** The server's errors, by member. */
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
  const { isBusy, problems, submit } = useSubmission(problemsOf);
  const save = async (): Promise<undefined> => {
    await onSave({ label: label.trim(), visibility, listShares: visibility === 'Shared' ? shares : [] });
    onClose();
  };
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      isBusy={isBusy}
      problems={problems}
      onSubmit={() => void submit(save)}
      onClose={onClose}
    >
      <Labeled label={texts.viewName}>
        <input
          value={label}
          maxLength={40}
          required
          // biome-ignore lint/a11y/noAutofocus: the dialog is for this field.
          autoFocus
          onChange={({ target }) => setLabel(target.value)}
        />
      </Labeled>
      {mayShare && (
        <ChoiceSet label={texts.whoSees}>
          {visibilities.map((one) => (
            <ChoiceLine key={one} label={texts.visibilities[one]}>
              <input
                type="radio"
                name="visibility"
                checked={visibility === one}
                onChange={() => setVisibility(one)}
              />
            </ChoiceLine>
          ))}
        </ChoiceSet>
      )}
      {visibility === 'Shared' && (
        <ChoiceSet label={texts.sharedWith}>
          {roles.map((role) => (
            <ChoiceLine key={role} label={texts.roles[role]}>
              <input
                type="checkbox"
                checked={shares.includes(role)}
                onChange={({ target }) =>
                  setShares(target.checked ? [...shares, role] : shares.filter((one) => one !== role))
                }
              />
            </ChoiceLine>
          ))}
        </ChoiceSet>
      )}
    </FormDialog>
  );
}
