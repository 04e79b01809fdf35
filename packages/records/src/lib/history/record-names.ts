import { type RawBuilder, sql } from 'kysely';
import { mayAny, mayReadField, rowsDeletedOrNot, rowsFor } from '../objects/access.ts';
import { fieldSql } from '../query/field-sql.ts';
import type { RecordsContext } from '../query/records-context.ts';

/** The name of a record, and the currency of its amounts, where it has one. */
export interface RecordName {
  readonly name: string | null;
  readonly currency: string | null;
}

interface NamedRow extends RecordName {
  readonly id: string;
}

/**
 * The names of records of any objects, by id; those that the caller may not read are left out. Deleted ones only where they are
 * requested. One statement.
 */
export async function readRecordNames(
  wanted: { readonly live: Iterable<string>; readonly deletedOrNot: Iterable<string> },
  context: Pick<RecordsContext, 'database' | 'principal' | 'now' | 'objects'>,
): Promise<ReadonlyMap<string, RecordName>> {
  const { objects, principal, database } = context;
  const arms = [
    { ids: wanted.live, rows: rowsFor },
    { ids: wanted.deletedOrNot, rows: rowsDeletedOrNot },
  ].flatMap(({ ids, rows }) =>
    [...Map.groupBy(new Set(ids), (id) => objects.ofRecord(id))].flatMap(
      ([object, some]): RawBuilder<unknown>[] => {
        const field = object?.allFields[object.nameField];
        if (!object || !field || !mayReadField(field, principal) || !mayAny(object, principal, 'read'))
          return [];
        return [
          sql`select t0.id, (${fieldSql(object, object.nameField, 't0', objects)})::text as name,
            ${object.fields.CurrencyIsoCode ? sql.ref('t0.currency_iso_code') : sql`null`}::text as currency
          from ${sql.id(object.table.name)} as t0
          where t0.id = any(${some}::text[]) and ${rows(object, 'read', 't0', context)}`,
        ];
      },
    ),
  );
  if (arms.length === 0) return new Map();
  const { rows } = await sql<NamedRow>`${sql.join(arms, sql` union all `)}`.execute(database);
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}
