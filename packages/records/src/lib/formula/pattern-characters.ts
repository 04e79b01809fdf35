/** What is left of a pattern while it is read. */
export class PatternCursor {
  readonly fail: (reason: string) => never;
  #rest: string;

  constructor(pattern: string, fail: (reason: string) => never) {
    this.#rest = pattern;
    this.fail = fail;
  }

  /** The next character; undefined at the end. */
  peek(): string | undefined {
    return /^./su.exec(this.#rest)?.[0];
  }

  /** Steps over what an expression, which begins with `^`, finds here. */
  take(expression: RegExp): RegExpExecArray | undefined {
    const match = expression.exec(this.#rest) ?? undefined;
    this.#rest = this.#rest.slice(match?.[0].length ?? 0);
    return match;
  }

  next(whenMissing: string): string {
    return this.take(/^./su)?.[0] ?? this.fail(whenMissing);
  }
}

const classes: Readonly<Record<string, string>> = { d: '0-9', w: 'A-Za-z0-9_', s: ' \\t\\n\\v\\f\\r' };
const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };
/** How the other expression language names the edge of a word, and what is no edge. */
const edges: Readonly<Record<string, string>> = { b: '\\y', B: '\\Y' };

/** A character that stands for itself. */
export const literal = (character: string): string =>
  /[!-/:-@[-^`{-~]/.test(character) ? `\\${character}` : character;

const literalInSet = (character: string): string =>
  /[\\\][^-]/.test(character) ? `\\${character}` : character;

/** The character that an escape stands for; undefined for an escape that stands for several. */
function readEscaped(cursor: PatternCursor, letter: string): string | undefined {
  if (!/[A-Za-z0-9]/.test(letter)) return letter;
  if (letter !== 'u') return controls[letter];
  const [digits = ''] = cursor.take(/^.{0,4}/su) ?? [];
  const code = /^[0-9A-Fa-f]{4}$/.test(digits) ? Number.parseInt(digits, 16) : 0;
  return code === 0 || (code >= 0xd800 && code <= 0xdfff)
    ? cursor.fail(`\\\\u${digits} is no character that can be stored.`)
    : String.fromCodePoint(code);
}

const failUnknown = (cursor: PatternCursor, letter: string): never =>
  cursor.fail(
    /\d/.test(letter)
      ? 'references to groups (\\\\1) are not known here.'
      : `\\\\${letter} is not known here.`,
  );

/** What stands behind a backslash outside of sets; the edge of a word is no character. */
export function readEscape(cursor: PatternCursor): { readonly sql: string; readonly size: number } {
  const letter = cursor.next('a \\\\ at the end says nothing.');
  const edge = edges[letter];
  if (edge !== undefined) return { sql: edge, size: 0 };
  const character = readEscaped(cursor, letter);
  if (character !== undefined) return { sql: literal(character), size: 1 };
  const members = classes[letter.toLowerCase()] ?? failUnknown(cursor, letter);
  return { sql: letter === letter.toLowerCase() ? `[${members}]` : `[^${members}]`, size: 1 };
}

/** One character, or the members of a class such as `\d`. */
function readMember(cursor: PatternCursor): string | { readonly members: string } {
  const whenOpen = 'a [ is not closed; write \\\\[ for the character.';
  const character = cursor.next(whenOpen);
  if (character === '[') cursor.fail('sets within sets are not known here; write \\\\[ for the character.');
  if (character === '&' && cursor.peek() === '&') cursor.fail('&& in sets is not known here.');
  if (character !== '\\') return character;
  const letter = cursor.next(whenOpen);
  return readEscaped(cursor, letter) ?? { members: classes[letter] ?? failUnknown(cursor, letter) };
}

function readRange(cursor: PatternCursor): string {
  const first = readMember(cursor);
  if (typeof first !== 'string') return first.members;
  if (!cursor.take(/^-(?=[^\]])/)) return literalInSet(first);
  const last = readMember(cursor);
  if (typeof last !== 'string') return cursor.fail('a range ends with one character.');
  if ((last.codePointAt(0) ?? 0) < (first.codePointAt(0) ?? 0))
    cursor.fail(`the range ${first}-${last} is the wrong way round.`);
  return `${literalInSet(first)}-${literalInSet(last)}`;
}

/** What stands behind a `[`. */
export function readSet(cursor: PatternCursor): string {
  const negated = cursor.take(/^\^/) ? '^' : '';
  let members = '';
  while (!cursor.take(/^\]/)) members += readRange(cursor);
  return members === ''
    ? cursor.fail('[] has no member; write \\\\] for the character.')
    : `[${negated}${members}]`;
}
