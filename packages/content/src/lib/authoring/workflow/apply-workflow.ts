import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { StatesWorkflow } from './states-workflow.ts';

const variantsOf = (spaceId: string) => sql`
  select x.id from managed_content_variant x join managed_content c on c.id = x.content_id where c.space_id = ${spaceId}`;

/**
 * What the contents of a space have of states, after the workflow became another one: states that it has no more are left.
 * Approvals of versions stay: somebody looked at these, whatever the state was called.
 */
export async function applyWorkflow(
  database: Database,
  spaceId: string,
  { states }: StatesWorkflow,
): Promise<void> {
  const ids = states.map(({ id }) => id);
  const approving = states.filter(({ isApproved }) => isApproved).map(({ id }) => id);
  await sql`
    delete from managed_content_workflow_state w
    where w.variant_id in (${variantsOf(spaceId)}) and w.state_id <> all (${ids}::text[])`.execute(database);
  await sql`
    update managed_content_workflow_state w set is_approved = w.state_id = any (${approving}::text[])
    where w.variant_id in (${variantsOf(spaceId)})
      and w.is_approved is distinct from (w.state_id = any (${approving}::text[]))`.execute(database);
}
