import { type RawBuilder, sql } from 'kysely';
import { compileFormula } from '../formula/compile-formula.ts';
import type { FormulaSources } from '../formula/formula-scope.ts';
import { parseFormula } from '../formula/parse-formula.ts';
import type { Field, Rollup } from '../objects/field.ts';
import { formulaScope, stepThrough } from '../objects/formula-fields.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';

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

/** Where formulas find their values: in the row, and in the records that it refers to. 12.5 % is 0.125 to them. */
function valueSql(
  object: ObjectDeclaration,
  [first = '', ...rest]: readonly string[],
  alias: string,
  objects: Objects,
): RawBuilder<unknown> {
  if (rest.length === 0) {
    const value = fieldSql(object, first, alias, objects);
    return object.allFields[first]?.kind === 'percent' ? sql`(${value} / 100.0)` : value;
  }
  const step = stepThrough(object, first, objects.get);
  if (!step) return sql`null`;
  const next = `${alias}f`;
  return sql`(
    select ${valueSql(step.target, rest, next, objects)} from ${sql.id(step.target.table.name)} as ${sql.id(next)}
    where ${sql.ref(`${next}.id`)} = ${column(alias, step.name)} and not ${sql.ref(`${next}.is_deleted`)})`;
}

/** A declared formula over the row `alias` as SQL. It sees every field: who may read the result is decided there. */
export function formulaSql(
  object: ObjectDeclaration,
  text: string,
  alias: string,
  objects: Objects,
): RawBuilder<unknown> {
  const sources: FormulaSources = {
    ...formulaScope(object, objects.get),
    sql: (path) => valueSql(object, path, alias, objects),
  };
  return compileFormula(objects.formulas.get(text) ?? parseFormula(text), sources);
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
  if (field?.rollup) return rollupSql(field.rollup, alias, objects);
  if (field?.formula === undefined) return column(alias, name);
  const value = formulaSql(object, field.formula, alias, objects);
  return field.kind === 'percent' ? sql`(${value} * 100)` : value;
}
