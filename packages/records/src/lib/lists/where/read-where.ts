import { FilterError } from '../../query/condition.ts';

/** What stands in a `where`: GraphQL's values, of which JSON's are a part. */
export type WhereValue =
  | { readonly kind: 'scalar'; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly items: readonly WhereValue[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [string, WhereValue])[] };

const longest = 10_000;
const maxDepth = 20;

const tokenPattern =
  /[\s,]*(?:([{}[\]:])|"((?:[^"\\\n]|\\.)*)"|(-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)(?![\w.])|([A-Za-z_]\w*))/y;

interface Token {
  readonly kind: 'sign' | 'text' | 'number' | 'word' | 'end';
  readonly text: string;
}

const whereError = (what: string): FilterError => new FilterError(`where cannot be read: ${what}.`);

function unescaped(text: string): string {
  try {
    return String(JSON.parse(`"${text.replaceAll('\t', '\\t')}"`));
  } catch {
    throw whereError(`"${text.slice(0, 40)}" has an escape that is none`);
  }
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const end = text.replace(/[\s,]+$/, '').length;
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < end) {
    const at = tokenPattern.lastIndex;
    const match = tokenPattern.exec(text);
    if (!match) throw whereError(`"${text.slice(at, at + 20).trim()}" is not expected`);
    const [, sign, quoted, number, word] = match;
    if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: unescaped(quoted) });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
  }
  return tokens;
}

const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

/** A word that means nothing by itself is a text: the values of picklists and relative dates are written so. */
const wordValue = (word: string): string | boolean | null =>
  Object.hasOwn(words, word) ? (words[word] ?? null) : word;

/** Reads `{ and: [ { Name: { like: "A%" } } ] }`; names may be quoted, as in JSON. Throws FilterError. */
export function readWhere(text: string): WhereValue {
  if (text.length > longest) throw whereError(`it has more than ${longest} characters`);
  const tokens = tokensOf(text);
  let at = 0;
  const next = (): Token => tokens[at++] ?? { kind: 'end', text: 'the end' };
  const peeked = (): string => (tokens[at]?.kind === 'sign' ? (tokens[at]?.text ?? '') : '');

  function members(depth: number): readonly (readonly [string, WhereValue])[] {
    const found: (readonly [string, WhereValue])[] = [];
    while (peeked() !== '}') {
      const name = next();
      if (name.kind !== 'word' && name.kind !== 'text')
        throw whereError(`a name is expected instead of ${name.text}`);
      const colon = next();
      if (colon.kind !== 'sign' || colon.text !== ':')
        throw whereError(`a colon is expected after ${name.text.slice(0, 40)}`);
      found.push([name.text, value(depth + 1)]);
    }
    at += 1;
    return found;
  }

  function items(depth: number): readonly WhereValue[] {
    const found: WhereValue[] = [];
    while (peeked() !== ']') found.push(value(depth + 1));
    at += 1;
    return found;
  }

  function value(depth: number): WhereValue {
    if (depth > maxDepth) throw whereError('it is nested too deeply');
    const token = next();
    if (token.kind === 'text') return { kind: 'scalar', value: token.text };
    if (token.kind === 'number') return { kind: 'scalar', value: Number(token.text) };
    if (token.kind === 'word') return { kind: 'scalar', value: wordValue(token.text) };
    if (token.kind === 'sign' && token.text === '{') return { kind: 'object', members: members(depth) };
    if (token.kind === 'sign' && token.text === '[') return { kind: 'list', items: items(depth) };
    throw whereError(`a value is expected instead of ${token.text}`);
  }

  const whole = value(0);
  if (at < tokens.length)
    throw whereError(`it goes on with "${tokens[at]?.text.slice(0, 40)}" after its end`);
  return whole;
}
