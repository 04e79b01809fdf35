import { type RawBuilder, sql } from 'kysely';
import type { Field, Rollup } from '../objects/field.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';
import { formulaSql } from './formula-sql.ts';

const column = (alias: string, name: string): RawBuilder<unknown> => sql.ref(`${alias}.${columnName(name)}`);

/** The lines of an address; null when all parts are empty. */
function addressSql(parts: Readonly<Record<string, string>>, alias: string): RawBuilder<unknown> {
  const part = (name: string): RawBuilder<unknown> => {
    const field = parts[name];
    return field === undefined ? sql`null` : column(alias, field);
  };
  const town = sql`nullif(concat_ws(' ', ${part('postalCode')}, ${part('city')}), '')`;
  return sql`nullif(concat_ws(chr(10), ${part('street')}, ${town}, ${part('state')}, ${part('country')}), '')`;
}

function rollupSql(rollup: Rollup, alias: string, objects: Objects): RawBuilder<unknown> {
  const child = objects.get(rollup.object);
  if (!child) return sql`null`;
  const below = `${alias}_below`;
  const value = rollup.field === undefined ? sql`*` : fieldSql(child, rollup.field, below, objects);
  const calculated = sql`${sql.raw(rollup.calculates)}(${value})`;
  // Nothing to add up is 0; the least of nothing is nothing.
  const whole = rollup.calculates === 'sum' ? sql`coalesce(${calculated}, 0)` : calculated;
  const only =
    rollup.where === undefined ? sql`` : sql`and ${formulaSql(child, rollup.where, below, objects)}`;
  return sql`(
    select ${whole} from ${sql.id(child.table.name)} as ${sql.id(below)}
    where ${column(below, rollup.by)} = ${sql.ref(`${alias}.id`)} and not ${sql.ref(`${below}.is_deleted`)} ${only})`;
}

/** A field of the row `alias` as SQL: its column, or what it is calculated from. */
export function fieldSql(
  object: ObjectDeclaration,
  name: string,
  alias: string,
  objects: Objects,
): RawBuilder<unknown> {
  const field: Field | undefined = object.allFields[name];
  if (field?.parts) return addressSql(field.parts, alias);
  if (field?.formula !== undefined) return formulaSql(object, field.formula, alias, objects);
  if (field?.rollup) return rollupSql(field.rollup, alias, objects);
  return column(alias, name);
}
