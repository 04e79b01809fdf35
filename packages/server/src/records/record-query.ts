import { type RawBuilder, sql } from 'kysely';
import type { Who } from '../http/who.ts';
import { mayAny, rowsFor } from './access.ts';
import { columnName } from './names.ts';
import type { Selection } from './selection.ts';

/** A selection with the names its values have in the rows of the query. */
export interface ReadPlan {
  readonly selection: Selection;
  readonly alias: string;
  /** Field API name → column of the row. Id and the audit fields are always among them. */
  readonly columns: ReadonlyMap<string, string>;
  /** Undefined for a way to records that the caller may not read at all. */
  readonly nested: ReadonlyMap<string, ReadPlan | undefined>;
}

export interface RecordQuery {
  readonly plan: ReadPlan;
  /** `select …` and `from …`, to which a where clause may be added; the top table is `t0`. */
  readonly head: RawBuilder<unknown>;
}

const always = ['Id', 'LastModifiedDate', 'LastModifiedById', 'SystemModstamp'];

/** One statement reads a record and everything it refers to: each reference is a join that sees only what its reader may. */
export function recordQuery(selection: Selection, who: Who): RecordQuery {
  const columns: RawBuilder<unknown>[] = [];
  const joins: RawBuilder<unknown>[] = [];
  let tables = 0;

  function visit(current: Selection): ReadPlan {
    const alias = `t${tables}`;
    tables += 1;
    const named = new Map<string, string>();
    for (const field of new Set([...always, ...current.fields])) {
      const name = `${alias}_${named.size}`;
      columns.push(sql`${sql.ref(`${alias}.${columnName(field)}`)} as ${sql.id(name)}`);
      named.set(field, name);
    }
    const nested = new Map<string, ReadPlan | undefined>();
    for (const [relationship, { field, selection: target }] of current.nested) {
      if (!mayAny(target.object, who, 'read')) {
        nested.set(relationship, undefined);
        continue;
      }
      const next = `t${tables}`;
      const from = sql.ref(`${alias}.${columnName(field)}`);
      const visible = rowsFor(target.object, who, 'read', next);
      joins.push(
        sql`left join ${sql.id(target.object.table.name)} as ${sql.id(next)} on ${sql.ref(`${next}.id`)} = ${from} and ${visible}`,
      );
      nested.set(relationship, visit(target));
    }
    return { selection: current, alias, columns: named, nested };
  }

  const plan = visit(selection);
  const head = sql`select ${sql.join(columns)} from ${sql.id(selection.object.table.name)} as t0 ${sql.join(joins, sql` `)}`;
  return { plan, head };
}
