import { getContentWorkflow, updateContentWorkflow } from '@relab/client/content';
import type { ContentDocument, ContentWorkflow } from '@relab/contract/content';
import { useClient, useRead } from '@relab/react';
import { type ReactNode, useState } from 'react';
import { isWriter } from '../content/is-writer.ts';
import { ActionMenu } from '../ui/menu.tsx';
import { useToast } from '../ui/toast.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import * as texts from './texts.ts';
import css from './together.module.css';
import { useReportedFailure } from './use-reported-failure.ts';

/** In which state of the workflow a variant is, with whom, and where to move it; nothing in a space without states. */
export function WorkflowStatus({ document }: { readonly document: ContentDocument }): ReactNode {
  const variantId = document.managedContentVariantId;
  const { data } = useRead(getContentWorkflow, { variantId });
  return data?.state ? <Status document={document} workflow={data} state={data.state} /> : null;
}

interface StatusProps {
  readonly document: ContentDocument;
  readonly workflow: ContentWorkflow;
  readonly state: NonNullable<ContentWorkflow['state']>;
}

function Status({ document, workflow, state }: StatusProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const report = useReportedFailure();
  const [isAssigning, setAssigning] = useState(false);
  const { assignee, moves } = workflow;
  const mayAssign = isWriter(document.ownRights);
  /** What is approved is the version that is on the screen: one that somebody saved meanwhile is rejected. */
  const move = (stateId: string, assigneeId: string): Promise<unknown> =>
    updateContentWorkflow(client, {
      ...{ variantId: document.managedContentVariantId, fromStateId: state.id, stateId, assigneeId },
      managedContentVersionId: document.managedContentVersionId,
    });
  return (
    <span className={css.workflow}>
      {moves.length > 0 || mayAssign ? (
        <ActionMenu
          label={texts.stateOf(state.label)}
          variant="secondary"
          entries={[
            ...moves.map(({ id, label }) => ({
              id,
              label: texts.moveTo(label),
              onAction: () =>
                void report(() => move(id, '')).then((done) => done && toast({ text: texts.moved(label) })),
            })),
            ...(mayAssign
              ? [{ id: 'assign', label: texts.assign, onAction: () => setAssigning(true), startsGroup: true }]
              : []),
          ]}
        >
          {state.label}
        </ActionMenu>
      ) : (
        <span>{state.label}</span>
      )}
      {assignee && <span className="soft">{texts.assignedTo(assignee.name)}</span>}
      {isAssigning && (
        <AssignDialog
          variantId={document.managedContentVariantId}
          assignee={assignee}
          onClose={() => setAssigning(false)}
          onAssign={async (person) => {
            await move(state.id, person?.id ?? '');
            toast({ text: texts.assigned(person?.name ?? texts.nobody) });
          }}
        />
      )}
    </span>
  );
}
