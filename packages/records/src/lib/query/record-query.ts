import { type RawBuilder, sql } from 'kysely';
import { mayAny, type Reader, rowsFor } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';
import { fieldSql } from './field-sql.ts';
import type { Selection } from './selection.ts';

/** A selection with the names its values have in the rows of the query. */
export interface ReadPlan {
  readonly selection: Selection;
  /** Field API name → column of the row. Id and the audit fields are always among them. */
  readonly columns: ReadonlyMap<string, string>;
  /** Undefined for a relationship to records that the caller may not read at all. */
  readonly nested: ReadonlyMap<string, ReadPlan | undefined>;
}

export interface RecordQuery {
  readonly plan: ReadPlan;
  /** `select …` and `from …`, to which joins and a where clause may be added; the top table is `t0`. Takes more columns. */
  readonly head: (more?: RawBuilder<unknown>) => RawBuilder<unknown>;
}

const alwaysRead = ['Id', 'LastModifiedDate', 'LastModifiedById', 'SystemModstamp'];

/** A record's type decides what is shown of it, and its currency how. */
const alwaysReadOf = ({ fields }: ObjectDeclaration): readonly string[] => [
  ...alwaysRead,
  ...['RecordTypeId', 'CurrencyIsoCode'].filter((name) => fields[name]),
];

/** Moments are read as text: they travel as text, and a `Date` would be made of each for nothing. */
function columnSql(
  object: ObjectDeclaration,
  name: string,
  alias: string,
  objects: Objects,
): RawBuilder<unknown> {
  const value = fieldSql(object, name, alias, objects);
  return object.allFields[name]?.kind === 'dateTime' ? sql`(${value})::text` : value;
}

/**
 * One statement reads a record and everything it refers to: each reference is a join that sees only what its reader may.
 * `source` stands for the object's table, such as rows that were just written.
 */
export function recordQuery(
  selection: Selection,
  reader: Reader,
  source: RawBuilder<unknown> = sql.id(selection.object.table.name),
): RecordQuery {
  const columns: RawBuilder<unknown>[] = [];
  const joins: RawBuilder<unknown>[] = [];
  let tables = 0;

  function visit(current: Selection): ReadPlan {
    const alias = `t${tables}`;
    tables += 1;
    const columnOf = new Map<string, string>();
    for (const field of new Set([...alwaysReadOf(current.object), ...current.fields])) {
      const name = `${alias}_${columnOf.size}`;
      columns.push(sql`${columnSql(current.object, field, alias, reader.objects)} as ${sql.id(name)}`);
      columnOf.set(field, name);
    }
    const nested = new Map<string, ReadPlan | undefined>();
    for (const [relationship, { field, selection: target }] of current.nested) {
      if (!mayAny(target.object, reader.principal, 'read')) {
        nested.set(relationship, undefined);
        continue;
      }
      const next = `t${tables}`;
      const from = sql.ref(`${alias}.${columnName(field)}`);
      const visible = rowsFor(target.object, 'read', next, reader);
      joins.push(
        sql`left join ${sql.id(target.object.table.name)} as ${sql.id(next)} on ${sql.ref(`${next}.id`)} = ${from} and ${visible}`,
      );
      nested.set(relationship, visit(target));
    }
    return { selection: current, columns: columnOf, nested };
  }

  const plan = visit(selection);
  const from = sql`from ${source} as t0 ${sql.join(joins, sql` `)}`;
  const head: RecordQuery['head'] = (more) =>
    sql`select ${sql.join(more ? [...columns, more] : columns)} ${from}`;
  return { plan, head };
}

const restricted = new WeakMap<ReadPlan, WeakMap<Selection, ReadPlan>>();

/** The plan of a query as one that shows only a part of what is read: some of its fields, some of its relationships. */
export function restrict(plan: ReadPlan, selection: Selection): ReadPlan {
  const parts = restricted.get(plan) ?? new WeakMap<Selection, ReadPlan>();
  restricted.set(plan, parts);
  const part = parts.get(selection) ?? restrictAnew(plan, selection);
  parts.set(selection, part);
  return part;
}

function restrictAnew(plan: ReadPlan, selection: Selection): ReadPlan {
  const nested = new Map<string, ReadPlan | undefined>();
  for (const [name, { selection: inside }] of selection.nested) {
    if (!plan.nested.has(name)) continue;
    const whole = plan.nested.get(name);
    nested.set(name, whole && restrict(whole, inside));
  }
  return { selection, columns: plan.columns, nested };
}
