import { type RawBuilder, sql } from 'kysely';
import { mayAny, mayReadField, type Reader, rowsFor } from '../objects/access.ts';
import { type Field, type FieldKind, isStored } from '../objects/field.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { fieldSql } from './field-sql.ts';
import type { PathJoins } from './path-joins.ts';
import { maxReferenceDepth, referenceBehind } from './selection.ts';

/** A field somewhere in a query: what is declared of it, and its value for each row as SQL. */
export interface FieldExpression {
  readonly object: ObjectDeclaration;
  readonly name: string;
  readonly field: Field;
  readonly sql: RawBuilder<unknown>;
  /** The SQL type of that value, as something to cast a parameter to. */
  readonly type: string;
  readonly nullable: boolean;
}

const types: Readonly<Partial<Record<FieldKind, string>>> = {
  number: 'numeric',
  currency: 'numeric',
  percent: 'numeric',
  date: 'date',
  dateTime: 'timestamptz',
  boolean: 'boolean',
};

/** A parameter of another type than the column's would keep an index from being used. */
function typeOf(object: ObjectDeclaration, name: string, field: Field): string {
  const column = object.table.columns.find((one) => one.name === columnName(name));
  const whole = /^(?:integer|bigint)$/.exec(column?.type ?? '')?.[0];
  return whole ?? types[field.kind] ?? 'text';
}

/**
 * The field at a path (`Name`, `Account.Name`) from the row `alias`; undefined when there is no such field, or none that
 * the reader may read. Through a reference it is the value of the record there, null where the reader may not see it:
 * of the row that `joins` adds to the query, else of a subquery at each mention.
 */
export function expressionOf(
  object: ObjectDeclaration,
  path: readonly string[],
  alias: string,
  reader: Reader,
  joins?: PathJoins,
): FieldExpression | undefined {
  const [name, ...rest] = path;
  if (name === undefined || path.length > maxReferenceDepth + 1) return undefined;
  if (rest.length === 0) {
    const field = object.allFields[name];
    if (!field || !mayReadField(field, reader.principal)) return undefined;
    return {
      object,
      name,
      field,
      sql: fieldSql(object, name, alias, reader.objects),
      type: typeOf(object, name, field),
      nullable: !(isStored(field) && (field.required || field.kind === 'boolean')),
    };
  }
  const reference = referenceBehind(object, name, reader.principal);
  const target = reference && reader.objects.get(reference.to);
  if (!reference || !target || !mayAny(target, reader.principal, 'read')) return undefined;
  if (joins) {
    const joined = joins.join(alias, reference.field, target, reader);
    const expression = expressionOf(target, rest, joined, reader, joins);
    // What is calculated of no record would be a value all the same, such as the sum of nothing.
    const isCalculated = rest.length === 1 && expression !== undefined && !isStored(expression.field);
    const value = isCalculated
      ? sql`case when ${sql.ref(`${joined}.id`)} is not null then ${expression.sql} end`
      : expression?.sql;
    return expression && value && { ...expression, sql: value, nullable: true };
  }
  // Each step stands inside the one before: one character more is a name of its own, and short enough for five.
  const next = `${alias}r`;
  const expression = expressionOf(target, rest, next, reader);
  if (!expression) return undefined;
  const from = sql.ref(`${alias}.${columnName(reference.field)}`);
  const value = sql`(
    select ${expression.sql} from ${sql.id(target.table.name)} as ${sql.id(next)}
    where ${sql.ref(`${next}.id`)} = ${from} and ${rowsFor(target, 'read', next, reader)})`;
  return { ...expression, sql: value, nullable: true };
}
