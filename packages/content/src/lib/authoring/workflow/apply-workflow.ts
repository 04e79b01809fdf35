import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';
import { settlePublished } from './settle-published.ts';
import type { StatesWorkflow } from './states-workflow.ts';

const variantsOf = (spaceId: string) => sql`
  select x.id from managed_content_variant x join managed_content c on c.id = x.content_id where c.space_id = ${spaceId}`;

/**
 * What the contents of a space have of states, after the workflow became another one: states that it has no more are left.
 * Approvals of versions stay: somebody looked at these, whatever the state was called. What is published, and has no state, gets one.
 */
export async function applyWorkflow(
  { database, at }: Pick<Author, 'database' | 'at'>,
  spaceId: string,
  workflow: StatesWorkflow,
): Promise<void> {
  const { states } = workflow;
  const ids = states.map(({ id }) => id);
  const approving = states.filter(({ isApproved }) => isApproved).map(({ id }) => id);
  await sql`
    delete from managed_content_workflow_state w
    where w.variant_id in (${variantsOf(spaceId)}) and w.state_id <> all (${ids}::text[])`.execute(database);
  await sql`
    update managed_content_workflow_state w set is_approved = w.state_id = any (${approving}::text[])
    where w.variant_id in (${variantsOf(spaceId)})
      and w.is_approved is distinct from (w.state_id = any (${approving}::text[]))`.execute(database);
  await settlePublished({ database, at }, spaceId, workflow);
}
