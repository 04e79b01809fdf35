import { checkFormula } from '../formula/check-formula.ts';
import { type Formula, fieldsOf } from '../formula/expression.ts';
import { FormulaError } from '../formula/formula-error.ts';
import type { FormulaField, FormulaScope, FormulaType } from '../formula/formula-scope.ts';
import { parseFormula } from '../formula/parse-formula.ts';
import type { Field, FieldKind } from './field.ts';
import { relationshipNameOf } from './names.ts';
import type { ObjectDeclaration } from './object-declaration.ts';

type Get = (apiName: string) => ObjectDeclaration | undefined;

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

/** The reference behind a relationship name and the object it leads to, for all callers. */
export function stepThrough(
  object: ObjectDeclaration,
  relationship: string,
  get: Get,
): { readonly name: string; readonly target: ObjectDeclaration } | undefined {
  for (const [name, { to, relationshipName }] of Object.entries(object.allFields)) {
    if (to === undefined || (relationshipName ?? relationshipNameOf(name)) !== relationship) continue;
    const target = get(to);
    return target && { name, target };
  }
  return undefined;
}

interface End {
  readonly object: ObjectDeclaration;
  readonly name: string;
  readonly field: Field;
}

/** The object and the field that a way ends at. */
function endOf(object: ObjectDeclaration, way: readonly string[], get: Get): End | undefined {
  const [first = '', ...rest] = way;
  if (rest.length === 0) {
    const field = object.allFields[first];
    return field && { object, name: first, field };
  }
  const step = stepThrough(object, first, get);
  return step && endOf(step.target, rest, get);
}

/** What the fields are that formulas of an object can name. */
export const formulaScope = (object: ObjectDeclaration, get: Get): FormulaScope => ({
  field(way) {
    const end = endOf(object, way, get);
    return end && formulaField(end.field);
  },
});

interface Use {
  readonly where: string;
  /** The object whose fields it names. */
  readonly object: ObjectDeclaration;
  readonly text: string;
  readonly type: FormulaType;
}

/** Every formula of an object, and what it must give. */
function* usesOf(object: ObjectDeclaration, get: Get): Generator<Use> {
  const { apiName } = object;
  for (const [name, field] of Object.entries(object.fields)) {
    const where = `${apiName}.${name}`;
    if (field.formula !== undefined)
      yield { where, object, text: field.formula, type: formulaField(field).type };
    const below = field.rollup && get(field.rollup.object);
    if (field.rollup?.where !== undefined && below)
      yield { where, object: below, text: field.rollup.where, type: 'boolean' };
  }
  for (const { name, error } of object.validationRules)
    yield { where: `${apiName}, rule ${name}`, object, text: error, type: 'boolean' };
  for (const [name, { when }] of Object.entries(object.actions))
    if (when !== undefined)
      yield { where: `${apiName}, action ${name}`, object, text: when, type: 'boolean' };
}

/** Calculated fields must not need themselves. */
function checkCircles(
  all: readonly ObjectDeclaration[],
  get: Get,
  formulas: ReadonlyMap<string, Formula>,
): void {
  const done = new Set<string>();
  function visit(object: ObjectDeclaration, name: string, path: readonly string[]): void {
    const own = `${object.apiName}.${name}`;
    if (path.includes(own))
      throw new Error(`${[...path, own].join(' → ')}: a field is calculated from itself.`);
    if (done.has(own)) return;
    const { formula: text, rollup } = object.allFields[name] ?? {};
    const follow = (from: ObjectDeclaration, formula: string | undefined) => {
      const parsed = formula === undefined ? undefined : formulas.get(formula);
      for (const way of parsed ? fieldsOf(parsed) : []) {
        const end = endOf(from, way, get);
        if (end) visit(end.object, end.name, [...path, own]);
      }
    };
    follow(object, text);
    const below = rollup && get(rollup.object);
    if (below) {
      follow(below, rollup.where);
      if (rollup.field !== undefined) visit(below, rollup.field, [...path, own]);
    }
    done.add(own);
  }
  for (const object of all) for (const name of Object.keys(object.fields)) visit(object, name, []);
}

function checkRollups(object: ObjectDeclaration, get: Get): void {
  for (const [name, { rollup }] of Object.entries(object.fields)) {
    if (!rollup) continue;
    const below = get(rollup.object);
    const way = below?.allFields[rollup.by];
    if (way?.to !== object.apiName) {
      throw new Error(
        `${object.apiName}.${name}: ${rollup.object}.${rollup.by} does not lead to ${object.apiName}.`,
      );
    }
    if (rollup.calculates !== 'count' && !below?.allFields[rollup.field ?? '']) {
      throw new Error(
        `${object.apiName}.${name}: ${rollup.object} has no field ${rollup.field ?? ''} to calculate with.`,
      );
    }
  }
}

/** All formulas of an installation, read and checked, by their text. Throws with object, field and place. */
export function readFormulas(all: readonly ObjectDeclaration[], get: Get): ReadonlyMap<string, Formula> {
  const formulas = new Map<string, Formula>();
  for (const owner of all) {
    checkRollups(owner, get);
    for (const { where, object, text, type } of usesOf(owner, get)) {
      try {
        const formula = formulas.get(text) ?? parseFormula(text);
        const result = checkFormula(formula, formulaScope(object, get));
        if (result !== type)
          throw new Error(`${where}: the formula gives ${result} where ${type} is declared.`);
        formulas.set(text, formula);
      } catch (error) {
        throw error instanceof FormulaError
          ? new Error(`${where}: ${error.message}`, { cause: error })
          : error;
      }
    }
  }
  checkCircles(all, get, formulas);
  return formulas;
}
