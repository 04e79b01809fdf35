import { parseCondition } from './parse-condition.ts';
import { createParser, type Parser } from './parser.ts';
import { SoqlError } from './soql-error.ts';
import type { Comparison, Condition, FieldGroup, FieldPath, Ordering, SoqlQuery } from './soql-query.ts';

/** In one WHERE; as many as a list's `where` has. Each costs the database a comparison per row. */
const maxComparisons = 100;

const groups: readonly FieldGroup[] = ['all', 'custom', 'standard'];

function parseGroup(parser: Parser): FieldGroup {
  parser.needSign('(');
  const group = groups.find((name) => parser.takes(name));
  if (group === undefined) throw parser.unexpected('ALL, CUSTOM or STANDARD');
  parser.needSign(')');
  return group;
}

function parseSelect(parser: Parser): SoqlQuery['select'] {
  const fields: (FieldPath | FieldGroup)[] = [];
  do {
    const path = parser.needField();
    const name = path.path.join('.').toLowerCase();
    const calls = parser.next.kind === 'sign' && parser.next.text === '(';
    if (calls && name === 'count' && fields.length === 0) {
      parser.needSign('(');
      parser.needSign(')');
      return 'count';
    }
    if (calls && name !== 'fields')
      throw new SoqlError(`${name.toUpperCase()}() is not known here`, parser.text, path.at);
    fields.push(calls ? parseGroup(parser) : path);
  } while (parser.takesSign(','));
  return fields;
}

function parseOrdering(parser: Parser): Ordering {
  const field = parser.needField();
  const descending = parser.takes('desc');
  if (!descending) parser.takes('asc');
  const isLast = parser.takes('nulls', 'last');
  if (!isLast) parser.takes('nulls', 'first');
  return { field, descending, nullsFirst: !isLast };
}

function parseOrderBy(parser: Parser): readonly Ordering[] {
  if (!parser.takes('order')) return [];
  parser.need('by');
  const orderings = [parseOrdering(parser)];
  while (parser.takesSign(',')) orderings.push(parseOrdering(parser));
  return orderings;
}

function parseWhole(parser: Parser, word: string): number | undefined {
  if (!parser.takes(word)) return undefined;
  const { next } = parser;
  if (next.kind !== 'number' || !/^\d{1,9}$/.test(next.text)) throw parser.unexpected('a whole number');
  return Number(parser.take().text);
}

/** `FROM Account a`: the short name may stand before fields. */
function parseAlias(parser: Parser): string | undefined {
  const { kind, text } = parser.next;
  const clauses = 'where order limit offset group having using with for all update'.split(' ');
  if (kind !== 'word' || clauses.includes(text.toLowerCase()) || text.includes('.')) return undefined;
  return parser.take().text;
}

/** Fields without the name of the object in front of them. */
function shortened<Path extends FieldPath>(path: Path, names: readonly string[]): Path {
  const [first = '', ...rest] = path.path;
  return rest.length > 0 && names.includes(first.toLowerCase()) ? { ...path, path: rest } : path;
}

function comparisonsOf(condition: Condition): readonly Comparison[] {
  if ('not' in condition) return comparisonsOf(condition.not);
  return 'join' in condition ? condition.parts.flatMap(comparisonsOf) : [condition];
}

/**
 * Reads the part of the platform's query language that is supported here: fields (with paths through references),
 * `COUNT()`, `FIELDS(…)`, WHERE, ORDER BY, LIMIT and OFFSET. Throws SoqlError for everything else.
 */
export function parseSoql(text: string): SoqlQuery {
  const parser = createParser(text);
  parser.need('select');
  const select = parseSelect(parser);
  parser.need('from');
  const from = parser.needField();
  const alias = parseAlias(parser);
  const names = [from.path.join('.'), ...(alias === undefined ? [] : [alias])].map((name) =>
    name.toLowerCase(),
  );
  const where = parser.takes('where') ? parseCondition(parser) : undefined;
  const surplus = where && comparisonsOf(where)[maxComparisons];
  if (surplus) throw new SoqlError(`WHERE has ${maxComparisons} conditions at most`, text, surplus.field.at);
  const orderBy = parseOrderBy(parser);
  const limit = parseWhole(parser, 'limit');
  const offset = parseWhole(parser, 'offset') ?? 0;
  if (parser.next.kind !== 'end') throw parser.unexpected('its end');
  return {
    select:
      select === 'count'
        ? select
        : select.map((field) => (typeof field === 'string' ? field : shortened(field, names))),
    from,
    where: where && withoutNames(where, names),
    orderBy: orderBy.map((ordering) => ({ ...ordering, field: shortened(ordering.field, names) })),
    limit,
    offset,
  };
}

type Where = NonNullable<SoqlQuery['where']>;

function withoutNames(condition: Where, names: readonly string[]): Where {
  if ('not' in condition) return { not: withoutNames(condition.not, names) };
  if ('join' in condition)
    return { ...condition, parts: condition.parts.map((part) => withoutNames(part, names)) };
  return { ...condition, field: shortened(condition.field, names) };
}
