import { notFound } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { type ListChoice, noChoice, type SeenList } from '../lists/list.ts';
import { type ChoiceRow, choiceColumns, choiceOfRow } from '../lists/stored-list.ts';
import { mayAny, rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { requireRecordId } from '../records/read-by-ids.ts';
import type { RelatedList } from './related-list.ts';

type ListedChoice = ChoiceRow & { readonly list_id: string | null };

export type ChoiceOf = (list: RelatedList) => SeenList;

const choicesOf = (rows: readonly ListedChoice[]): ChoiceOf => {
  const byKey = new Map<string | null, ListChoice>(rows.map((row) => [row.list_id, choiceOfRow(row)]));
  return ({ list }) => ({ list, choice: byKey.get(list.key) ?? noChoice });
};

/** Rows of `choice`: what the caller has chosen of these lists. */
function ownChoices(lists: readonly RelatedList[], { principal }: RecordsContext): RawBuilder<boolean> {
  const keys = lists.map(({ list }) => list.key);
  const userId = principal.kind === 'user' ? principal.userId : null;
  return sql<boolean>`choice.user_id = ${userId}::text and choice.list_id = any(${keys}::text[])`;
}

const columns = sql`choice.list_id, ${choiceColumns}`;

/** One statement, and none for a guest, who chooses nothing. */
export async function readChoices(lists: readonly RelatedList[], context: RecordsContext): Promise<ChoiceOf> {
  if (context.principal.kind === 'guest' || lists.length === 0) return choicesOf([]);
  const { rows } = await sql<ListedChoice>`
    select ${columns} from relab_list_preference as choice where ${ownChoices(lists, context)}`.execute(
    context.database,
  );
  return choicesOf(rows);
}

/** The object of a record above. Throws NOT_FOUND for one that nobody has and one that may not be read alike. */
export function parentOf(recordId: string, { objects, principal }: RecordsContext): ObjectDeclaration {
  const parent = objects.ofRecord(requireRecordId(recordId));
  if (!parent || !mayAny(parent, principal, 'read')) throw notFound();
  return parent;
}

/** That the record is there for the caller, as a condition on the row `above`. */
export const isParent = (
  parent: ObjectDeclaration,
  recordId: string,
  context: RecordsContext,
): RawBuilder<boolean> =>
  sql<boolean>`above.id = ${recordId} and ${rowsFor(parent, 'read', 'above', context)}`;

/**
 * What the caller has chosen of related lists. One statement, which finds the record too: throws NOT_FOUND where
 * the caller may not read it.
 */
export async function openParent(
  parent: ObjectDeclaration,
  recordId: string,
  lists: readonly RelatedList[],
  context: RecordsContext,
): Promise<ChoiceOf> {
  const { rows } = await sql<ListedChoice>`
    select ${columns} from ${sql.id(parent.table.name)} as above
    left join relab_list_preference as choice on ${ownChoices(lists, context)}
    where ${isParent(parent, recordId, context)}`.execute(context.database);
  if (rows.length === 0) throw notFound();
  return choicesOf(rows);
}
