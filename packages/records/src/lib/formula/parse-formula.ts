import type { BinaryOperator, Expression, Formula } from './expression.ts';
import { FormulaError } from './formula-error.ts';
import { readTokens, type Token } from './read-tokens.ts';

/** Characters of a formula. */
const maxLength = 5_000;
/** Parentheses, functions and signs within each other. */
const maxDepth = 100;
/** References that a way may go along before its field. */
const maxReferences = 5;

const levels: Readonly<Record<string, number>> = {
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
const spellings: Readonly<Record<string, string>> = { '==': '=', '!=': '<>' };
const constants: Readonly<Record<string, boolean | null>> = { TRUE: true, FALSE: false, NULL: null };

function binaryOperator(token: Token): { operator: BinaryOperator; level: number } | undefined {
  if (token.kind !== 'sign') return undefined;
  const operator = spellings[token.value] ?? token.value;
  const level = levels[operator];
  return level === undefined ? undefined : { operator: operator as BinaryOperator, level };
}

const describe = ({ kind, value }: Token): string =>
  kind === 'end' ? 'the end of the formula' : kind === 'text' ? 'a text' : value;

class Parser {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #position = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = readTokens(text);
  }

  root(): Expression {
    const root = this.#expression(1);
    const rest = this.#peek();
    if (rest.kind !== 'end')
      this.#fail(
        rest,
        rest.value === ')'
          ? 'This parenthesis was never opened.'
          : `An operator is expected before ${describe(rest)}.`,
      );
    return root;
  }

  #fail(token: Token, reason: string): never {
    throw new FormulaError(this.#text, token.at, reason);
  }

  #peek(): Token {
    return this.#tokens[this.#position] ?? { kind: 'end', value: '', at: this.#text.length };
  }

  #next(): Token {
    const token = this.#peek();
    this.#position += 1;
    return token;
  }

  #takes(sign: string): boolean {
    const token = this.#peek();
    const found = token.kind === 'sign' && token.value === sign;
    if (found) this.#position += 1;
    return found;
  }

  #deeper<T>(token: Token, read: () => T): T {
    this.#depth += 1;
    if (this.#depth > maxDepth) this.#fail(token, `More than ${maxDepth} levels within each other.`);
    const result = read();
    this.#depth -= 1;
    return result;
  }

  /** Operators of one level are read from the left: `a - b - c` is `(a - b) - c`. */
  #expression(level: number): Expression {
    let left = this.#unary();
    while (true) {
      const token = this.#peek();
      const found = binaryOperator(token);
      if (!found || found.level < level) return left;
      this.#position += 1;
      const right = this.#expression(found.level + 1);
      left = { kind: 'binary', operator: found.operator, left, right, at: token.at };
    }
  }

  /** Binds tighter than any other: `-2 ^ 2` is 4. */
  #unary(): Expression {
    const token = this.#peek();
    if (token.kind !== 'sign' || (token.value !== '-' && token.value !== '+' && token.value !== '!'))
      return this.#primary();
    this.#position += 1;
    const operand = this.#deeper(token, () => this.#unary());
    return { kind: 'unary', operator: token.value, operand, at: token.at };
  }

  #primary(): Expression {
    const token = this.#next();
    if (token.kind === 'number') return { kind: 'number', digits: token.value, at: token.at };
    if (token.kind === 'text') return { kind: 'text', value: token.value, at: token.at };
    if (token.kind === 'name') return this.#takes('(') ? this.#call(token) : this.#named(token);
    if (token.kind === 'sign' && token.value === '(') {
      const inner = this.#deeper(token, () => this.#expression(1));
      const close = this.#peek();
      if (!this.#takes(')'))
        this.#fail(close, `A closing parenthesis is expected before ${describe(close)}.`);
      return inner;
    }
    return this.#fail(token, `A value, a field or a function is expected before ${describe(token)}.`);
  }

  #call(token: Token): Expression {
    const args: Expression[] = [];
    if (!this.#takes(')')) {
      do args.push(this.#deeper(token, () => this.#expression(1)));
      while (this.#takes(','));
      const close = this.#peek();
      if (!this.#takes(')'))
        this.#fail(
          close,
          `A comma or the closing parenthesis of ${token.value} is expected before ${describe(close)}.`,
        );
    }
    return { kind: 'call', name: token.value.toUpperCase(), args, at: token.at };
  }

  #named(token: Token): Expression {
    const constant = constants[token.value.toUpperCase()];
    if (constant !== undefined) return { kind: 'constant', value: constant, at: token.at };
    const path = token.value.split('.');
    if (path.length > maxReferences + 1)
      this.#fail(token, `${token.value} goes along more than ${maxReferences} references.`);
    return { kind: 'field', path, at: token.at };
  }
}

/** @throws FormulaError with the place of what is not part of the language. */
export function parseFormula(text: string): Formula {
  if (text.length > maxLength)
    throw new FormulaError(
      text,
      maxLength,
      `A formula has at most ${maxLength} characters, this one ${text.length}.`,
    );
  // Databases cannot keep them.
  const broken = text.includes('\0') ? text.indexOf('\0') : text.search(/\p{Surrogate}/u);
  if (broken >= 0) throw new FormulaError(text, broken, 'This is no character that can be stored.');
  return { text, root: new Parser(text).root() };
}
