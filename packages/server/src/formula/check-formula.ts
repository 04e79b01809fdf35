import { sql } from 'kysely';
import type { Call, Checked, Sql } from './checked.ts';
import type { Expression, Formula } from './expression.ts';
import { FormulaError } from './formula-error.ts';
import type { FormulaField, FormulaScope, FormulaType } from './formula-scope.ts';
import { dateFunctions } from './functions/date-functions.ts';
import { logicFunctions } from './functions/logic-functions.ts';
import { numberFunctions } from './functions/number-functions.ts';
import { textFunctions } from './functions/text-functions.ts';
import { binaryOperators, unaryOperators } from './operators.ts';

const functions = new Map(
  Object.entries({ ...logicFunctions, ...textFunctions, ...numberFunctions, ...dateFunctions }),
);
const functionNames = [...functions.keys()].sort().join(', ');

/** As the type of the language: whole numbers must not divide as such, and no checkbox is ever blank. */
function typed({ type }: FormulaField, column: Sql): Sql {
  switch (type) {
    case 'number':
      return sql`(${column})::numeric`;
    case 'text':
      return sql`(${column})::text`;
    case 'date':
      return sql`(${column})::date`;
    case 'dateTime':
      return sql`(${column})::timestamptz`;
    case 'boolean':
      return sql`coalesce(${column}, false)`;
  }
}

function checkField(formula: Formula, way: readonly string[], at: number, scope: FormulaScope): Checked {
  const field = scope.field(way);
  if (!field) throw new FormulaError(formula.text, at, `There is no field ${way.join('.')}.`);
  return {
    type: field.type,
    at,
    ...(field.picklist ? { picklist: field.picklist } : {}),
    sql: (from) => typed(field, from.sql(way)),
  };
}

function constant(value: boolean | null, at: number): Checked {
  return value === null
    ? { type: 'blank', at, sql: () => sql`null` }
    : { type: 'boolean', at, sql: () => (value ? sql`true` : sql`false`) };
}

/** Where an expression begins, which for operators is their left side. */
const startOf = (expression: Expression): number =>
  expression.kind === 'binary' ? startOf(expression.left) : expression.at;

/** The root of a formula with its type, and its SQL on demand. @throws FormulaError where types do not fit */
export function checkParts(formula: Formula, scope: FormulaScope): Checked {
  const fail = (at: number, reason: string): never => {
    throw new FormulaError(formula.text, at, reason);
  };

  function callOf(name: string, at: number, given: readonly Expression[]): Call {
    return { name, at, given: given.map((part) => ({ ...check(part), at: startOf(part) })), fail };
  }

  function check(expression: Expression): Checked {
    const { at } = expression;
    switch (expression.kind) {
      case 'number': {
        const { digits } = expression;
        return { type: 'number', at, sql: () => sql`${digits}::numeric` };
      }
      case 'text': {
        const { value } = expression;
        return { type: 'text', at, literal: value, sql: () => sql`${value}::text` };
      }
      case 'constant':
        return constant(expression.value, at);
      case 'field':
        return checkField(formula, expression.way, at, scope);
      case 'unary':
        return unaryOperators[expression.operator](callOf(expression.operator, at, [expression.operand]));
      case 'binary':
        return binaryOperators[expression.operator](
          callOf(expression.operator, at, [expression.left, expression.right]),
        );
      case 'call': {
        const apply = functions.get(expression.name);
        return apply
          ? apply(callOf(expression.name, at, expression.given))
          : fail(at, `There is no function ${expression.name}. There are: ${functionNames}.`);
      }
    }
  }

  return check(formula.root);
}

/** The type of what a formula gives. @throws FormulaError with the place where types do not fit or a field is unknown */
export function checkFormula(formula: Formula, scope: FormulaScope): FormulaType {
  const { type, picklist } = checkParts(formula, scope);
  if (type === 'blank') throw new FormulaError(formula.text, 0, 'The formula is always blank.');
  if (picklist)
    throw new FormulaError(
      formula.text,
      0,
      picklist === 'one'
        ? 'A picklist is no result: use TEXT.'
        : 'A multi-select picklist is no result: use INCLUDES.',
    );
  return type;
}
