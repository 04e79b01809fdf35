import { CheckboxField, RadioGroup } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { ChosenTerms } from '../../taxonomy/chosen-terms.tsx';
import { type Term, TermPicker } from '../../taxonomy/term-picker.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import * as texts from './texts.ts';

export interface TermChange {
  readonly publish: boolean;
  readonly termsToAdd?: readonly string[];
  readonly termsToRemove?: readonly string[];
}

export interface TagDialogProps {
  readonly title: string;
  readonly onConfirm: (change: TermChange) => Promise<void>;
  readonly onClose: () => void;
}

/** Terms that several contents get, or lose. */
export function TagDialog({ title, onConfirm, onClose }: TagDialogProps): ReactNode {
  const [terms, setTerms] = useState<readonly Term[]>([]);
  const [isRemoving, setRemoving] = useState(false);
  const [publish, setPublish] = useState(false);
  const ids = terms.map(({ id }) => id);
  const toggle = (term: Term): void =>
    setTerms(ids.includes(term.id) ? terms.filter(({ id }) => id !== term.id) : [...terms, term]);
  return (
    <FormDialog
      size="medium"
      title={title}
      submitLabel={isRemoving ? texts.removeTerms : texts.addTerms}
      isDisabled={terms.length === 0}
      onSubmit={() =>
        void onConfirm({ publish, ...(isRemoving ? { termsToRemove: ids } : { termsToAdd: ids }) })
      }
      onClose={onClose}
    >
      <RadioGroup
        name="tagging"
        label={texts.tagHow}
        defaultValue="add"
        options={[
          { value: 'add', label: texts.addTerms },
          { value: 'remove', label: texts.removeTerms },
        ]}
        onChange={(value) => setRemoving(value === 'remove')}
      />
      <ChosenTerms terms={terms} onRemove={toggle} />
      <TermPicker chosen={new Set(ids)} isMultiple onChoose={toggle} />
      <CheckboxField
        name="publish"
        label={texts.tagPublish}
        hint={texts.tagPublishHint}
        checked={publish}
        onChange={({ target }) => setPublish(target.checked)}
      />
    </FormDialog>
  );
}
