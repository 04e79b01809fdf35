import { getOrchestratorConfig, getSpaceWorkflow, updateOrchestratorConfig } from '@relab/client/content';
import type { Json } from '@relab/contract';
import { statesWorkflowType } from '@relab/contract/content';
import { useClient, useSuspendingRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useToast } from '../../ui/toast.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';
import type { WorkflowDraft } from './workflow-draft.ts';
import { WorkflowForm } from './workflow-form.tsx';

/** What a space begins with. */
const firstWorkflow: WorkflowDraft = {
  requiresApproval: true,
  states: [
    { id: 'in-work', label: texts.inWork, isApproved: false },
    { id: 'in-review', label: texts.inReview, isApproved: false },
    { id: 'approved', label: texts.approved, isApproved: true },
  ],
  moves: [
    { from: 'in-work', to: 'in-review', right: 'write' },
    { from: 'in-review', to: 'in-work', right: 'write' },
    { from: 'in-review', to: 'approved', right: 'publish' },
    { from: 'approved', to: 'in-work', right: 'publish' },
  ],
};

type Entry = Readonly<Record<string, Json>>;

const entryOf = ({ moves, requiresApproval, states }: WorkflowDraft): Entry => ({
  ...{ type: statesWorkflowType, requiresApproval },
  states: states.map(({ id, label, isApproved }) => ({ id, label, isApproved })),
  moves: moves.map(({ from, to, right }) => ({ from, to, right })),
});

export interface WorkflowProps {
  readonly contentSpaceId: string;
  readonly mayChange: boolean;
}

/** The states of a space, who may move contents between them, and whether approval is demanded. */
export function Workflow({ contentSpaceId, mayChange }: WorkflowProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const stored = useSuspendingRead(getSpaceWorkflow, { contentSpaceId });
  const [begun, setBegun] = useState<WorkflowDraft>();
  const [isEnding, setEnding] = useState(false);
  const hasStates = stored.states.length > 0;

  /** Entries of other types stay as they are. */
  async function write(workflow: WorkflowDraft | undefined): Promise<void> {
    const { workflowConfigs } = await getOrchestratorConfig.refresh(client, { contentSpaceId });
    // They were read as JSON, and are sent back as they are.
    const entries = workflowConfigs.filter(({ type }) => type !== statesWorkflowType) as Entry[];
    if (workflow) entries.push(entryOf(workflow));
    await updateOrchestratorConfig(client, { contentSpaceId, workflowConfigs: entries });
    setBegun(undefined);
  }

  return (
    <section className={css.part} aria-labelledby="workflow-heading">
      <h2 id="workflow-heading">{texts.workflow}</h2>
      <p className="soft">{texts.workflowHint}</p>
      {hasStates || begun ? (
        <WorkflowForm
          key={hasStates ? 'stored' : 'begun'}
          workflow={begun ?? stored}
          mayChange={mayChange}
          isNew={begun !== undefined}
          onSave={async (workflow) => {
            await write(workflow);
            toast({ text: texts.saved });
          }}
          onEnd={hasStates ? () => setEnding(true) : undefined}
        />
      ) : (
        <EmptyState
          title={texts.noWorkflow}
          action={
            mayChange && (
              <ActionButton type="button" onClick={() => setBegun(firstWorkflow)}>
                {texts.begin}
              </ActionButton>
            )
          }
        >
          {texts.noWorkflowHint}
        </EmptyState>
      )}
      <ConfirmDialog
        isOpen={isEnding}
        title={texts.endTitle}
        confirmLabel={texts.end}
        onClose={() => setEnding(false)}
        onConfirm={async () => {
          await write(undefined);
          toast({ text: texts.ended });
        }}
      >
        {texts.endHint}
      </ConfirmDialog>
    </section>
  );
}
