import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { readWorkflow } from './states-workflow.ts';

/** The state of the first variant of the content `c`; null where nobody has moved it. */
export const workflowStateOfContent: RawBuilder<string | null> =
  sql`(select w.state_id from managed_content_workflow_state w where w.variant_id = c.primary_variant_id)`;

/** A condition for contents `c` of a space: in the first state of the workflow is also what nobody has moved. */
export async function inWorkflowState(
  database: Database,
  stateId: string | undefined,
  spaceId: string,
): Promise<RawBuilder<boolean>> {
  if (stateId === undefined) return sql`true`;
  const { states } = await readWorkflow(database, spaceId);
  return states[0]?.id === stateId
    ? sql`not exists (select 1 from managed_content_workflow_state w
        where w.variant_id = c.primary_variant_id and w.state_id <> ${stateId})`
    : sql`c.primary_variant_id in (
        select w.variant_id from managed_content_workflow_state w where w.state_id = ${stateId})`;
}
