import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { bitsOf } from '../../access/rights.ts';
import type { DocumentRow } from '../content/document-row.ts';
import type { StatesWorkflow } from './states-workflow.ts';

/** More people than a task is meant for. */
const maxRecipients = 50;

type State = StatesWorkflow['states'][number];

/** The rights that lead on from a state, into one that comes after it. The first state notifies nobody: everything new is in it. */
function rightsLeadingOn({ moves, states }: StatesWorkflow, state: State): number {
  const placeOf = (id: string): number => states.findIndex((one) => one.id === id);
  const place = placeOf(state.id);
  if (place === 0) return 0;
  return moves
    .filter(({ from, to }) => from === state.id && placeOf(to) > place)
    .reduce((bits, { right }) => bits | bitsOf(right), 0);
}

/**
 * Who may move a variant on from a state, but for whoever moved it there. Administrators of the site are notified only where there is
 * nobody else: they may do everything everywhere.
 */
export async function findRecipients(
  database: Database,
  { space_id: spaceId, type_name: typeName }: Pick<DocumentRow, 'space_id' | 'type_name'>,
  workflow: StatesWorkflow,
  { state, moverId }: { readonly state: State; readonly moverId: string | null },
): Promise<readonly string[]> {
  const bits = rightsLeadingOn(workflow, state);
  if (bits === 0) return [];
  const { rows } = await sql<{ id: string; isLastResort: boolean }>`
    select u.id, m.user_id is null and not string_to_array(u.roles, ';') && array['author', 'publisher'] as "isLastResort"
    from (
      select id from "user"
      where roles <> 'buyer' and string_to_array(roles, ';') && array['author', 'publisher', 'administrator']
      union
      select user_id from managed_content_collaborator where space_id = ${spaceId}
    ) candidate
    join "user" u on u.id = candidate.id
    left join managed_content_collaborator m on m.space_id = ${spaceId} and m.user_id = u.id
    where u.is_active and not u.is_deleted and u.id is distinct from ${moverId}
      and content_rights_of(${spaceId}, u.id, ${typeName}) & ${bits} <> 0
    order by 2, u.id limit ${maxRecipients}`.execute(database);
  const others = rows.filter(({ isLastResort }) => !isLastResort);
  return (others.length > 0 ? others : rows).map(({ id }) => id);
}
