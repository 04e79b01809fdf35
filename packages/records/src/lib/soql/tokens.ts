import { SoqlError } from './soql-error.ts';

export type TokenKind = 'word' | 'text' | 'number' | 'date' | 'dateTime' | 'relative' | 'sign' | 'end';

/** A piece of a query. `at` is where it begins; `text` is as it was written. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly at: number;
}

const kinds: readonly (readonly [TokenKind, RegExp])[] = [
  ['dateTime', /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})(?![\w.:])/iy],
  ['date', /\d{4}-\d{2}-\d{2}(?![\w.:-])/y],
  ['number', /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?![\w.])/y],
  ['relative', /[a-z_]+:\d{1,9}(?![\w.])/iy],
  ['word', /[a-z_]\w*(?:\.[a-z_]\w*)*/iy],
  ['text', /'(?:[^'\\]|\\.)*'/sy],
  ['sign', /<>|!=|<=|>=|[=<>(),]/y],
];

const blank = /\s*/y;

/** As many characters as the platform takes. */
const longest = 100_000;

function at(pattern: RegExp, text: string, position: number): string | undefined {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0];
}

/** Cuts a query into its pieces; the last one is its end. Throws SoqlError for anything else. */
export function tokensOf(text: string): readonly Token[] {
  if (text.length > longest) throw new SoqlError(`a query has ${longest} characters at most`, text, longest);
  const tokens: Token[] = [];
  let position = at(blank, text, 0)?.length ?? 0;
  while (position < text.length) {
    const found = kinds.flatMap(([kind, pattern]) => {
      const piece = at(pattern, text, position);
      return piece === undefined ? [] : [{ kind, text: piece, at: position }];
    })[0];
    if (!found) {
      const isOpen = text[position] === "'";
      const shown = text.slice(position, position + 20);
      throw new SoqlError(
        isOpen ? 'a text is not closed' : `unexpected characters: '${shown}'`,
        text,
        position,
      );
    }
    tokens.push(found);
    position += found.text.length;
    position += at(blank, text, position)?.length ?? 0;
  }
  return [...tokens, { kind: 'end', text: '', at: text.length }];
}

const letters: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '"': '"',
  "'": "'",
  '\\': '\\',
};

/**
 * What a text between quotes means: as a value, and as a pattern for LIKE, where `%` and `_` stand for any characters
 * unless a backslash is before them. In the pattern backslashes are doubled, as SQL has it.
 */
export function readText(
  { text: quoted, at: position }: Token,
  query: string,
): { value: string; pattern: string } {
  let value = '';
  let pattern = '';
  const inner = quoted.slice(1, -1);
  for (const [piece, escaped] of inner.matchAll(/\\(u[0-9a-f]{4}|.)|./gis)) {
    if (escaped === undefined) {
      value += piece;
      pattern += piece;
      continue;
    }
    const isLikeSign = escaped === '%' || escaped === '_';
    const letter = isLikeSign
      ? escaped
      : escaped.length > 1
        ? String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
        : letters[escaped.toLowerCase()];
    if (letter === undefined) throw new SoqlError(`'\\${escaped}' is no letter`, query, position);
    value += letter;
    pattern += isLikeSign || letter === '%' || letter === '_' || letter === '\\' ? `\\${letter}` : letter;
  }
  if (value.includes('\0') || !value.isWellFormed())
    throw new SoqlError('this text holds characters that cannot be stored', query, position);
  return { value, pattern };
}
