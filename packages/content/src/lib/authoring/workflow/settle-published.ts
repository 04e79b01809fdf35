import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';
import type { StatesWorkflow } from './states-workflow.ts';

/** The state of what has gone through all of a workflow: the last one that approves, else the last one. */
export const publishedState = ({ states }: Pick<StatesWorkflow, 'states'>) =>
  states.findLast(({ isApproved }) => isApproved) ?? states.at(-1);

/**
 * Gives what is on a site as it was saved last, and was never moved, the state of what has gone through all of the workflow: nobody is
 * to review again what visitors read. What was saved since stays in the first state. One statement, however many they are.
 */
export async function settlePublished(
  { database, at }: Pick<Author, 'database' | 'at'>,
  spaceId: string,
  workflow: StatesWorkflow,
): Promise<void> {
  const state = publishedState(workflow);
  if (!state) return;
  await sql`
    with settled as (
      insert into managed_content_workflow_state (variant_id, state_id, is_approved, changed_date)
      select x.id, ${state.id}, ${state.isApproved}::boolean, ${at}::timestamptz
      from managed_content c join managed_content_variant x on x.content_id = c.id
      where c.space_id = ${spaceId} and x.status = 'Published'
      on conflict (variant_id) do nothing
      returning variant_id
    )
    insert into managed_content_approval (version_id, approved_date)
    select x.latest_version_id, ${at}::timestamptz from settled join managed_content_variant x on x.id = settled.variant_id
    where ${state.isApproved}::boolean
    on conflict do nothing`.execute(database);
}
