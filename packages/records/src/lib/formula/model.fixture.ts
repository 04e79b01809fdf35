import fc from 'fast-check';
import type { BinaryOperator, Expression } from './expression.ts';

/** What a part is worth to JavaScript; null is blank. */
export type Worth = number | boolean | null;

/** Thrown where JavaScript's numbers are not exact enough to tell. */
export class Inexact extends Error {}

const levels: Readonly<Record<BinaryOperator, number>> = {
  '||': 1,
  '&&': 2,
  '=': 3,
  '<>': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '&': 5,
  '*': 6,
  '/': 6,
  '^': 7,
};

/** With the parentheses that it needs and no others. */
export function print(expression: Expression, level = 0): string {
  switch (expression.kind) {
    case 'number':
      return expression.digits;
    case 'text':
      return JSON.stringify(expression.value);
    case 'constant':
      return String(expression.value).toUpperCase();
    case 'field':
      return expression.path.join('.');
    case 'unary':
      return `${expression.operator}${print(expression.operand, 8)}`;
    case 'call':
      return `${expression.name}(${expression.args.map((part) => print(part)).join(', ')})`;
    case 'binary': {
      const own = levels[expression.operator];
      const text = `${print(expression.left, own)} ${expression.operator} ${print(expression.right, own + 1)}`;
      return own < level ? `(${text})` : text;
    }
  }
}

function exact(value: number): number {
  if (Math.abs(value) > 2 ** 40 || !Number.isInteger(value * 2 ** 12)) throw new Inexact();
  return value === 0 ? 0 : value;
}

const numbers: Readonly<Record<string, (left: number, right: number) => Worth>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => (right === 0 ? null : left / right),
  '^': (left, right) => (left === 0 && right < 0 ? null : left ** right),
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  MOD: (left, right) => (right === 0 ? null : left % right),
};

const functions: Readonly<Record<string, (...args: readonly number[]) => number>> = {
  ABS: (value = 0) => Math.abs(value),
  FLOOR: (value = 0) => Math.trunc(value),
  CEILING: (value = 0) => Math.sign(value) * Math.ceil(Math.abs(value)),
  MAX: (...args) => Math.max(...args),
  MIN: (...args) => Math.min(...args),
};

/** True if any is, blank if any else is blank. */
const some = (args: readonly Worth[], sought: boolean): Worth =>
  args.includes(sought) ? sought : args.includes(null) ? null : !sought;

function worthOfCall(name: string, args: readonly Worth[]): Worth {
  const [first = null, second = null, third = null] = args;
  if (name === 'IF') return first === true ? second : third;
  if (name === 'AND' || name === '&&') return some(args, false);
  if (name === 'OR' || name === '||') return some(args, true);
  if (name === 'NOT' || name === '!') return first === null ? null : !first;
  if (name === 'ISBLANK') return first === null;
  if (name === 'BLANKVALUE') return first ?? second;
  if (args.includes(null)) return null;
  if (name === '=') return first === second;
  if (name === '<>') return first !== second;
  const operands = args.map(Number);
  const [left = 0, right = 0] = operands;
  const value = numbers[name]?.(left, right) ?? functions[name]?.(...operands) ?? null;
  return typeof value === 'number' ? exact(value) : value;
}

/** The result of a formula of numbers and conditions, computed without SQL. @throws Inexact */
export function worthOf(expression: Expression, fields: Readonly<Record<string, Worth>>): Worth {
  switch (expression.kind) {
    case 'number':
      return Number(expression.digits);
    case 'constant':
      return expression.value;
    case 'field':
      return fields[expression.path.join('.')] ?? null;
    case 'unary': {
      const operand = worthOf(expression.operand, fields);
      if (expression.operator === '-') return operand === null ? null : 0 - Number(operand);
      return expression.operator === '+' ? operand : worthOfCall('!', [operand]);
    }
    case 'binary':
      return worthOfCall(expression.operator, [
        worthOf(expression.left, fields),
        worthOf(expression.right, fields),
      ]);
    case 'call':
      return worthOfCall(
        expression.name,
        expression.args.map((part) => worthOf(part, fields)),
      );
    case 'text':
      throw new Inexact();
  }
}

const at = 0;
const binary = (operator: BinaryOperator, left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
  at,
});
const call = (name: string, ...args: readonly Expression[]): Expression => ({
  kind: 'call',
  name,
  args,
  at,
});
const number = (value: number): Expression => ({ kind: 'number', digits: String(value), at });
const field = (name: string): Expression => ({ kind: 'field', path: [name], at });

/** Formulas whose values JavaScript can mostly tell exactly: it divides by powers of two, or by zero. */
export function computable(
  numberFields: readonly string[],
  flags: readonly string[],
): fc.Arbitrary<Expression> {
  const { number: numeric, condition } = fc.letrec<{ number: Expression; condition: Expression }>((tie) => {
    const n = tie('number');
    const c = tie('condition');
    const two = fc.tuple(n, n);
    return {
      number: fc.oneof(
        { maxDepth: 5, depthSize: 'medium' },
        fc.constantFrom(0, 1, 2, 3, 7, 10, 0.5, 2.25).map(number),
        fc.constantFrom(...numberFields).map(field),
        fc
          .tuple(fc.constantFrom('+' as const, '-' as const, '*' as const), n, n)
          .map(([sign, l, r]) => binary(sign, l, r)),
        fc.tuple(n, fc.constantFrom(0, 1, 2, 4)).map(([left, by]) => binary('/', left, number(by))),
        fc.tuple(n, fc.constantFrom(0, 1, 2, 3)).map(([left, by]) => binary('^', left, number(by))),
        n.map((operand): Expression => ({ kind: 'unary', operator: '-', operand, at })),
        fc.tuple(fc.constantFrom('ABS', 'FLOOR', 'CEILING'), n).map(([name, args]) => call(name, args)),
        fc
          .tuple(fc.constantFrom('MAX', 'MIN', 'MOD', 'BLANKVALUE'), two)
          .map(([name, args]) => call(name, ...args)),
        fc.tuple(c, n, n).map((args) => call('IF', ...args)),
      ),
      condition: fc.oneof(
        { maxDepth: 5, depthSize: 'medium' },
        fc.boolean().map((value): Expression => ({ kind: 'constant', value, at })),
        fc.constantFrom(...flags).map(field),
        fc
          .tuple(
            fc.constantFrom(
              '=' as const,
              '<>' as const,
              '<' as const,
              '<=' as const,
              '>' as const,
              '>=' as const,
            ),
            two,
          )
          .map(([sign, [l, r]]) => binary(sign, l, r)),
        fc
          .tuple(fc.constantFrom('&&' as const, '||' as const, '=' as const), c, c)
          .map(([sign, l, r]) => binary(sign, l, r)),
        fc
          .tuple(fc.constantFrom('AND', 'OR'), fc.array(c, { minLength: 1, maxLength: 3 }))
          .map(([name, args]) => call(name, ...args)),
        c.map((args) => call('NOT', args)),
        c.map((operand): Expression => ({ kind: 'unary', operator: '!', operand, at })),
        n.map((args) => call('ISBLANK', args)),
      ),
    };
  });
  return fc.oneof(numeric, condition);
}
