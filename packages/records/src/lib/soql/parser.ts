import { SoqlError } from './soql-error.ts';
import type { FieldPath } from './soql-query.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Goes through the pieces of a query. Words of the language have no case. */
export interface Parser {
  readonly text: string;
  readonly next: Token;
  take(): Token;
  /** Takes these words if they are next. */
  takes(...words: readonly string[]): boolean;
  takesSign(sign: string): boolean;
  need(word: string): void;
  needSign(sign: string): void;
  needField(): FieldPath;
  /** What is next does not belong here. */
  unexpected(requested: string): SoqlError;
}

/** Words that name no field: without this a forgotten one would be read as one. */
const reserved: ReadonlySet<string> = new Set(
  'and asc desc excludes from group having in includes like limit not null nulls offset or order select using where with'.split(
    ' ',
  ),
);

export function createParser(text: string): Parser {
  const tokens = tokensOf(text);
  const end: Token = { kind: 'end', text: '', at: text.length };
  let position = 0;
  const ahead = (by: number): Token => tokens[position + by] ?? end;
  const isWord = (token: Token, word: string): boolean =>
    token.kind === 'word' && token.text.toLowerCase() === word;

  const parser: Parser = {
    text,
    get next() {
      return ahead(0);
    },
    take() {
      const token = ahead(0);
      position += 1;
      return token;
    },
    takes(...words) {
      if (!words.every((word, by) => isWord(ahead(by), word))) return false;
      position += words.length;
      return true;
    },
    takesSign(sign) {
      if (ahead(0).kind !== 'sign' || ahead(0).text !== sign) return false;
      position += 1;
      return true;
    },
    need(word) {
      if (!parser.takes(word)) throw parser.unexpected(word.toUpperCase());
    },
    needSign(sign) {
      if (!parser.takesSign(sign)) throw parser.unexpected(`'${sign}'`);
    },
    needField() {
      const { kind, text: name, at } = ahead(0);
      if (kind !== 'word' || reserved.has(name.toLowerCase())) throw parser.unexpected('a name');
      position += 1;
      return { path: name.split('.'), at };
    },
    unexpected(requested) {
      const { kind, text: found, at } = ahead(0);
      const what = kind === 'end' ? 'the query ends' : `unexpected token: '${found.slice(0, 40)}'`;
      return new SoqlError(`${what}, where ${requested} is expected`, text, at);
    },
  };
  return parser;
}
