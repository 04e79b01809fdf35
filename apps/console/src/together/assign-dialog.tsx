import { getContentReaders } from '@relab/client/content';
import { useRead } from '@relab/react';
import { TextField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { useDebounced } from '../fields/use-debounced.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { ChoiceLine, ChoiceSet } from '../ui/labeled.tsx';
import { ReadError } from '../ui/read-state.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import type { MentionedPerson } from './mention-query.ts';
import * as texts from './texts.ts';

export interface AssignDialogProps {
  readonly variantId: string;
  readonly assignee: MentionedPerson | null;
  readonly onAssign: (person: MentionedPerson | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Chooses who does what comes next, among those who may read the content. */
export function AssignDialog({ variantId, assignee, onAssign, onClose }: AssignDialogProps): ReactNode {
  const [fragment, setFragment] = useState('');
  const [chosen, setChosen] = useState(assignee);
  const nameFragment = useDebounced(fragment.trim());
  const { data, error, refresh } = useRead(getContentReaders, { variantId, nameFragment });
  const { isBusy, problems, submit } = useSubmission();
  const found = data?.people ?? [];
  const people = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <FormDialog
      title={texts.assignTitle}
      submitLabel={texts.save}
      isBusy={isBusy}
      problems={problems}
      onClose={onClose}
      onSubmit={() =>
        void submit(async () => {
          await onAssign(chosen);
          onClose();
          return undefined;
        })
      }
    >
      <TextField
        name="assignee-search"
        type="search"
        label={texts.searchPerson}
        autoComplete="off"
        value={fragment}
        onChange={({ target }) => setFragment(target.value)}
      />
      {error && <ReadError error={error} onRetry={() => void refresh()} />}
      <ChoiceSet label={texts.person}>
        <ChoiceLine label={texts.nobody}>
          <input type="radio" name="assignee" checked={chosen === null} onChange={() => setChosen(null)} />
        </ChoiceLine>
        {people.map((person) => (
          <ChoiceLine key={person.id} label={person.name}>
            <input
              type="radio"
              name="assignee"
              checked={chosen?.id === person.id}
              onChange={() => setChosen(person)}
            />
          </ChoiceLine>
        ))}
      </ChoiceSet>
    </FormDialog>
  );
}
