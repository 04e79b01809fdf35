import type { ApiError } from '@relab/server/http';
import { insufficientAccess, notFound } from '@relab/server/http';
import { sql } from 'kysely';
import { rowsFor } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type Row, wireValue } from '../query/represent.ts';
import type { FieldValues, RecordWrite } from './record-write.ts';

export interface LockedRow {
  readonly modified: Date;
  readonly values: FieldValues;
}

/** The record is not as its writer knew it. */
export const isStale = ({ changedBefore }: RecordWrite, { modified }: LockedRow): boolean =>
  changedBefore !== undefined && modified >= changedBefore;

/**
 * Locks records that the caller may change or delete, until the transaction ends, with some of their fields. One that can
 * be read but not changed is INSUFFICIENT_ACCESS, others are NOT_FOUND. One statement; in the order of ids, so that two
 * callers cannot wait for each other.
 */
export async function lockRows(
  object: ObjectDeclaration,
  action: 'update' | 'delete',
  ids: readonly string[],
  names: readonly string[],
  context: RecordsContext,
): Promise<ReadonlyMap<string, LockedRow | ApiError>> {
  const may = rowsFor(object, action, 't0', context);
  const columns = names.map((name, index) => sql`, t0.${sql.id(columnName(name))} as ${sql.id(`c${index}`)}`);
  const { rows } = await sql<Row & { id: string; system_modstamp: Date; may: boolean }>`
    select t0.id, t0.system_modstamp, (${may}) as may ${sql.join(columns, sql``)}
    from ${sql.id(object.table.name)} as t0
    where t0.id = any(${ids}::text[]) and ((${may}) or (${rowsFor(object, 'read', 't0', context)}))
    order by t0.id for no key update of t0`.execute(context.database);
  const found = new Map(rows.map((row) => [row.id, row]));
  return new Map<string, LockedRow | ApiError>(
    ids.map((id) => {
      const row = found.get(id);
      if (!row?.may) return [id, row ? insufficientAccess() : notFound()];
      const values = names.flatMap((name, index) => {
        const field = object.allFields[name];
        return field ? [[name, wireValue(field, row[`c${index}`])] as const] : [];
      });
      return [id, { modified: row.system_modstamp, values: new Map(values) }];
    }),
  );
}
