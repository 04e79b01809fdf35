import { sql } from 'kysely';
import type { Check, Checked, Sql } from './checked.ts';
import type { BinaryOperator, Expression, Formula } from './expression.ts';
import { FormulaError } from './formula-error.ts';
import type { FormulaField, FormulaScope, FormulaSources, FormulaType } from './formula-scope.ts';
import { dateFunctions } from './functions/date-functions.ts';
import { logicFunctions } from './functions/logic-functions.ts';
import { numberFunctions } from './functions/number-functions.ts';
import { textFunctions } from './functions/text-functions.ts';
import { binaryOperators, unaryOperators } from './operators.ts';

/** By name, in capitals. */
const functions: ReadonlyMap<string, Check> = new Map(
  Object.entries({ ...logicFunctions, ...textFunctions, ...numberFunctions, ...dateFunctions }),
);

/** Functions and operators within each other: what every database parses and plans in little time. */
const maxDepth = 100;

/** A checked part, and how many functions and operators it has within each other. */
interface Part extends Checked {
  readonly depth: number;
}

/** An operator of a chain, by its place, and what stands right of it. */
interface Step {
  readonly at: number;
  readonly right: Part;
}

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

function checkConstant(value: boolean | null, at: number): Checked {
  if (value === null) return { type: 'blank', at, sql: sql`null` };
  return { type: 'boolean', at, sql: value ? sql`true` : sql`false` };
}

/** Whether it does not matter which of them are put together first. Dates count whole days at each step. */
const isAssociative = (operator: BinaryOperator, operands: readonly Checked[]): boolean =>
  operator === '+'
    ? operands.every(({ type }) => type === 'number')
    : ['*', '&', '&&', '||'].includes(operator);

/** The whole of a formula, with its type and its SQL. @throws FormulaError where types do not fit */
export function analyzeFormula(
  formula: Formula,
  from: FormulaSources,
): { readonly type: FormulaType; readonly sql: Sql } {
  const now = from.now ?? sql`now()`;
  const fail = (at: number, reason: string): never => {
    throw new FormulaError(formula.text, at, reason);
  };

  function apply(rule: Check, name: string, at: number, args: readonly Part[]): Part {
    const depth = 1 + args.reduce((most, part) => Math.max(most, part.depth), 0);
    if (depth > maxDepth) fail(at, `More than ${maxDepth} functions and operators within each other.`);
    return { ...rule({ name, at, args, now, fail }), depth };
  }

  function combine(operator: BinaryOperator, at: number, left: Part, right: Part): Part {
    // Errors about this as an operand or argument point to its beginning.
    return { ...apply(binaryOperators[operator], operator, at, [left, right]), at: left.at };
  }

  /** In halves, so that a hundred texts in a row are seven deep. */
  function combineAll(operator: BinaryOperator, first: Part, rest: readonly Step[]): Part {
    const middle = Math.floor(rest.length / 2);
    const second = rest[middle];
    if (!second) return first;
    const left = combineAll(operator, first, rest.slice(0, middle));
    return combine(operator, second.at, left, combineAll(operator, second.right, rest.slice(middle + 1)));
  }

  /** Chains of operators may be as long as a formula: no recursion along them. */
  function checkChain(expression: Expression): Part {
    const chain: Extract<Expression, { kind: 'binary' }>[] = [];
    let first = expression;
    for (; first.kind === 'binary'; first = first.left) chain.push(first);
    let left = check(first);
    for (let next = chain.at(-1); next; next = chain.at(-1)) {
      const { operator } = next;
      const rest: Step[] = [];
      for (let last = chain.at(-1); last?.operator === operator; last = chain.at(-1)) {
        rest.push({ at: last.at, right: check(last.right) });
        chain.pop();
      }
      left = isAssociative(operator, [left, ...rest.map(({ right }) => right)])
        ? combineAll(operator, left, rest)
        : rest.reduce((sum, { at, right }) => combine(operator, at, sum, right), left);
    }
    return left;
  }

  function checkField(path: readonly string[], at: number): Part {
    const field = from.field(path) ?? fail(at, `There is no field ${path.join('.')}.`);
    const { type, picklist } = field;
    return { type, at, ...(picklist ? { picklist } : {}), sql: typed(field, from.sql(path)), depth: 0 };
  }

  function check(expression: Expression): Part {
    const { at } = expression;
    switch (expression.kind) {
      case 'number':
        return { type: 'number', at, sql: sql`${expression.digits}::numeric`, depth: 0 };
      case 'text':
        return { type: 'text', at, literal: expression.value, sql: sql`${expression.value}::text`, depth: 0 };
      case 'constant':
        return { ...checkConstant(expression.value, at), depth: 0 };
      case 'field':
        return checkField(expression.path, at);
      case 'unary':
        return apply(unaryOperators[expression.operator], expression.operator, at, [
          check(expression.operand),
        ]);
      case 'binary':
        return checkChain(expression);
      case 'call': {
        const { name, args } = expression;
        const all = [...functions.keys()].sort().join(', ');
        const rule = functions.get(name) ?? fail(at, `There is no function ${name}. There are: ${all}.`);
        return apply(rule, name, at, args.map(check));
      }
    }
  }

  const { type, picklist, sql: value } = check(formula.root);
  if (type === 'blank') return fail(0, 'The formula is always blank.');
  if (picklist === 'one') return fail(0, 'A picklist is no result: use TEXT.');
  if (picklist === 'many') return fail(0, 'A multi-select picklist is no result: use INCLUDES.');
  return { type, sql: value };
}

/** The type of what a formula gives. @throws FormulaError with the place where types do not fit or a field is unknown */
export function checkFormula(formula: Formula, scope: FormulaScope): FormulaType {
  return analyzeFormula(formula, { field: (path) => scope.field(path), sql: () => sql`null` }).type;
}
