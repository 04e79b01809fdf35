import { type RawBuilder, sql } from 'kysely';
import {
  compileFormula,
  type Formula,
  type FormulaField,
  type FormulaSources,
  type FormulaType,
  parseFormula,
} from '../formula/index.ts';
import type { Field, FieldKind } from '../objects/field.ts';
import { columnName, relationshipNameOf } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';
import { fieldSql } from './field-sql.ts';

const types: Readonly<Partial<Record<FieldKind, FormulaType>>> = {
  number: 'number',
  currency: 'number',
  percent: 'number',
  date: 'date',
  dateTime: 'dateTime',
  boolean: 'boolean',
};

function formulaField({ kind }: Field): FormulaField {
  if (kind === 'picklist') return { type: 'text', picklist: 'one' };
  if (kind === 'multiPicklist') return { type: 'text', picklist: 'many' };
  return { type: types[kind] ?? 'text' };
}

/** The field behind a relationship name and the object it leads to. */
function stepOf(object: ObjectDeclaration, relationship: string, objects: Objects) {
  for (const [name, { to, relationshipName }] of Object.entries(object.allFields)) {
    if (to === undefined || (relationshipName ?? relationshipNameOf(name)) !== relationship) continue;
    const target = objects.get(to);
    return target && { name, target };
  }
  return undefined;
}

/** Where the formulas of an object find their values: in the row `alias`, and in the records that it refers to. */
export function formulaSources(object: ObjectDeclaration, alias: string, objects: Objects): FormulaSources {
  return {
    field([first = '', ...rest]) {
      if (rest.length === 0) {
        const field = object.allFields[first];
        return field && formulaField(field);
      }
      const step = stepOf(object, first, objects);
      return step && formulaSources(step.target, alias, objects).field(rest);
    },
    sql([first = '', ...rest]) {
      if (rest.length === 0) return fieldSql(object, first, alias, objects);
      const step = stepOf(object, first, objects);
      if (!step) return sql`null`;
      const next = `${alias}f`;
      const value = formulaSources(step.target, next, objects).sql(rest);
      return sql`(
        select ${value} from ${sql.id(step.target.table.name)} as ${sql.id(next)}
        where ${sql.ref(`${next}.id`)} = ${sql.ref(`${alias}.${columnName(step.name)}`)}
          and not ${sql.ref(`${next}.is_deleted`)})`;
    },
  };
}

const parsed = new Map<string, Formula>();

function parsedOnce(text: string): Formula {
  const known = parsed.get(text);
  if (known) return known;
  const formula = parseFormula(text);
  parsed.set(text, formula);
  return formula;
}

/** A declared formula over the row `alias` as SQL. It sees every field: what may be read of the result is decided there. */
export const formulaSql = (
  object: ObjectDeclaration,
  formula: string,
  alias: string,
  objects: Objects,
): RawBuilder<unknown> => compileFormula(parsedOnce(formula), formulaSources(object, alias, objects));
