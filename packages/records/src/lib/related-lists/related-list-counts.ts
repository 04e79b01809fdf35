import type { RelatedListCount, RelatedListCounts } from '@relab/contract/records';
import { notFound } from '@relab/server/http';
import { sql } from 'kysely';
import { rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { toOutcome } from '../query/outcome.ts';
import { PathJoins } from '../query/path-joins.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { childRowsSql } from './child-rows.ts';
import { requireNames } from './list-names.ts';
import { isParent, parentOf } from './open-parent.ts';
import {
  findRelatedList,
  isFound,
  type RelatedList,
  relatedListReference,
  requireRelatedList,
} from './related-list.ts';

/** Counting stops there by default. */
const usual = 20;

/** One more than is counted shows that there are more. Throws NOT_FOUND for a record that the caller may not read. */
async function countLists(
  parent: ObjectDeclaration,
  recordId: string,
  lists: readonly RelatedList[],
  maxCount: number,
  context: RecordsContext,
): Promise<readonly RelatedListCount[]> {
  const counts = lists.map((related, index) => {
    const joins = new PathJoins();
    const below = childRowsSql(related, recordId, context, joins);
    const rows = sql`
      select 1 from ${sql.id(related.list.object.table.name)} as t0 ${joins.sql}
      where ${below} and ${rowsFor(related.list.object, 'read', 't0', context)}
      limit ${maxCount + 1}`;
    return sql`, (select count(*)::integer from (${rows}) as found) as ${sql.id(`c${index}`)}`;
  });
  const { rows } = await sql<Record<string, number>>`
    select 1 as found${sql.join(counts, sql``)} from ${sql.id(parent.table.name)} as above
    where ${isParent(parent, recordId, context)}`.execute(context.database);
  const [row] = rows;
  if (!row) throw notFound();
  return lists.map((related, index) => {
    const count = row[`c${index}`] ?? 0;
    return {
      count: Math.min(count, maxCount),
      hasMore: count > maxCount,
      listReference: relatedListReference(related, { recordId }),
    };
  });
}

/** D-083. One statement. */
export async function countRelatedList(
  recordId: string,
  relatedListId: string,
  maxCount: number | undefined,
  context: RecordsContext,
): Promise<RelatedListCount> {
  const parent = parentOf(recordId, context);
  const related = requireRelatedList(parent, relatedListId, context);
  const [count] = await countLists(parent, recordId, [related], maxCount ?? usual, context);
  if (!count) throw notFound();
  return count;
}

/** D-222: each list has an outcome of its own. One statement for all of them. */
export async function countRelatedLists(
  recordId: string,
  relatedListNames: string | readonly string[],
  maxCount: number | undefined,
  context: RecordsContext,
): Promise<RelatedListCounts> {
  const parent = parentOf(recordId, context);
  const asked = requireNames(relatedListNames).map((name) => findRelatedList(parent, name, context));
  const lists = asked.filter(isFound);
  const counts = await countLists(parent, recordId, lists, maxCount ?? usual, context);
  let next = 0;
  return {
    results: asked.map((one) => toOutcome(isFound(one) ? (counts[next++] ?? notFound()) : one, context)),
  };
}
