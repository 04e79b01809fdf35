import { apiVersion } from '@relab/contract';
import type { RecentRecords } from '@relab/contract/records';
import { sql } from 'kysely';
import { outsideRange } from '../errors.ts';
import { mayAny, mayReadField, rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { fieldSql } from '../query/field-sql.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { maxVisits } from './note-visits.ts';
import { recentIds, visitedAt } from './recent-sql.ts';

/** What the caller has opened last, of all objects, the newest first. One statement, whatever the number of objects. */
export async function recentRecords(
  limit: number | undefined,
  context: RecordsContext,
): Promise<RecentRecords> {
  const { database, objects, principal } = context;
  const most = limit ?? maxVisits;
  if (most < 1 || most > maxVisits) throw outsideRange(`limit must be between 1 and ${maxVisits}`);
  if (principal.kind === 'guest') return [];
  const seen = (object: ObjectDeclaration) => {
    const field = object.allFields[object.nameField];
    const name =
      field && mayReadField(field, principal) ? fieldSql(object, object.nameField, 't0', objects) : sql`null`;
    return sql`select t0.id, ${object.apiName}::text as object, (${name})::text as name,
        ${visitedAt(sql.ref('t0.id'), principal)} as visited_at
      from ${sql.id(object.table.name)} as t0
      where t0.id in (${recentIds(object.apiName, principal)}) and ${rowsFor(object, 'read', 't0', context)}`;
  };
  const readable = objects.all.filter((object) => mayAny(object, principal, 'read'));
  if (readable.length === 0) return [];
  const { rows } = await sql<{ id: string; object: string; name: string | null }>`
    select id, object, name from (${sql.join(readable.map(seen), sql` union all `)}) as seen
    order by visited_at desc, id limit ${most}`.execute(database);
  return rows.map(({ id, object, name }) => ({
    attributes: { type: object, url: `/services/data/${apiVersion}/sobjects/${object}/${id}` },
    Id: id,
    Name: name,
  }));
}
