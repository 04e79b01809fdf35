import { FormulaError } from './formula-error.ts';

export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  /** Of a text: its value, without quotes and escapes. Else as written. */
  readonly value: string;
  readonly at: number;
}

const space = /(?:\s+|\/\*[\s\S]*?\*\/)+/y;
const number = /\d+(?:\.\d+)?/y;
const name = /[a-z]\w*(?:\.[a-z]\w*)*/iy;
const sign = /&&|\|\||==|!=|<>|<=|>=|[-+*/^&=<>!(),]/y;
const text = /"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\\\r\n]|\\.)*'/y;
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  "'": "'",
  '\\': '\\',
};

/** As many as a field of the widest kind and its fraction need. */
const maxDigits = 38;

function explain(source: string, at: number): string {
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  if (character === '"' || character === "'")
    return `The text that begins here does not end on its line: close it with ${character}, and write \\n for a line break.`;
  if (source.startsWith('/*', at)) return 'The comment that begins here has no end: close it with */.';
  if (character === '.') return 'A number begins with a digit: 0.5.';
  if (character === '$') return 'Global values ($User, $Profile …) are not known here.';
  if (character === '|') return 'Write || for "or".';
  return `${character} has no meaning here.`;
}

function withoutEscapes(source: string, quoted: string, start: number): string {
  return quoted.slice(1, -1).replace(/\\(.)/gu, (_, letter: string, offset: number) => {
    const stands = escapes[letter];
    if (stands === undefined)
      throw new FormulaError(
        source,
        start + 1 + offset,
        `\\${letter} is no escape: there are \\n \\r \\t \\" \\' and \\\\. Write \\\\ for one backslash.`,
      );
    return stands;
  });
}

/** Splits the text of a formula; the last token is its end. */
export function readTokens(source: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0];
  }

  function next(): Token | undefined {
    const digits = take(number);
    if (digits !== undefined) {
      if (digits.length > maxDigits)
        throw new FormulaError(source, at, `A number has at most ${maxDigits} digits.`);
      return { kind: 'number', value: digits, at };
    }
    const word = take(name);
    if (word !== undefined) return { kind: 'name', value: word, at };
    const written = take(sign);
    if (written !== undefined && !source.startsWith('/*', at)) return { kind: 'sign', value: written, at };
    const quoted = take(text);
    return quoted === undefined ? undefined : { kind: 'text', value: quoted, at };
  }

  while (true) {
    at += take(space)?.length ?? 0;
    if (at >= source.length) return [...tokens, { kind: 'end', value: '', at }];
    const token = next();
    if (!token) throw new FormulaError(source, at, explain(source, at));
    tokens.push(token.kind === 'text' ? { ...token, value: withoutEscapes(source, token.value, at) } : token);
    at += token.value.length;
  }
}
