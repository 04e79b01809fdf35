import { workflowRights } from '@relab/contract/content';
import { ActionButton } from '@relab/toolkit/button';
import { CheckboxField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useState } from 'react';
import { useUnsavedChanges } from '../../routing/router.tsx';
import { useFormats } from '../../session/use-formats.ts';
import { ChoiceLine } from '../../ui/labeled.tsx';
import { Table } from '../../ui/table.tsx';
import { useSubmission } from '../../ui/use-submission.ts';
import css from './page.module.css';
import * as texts from './texts.ts';
import {
  changeState,
  newStateId,
  rightOf,
  type WorkflowDraft,
  withMove,
  withoutState,
} from './workflow-draft.ts';

const maxStates = 20;

export interface WorkflowFormProps {
  readonly workflow: WorkflowDraft;
  readonly mayChange: boolean;
  /** Not stored yet. */
  readonly isNew: boolean;
  readonly onSave: (workflow: WorkflowDraft) => Promise<void>;
  readonly onEnd: (() => void) | undefined;
}

export function WorkflowForm({ workflow, mayChange, isNew, onSave, onEnd }: WorkflowFormProps): ReactNode {
  const formats = useFormats();
  const [edited, setEdited] = useState<WorkflowDraft>();
  const { isBusy, problems, submit } = useSubmission();
  useUnsavedChanges(edited !== undefined || isNew);
  const { moves, requiresApproval, states } = edited ?? workflow;
  const draft: WorkflowDraft = { moves, requiresApproval, states };
  const isDisabled = !mayChange;
  return (
    <form
      className={css.part}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(async () => {
          await onSave(draft);
          setEdited(undefined);
          return undefined;
        });
      }}
    >
      {problems[0] && <Notice tone="error" heading={problems[0]} />}
      <CheckboxField
        name="requires-approval"
        label={texts.demand}
        disabled={isDisabled}
        checked={requiresApproval}
        onChange={({ target }) => setEdited({ ...draft, requiresApproval: target.checked })}
      />
      <h3>{texts.states}</h3>
      <ol className={css.states}>
        {states.map(({ id, label, isApproved }, index) => (
          <li key={id}>
            <input
              aria-label={texts.stateLabel(formats.number(index + 1))}
              required
              maxLength={80}
              disabled={isDisabled}
              value={label}
              onChange={({ target }) => setEdited(changeState(draft, id, { label: target.value }))}
            />
            {index > 0 && (
              <>
                <ChoiceLine label={texts.approving}>
                  <input
                    type="checkbox"
                    aria-label={texts.isApproving(label)}
                    disabled={isDisabled}
                    checked={isApproved}
                    onChange={({ target }) =>
                      setEdited(changeState(draft, id, { isApproved: target.checked }))
                    }
                  />
                </ChoiceLine>
                {mayChange && states.length > 2 && (
                  <ActionButton
                    type="button"
                    variant="secondary"
                    aria-label={texts.removeState(label)}
                    onClick={() => setEdited(withoutState(draft, id))}
                  >
                    {texts.remove}
                  </ActionButton>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      {mayChange && states.length < maxStates && (
        <ActionButton
          type="button"
          variant="secondary"
          onClick={() =>
            setEdited({
              ...draft,
              states: [...states, { id: newStateId(draft), label: texts.newState, isApproved: false }],
            })
          }
        >
          {texts.addState}
        </ActionButton>
      )}
      <h3>{texts.moves}</h3>
      <p className="soft">{texts.movesHint}</p>
      <Table
        caption={texts.moves}
        rows={states}
        rowKey={({ id }) => id}
        columns={[
          { id: 'from', label: texts.from, isHeader: true, cell: ({ label }) => label },
          ...states.map((to) => ({
            id: to.id,
            label: to.label,
            cell: (from: WorkflowDraft['states'][number]) =>
              from.id !== to.id && (
                <select
                  aria-label={texts.moveFrom(from.label, to.label)}
                  disabled={isDisabled}
                  value={rightOf(draft, from.id, to.id) ?? ''}
                  onChange={({ target }) =>
                    setEdited(
                      withMove(
                        draft,
                        from.id,
                        to.id,
                        workflowRights.find((right) => right === target.value),
                      ),
                    )
                  }
                >
                  <option value="">{texts.nobody}</option>
                  {workflowRights.map((right) => (
                    <option key={right} value={right}>
                      {texts.moveRights[right]}
                    </option>
                  ))}
                </select>
              ),
          })),
        ]}
      />
      {mayChange && (
        <div className={css.buttons}>
          <ActionButton busy={isBusy} disabled={!edited && !isNew}>
            {texts.save}
          </ActionButton>
          {onEnd && (
            <ActionButton type="button" variant="secondary" onClick={onEnd}>
              {texts.end}
            </ActionButton>
          )}
        </div>
      )}
    </form>
  );
}
