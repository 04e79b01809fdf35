import { isRecordId, normalizeId } from '@relab/contract';
import { notFound } from '@relab/server/http';
import { sql } from 'kysely';
import { requireListById, requireReadable } from '../lists/find-lists.ts';
import { mayAny, rowsFor } from '../objects/access.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { requireRecordId } from '../records/read-by-ids.ts';

export type TargetType = 'Record' | 'ListView' | 'ObjectHome';

interface Target {
  readonly target: string;
  /** API name of the object that it is of. */
  readonly object: string;
}

/** Where a favorite may lead: to what its user may read. At most one statement. Throws NOT_FOUND and INSUFFICIENT_ACCESS. */
export async function requireTarget(
  type: TargetType,
  given: string,
  context: RecordsContext,
): Promise<Target> {
  if (type === 'ObjectHome') {
    const { apiName } = requireReadable(given, context);
    return { target: apiName, object: apiName };
  }
  const target = isRecordId(given) ? normalizeId(given) : requireRecordId(given);
  if (type === 'ListView') {
    const { list } = await requireListById(target, context);
    return { target, object: list.object.apiName };
  }
  const object = context.objects.ofRecord(target);
  if (!object || !mayAny(object, context.principal, 'read')) throw notFound();
  const { rows } = await sql`
    select 1 from ${sql.id(object.table.name)} as t0
    where t0.id = ${target} and ${rowsFor(object, 'read', 't0', context)}`.execute(context.database);
  if (rows.length === 0) throw notFound();
  return { target, object: object.apiName };
}
