/** How numbered filters are joined: a filter by its number (from 1), or several joined. */
export type Logic =
  | { readonly filter: number }
  | { readonly join: 'and' | 'or'; readonly parts: readonly Logic[] }
  | { readonly not: Logic };

export class LogicError extends Error {}

const tokenPattern = /\s*(?:(\d+)|(and|or|not)\b|([()]))/iy;

function tokensOf(text: string): readonly string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  const end = text.trimEnd().length;
  while (tokenPattern.lastIndex < end) {
    const at = tokenPattern.lastIndex;
    const match = tokenPattern.exec(text);
    if (!match)
      throw new LogicError(`Filter logic cannot be read from "${text.slice(at, at + 20).trim()}" on.`);
    tokens.push(match[0].trim().toLowerCase());
  }
  return tokens;
}

const maxDepth = 20;

/**
 * Reads `1 AND (2 OR NOT 3)`. `AND` and `OR` at one level need parentheses, as on the platform; each filter of `count`
 * must be named. Throws LogicError.
 */
export function parseLogic(text: string, count: number): Logic {
  const tokens = tokensOf(text);
  const named = new Set<number>();
  let at = 0;

  function one(depth: number): Logic {
    const token = tokens[at];
    at += 1;
    if (depth > maxDepth) throw new LogicError('Filter logic is nested too deeply.');
    if (token === 'not') return { not: one(depth + 1) };
    if (token === '(') {
      const inner = several(depth + 1);
      if (tokens[at] !== ')') throw new LogicError('Filter logic lacks a closing parenthesis.');
      at += 1;
      return inner;
    }
    const filter = Number(token);
    if (token === undefined || !Number.isInteger(filter)) {
      throw new LogicError(
        `Filter logic has ${token === undefined ? 'nothing' : `"${token}"`} where a filter is expected.`,
      );
    }
    if (filter < 1 || filter > count)
      throw new LogicError(`Filter logic names filter ${filter}, which is not there.`);
    named.add(filter);
    return { filter };
  }

  function several(depth: number): Logic {
    const parts = [one(depth)];
    const join = tokens[at];
    while (tokens[at] === 'and' || tokens[at] === 'or') {
      if (tokens[at] !== join) throw new LogicError('Filter logic needs parentheses where AND and OR meet.');
      at += 1;
      parts.push(one(depth));
    }
    const [first] = parts;
    return first !== undefined && parts.length === 1 ? first : { join: join === 'or' ? 'or' : 'and', parts };
  }

  const logic = several(0);
  if (at < tokens.length) throw new LogicError(`Filter logic goes on with "${tokens[at]}" after its end.`);
  if (named.size < count) throw new LogicError('Filter logic must name each filter.');
  return logic;
}
