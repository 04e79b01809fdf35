import { momentRange } from '../query/moment-range.ts';
import type { Parser } from './parser.ts';
import { SoqlError } from './soql-error.ts';
import type { Comparison, Condition, Literal, Operator } from './soql-query.ts';
import { readText } from './tokens.ts';

/** Parentheses and NOTs inside each other; nobody writes so many, and each costs a call's stack. */
const maxDepth = 50;

const isRelative = (text: string): boolean => momentRange(text, new Date(0)) !== undefined;

/** 31 April is a day that no month has. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}

function parseLiteral(parser: Parser): Literal {
  const token = parser.next;
  const word = token.text.toUpperCase();
  const requested = 'a value';
  switch (token.kind) {
    case 'text':
      parser.take();
      return { kind: 'text', ...readText(token, parser.text) };
    case 'number':
      parser.take();
      return { kind: 'number', value: Number(token.text) };
    case 'date':
    case 'dateTime':
      if (!isDay(token.text.slice(0, 10)))
        throw new SoqlError(`'${token.text}' is no day`, parser.text, token.at);
      parser.take();
      return { kind: token.kind, value: token.text.toUpperCase() };
    case 'relative':
    case 'word':
      if (token.kind === 'word' && (word === 'TRUE' || word === 'FALSE')) {
        parser.take();
        return { kind: 'boolean', value: word === 'TRUE' };
      }
      if (token.kind === 'word' && parser.takes('null')) return { kind: 'null' };
      if (!isRelative(word)) throw parser.unexpected(requested);
      parser.take();
      return { kind: 'relative', value: word };
    default:
      throw parser.unexpected(requested);
  }
}

function parseList(parser: Parser): readonly Literal[] {
  parser.needSign('(');
  const values = [parseLiteral(parser)];
  while (parser.takesSign(',')) values.push(parseLiteral(parser));
  parser.needSign(')');
  return values;
}

const signs: Readonly<Record<string, Operator>> = {
  '=': '=',
  '!=': '!=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

function parseComparison(parser: Parser): Comparison {
  const field = parser.needField();
  const sign = parser.next.kind === 'sign' ? signs[parser.next.text] : undefined;
  if (sign !== undefined) {
    parser.take();
    return { field, operator: sign, values: [parseLiteral(parser)] };
  }
  if (parser.takes('like')) return { field, operator: 'like', values: [parseLiteral(parser)] };
  if (parser.takes('in')) return { field, operator: 'in', values: parseList(parser) };
  if (parser.takes('not', 'in')) return { field, operator: 'not in', values: parseList(parser) };
  if (parser.takes('includes')) return { field, operator: 'includes', values: parseList(parser) };
  if (parser.takes('excludes')) return { field, operator: 'excludes', values: parseList(parser) };
  throw parser.unexpected('an operator');
}

function parseOne(parser: Parser, depth: number): Condition {
  const { at } = parser.next;
  if (depth > maxDepth) throw new SoqlError(`conditions stand ${maxDepth} deep at most`, parser.text, at);
  if (parser.takes('not')) return { not: parseOne(parser, depth + 1) };
  if (!parser.takesSign('(')) return parseComparison(parser);
  const inner = parseCondition(parser, depth + 1);
  parser.needSign(')');
  return inner;
}

/** Conditions joined by AND or by OR. Both side by side need parentheses, as on the platform: they would be misread. */
export function parseCondition(parser: Parser, depth = 0): Condition {
  const first = parseOne(parser, depth);
  const join = parser.takes('and') ? 'and' : parser.takes('or') ? 'or' : undefined;
  if (join === undefined) return first;
  const parts = [first, parseOne(parser, depth)];
  while (parser.takes(join)) parts.push(parseOne(parser, depth));
  const { kind, text } = parser.next;
  if (kind === 'word' && ['and', 'or'].includes(text.toLowerCase()))
    throw parser.unexpected(`${join.toUpperCase()}, or parentheses around one of the two,`);
  return { join, parts };
}
