import { literal, PatternCursor, readEscape, readSet } from './pattern-characters.ts';

/**
 * Characters of a pattern whose repetitions are written out. PostgreSQL takes up to half a second to compile as many that
 * are optional, and half a minute for three times as many.
 */
const maxSize = 300;
/** PostgreSQL's own limit. */
const maxRepetitions = 255;
const maxDepth = 50;

interface Part {
  readonly sql: string;
  readonly size: number;
}

const sized = (cursor: PatternCursor, part: Part): Part =>
  part.size > maxSize
    ? cursor.fail(`with its repetitions written out it is longer than ${maxSize} characters.`)
    : part;

function readAlternatives(cursor: PatternCursor, depth: number): Part {
  const branches = [readBranch(cursor, depth)];
  while (cursor.take(/^\|/)) branches.push(readBranch(cursor, depth));
  const size = branches.reduce((sum, branch) => sum + branch.size, 0);
  return sized(cursor, { sql: branches.map(({ sql }) => sql).join('|'), size });
}

function readBranch(cursor: PatternCursor, depth: number): Part {
  let sql = '';
  let size = 0;
  for (let next = cursor.peek(); next !== undefined && next !== '|' && next !== ')'; next = cursor.peek()) {
    const part = readRepeated(cursor, depth);
    sql += part.sql;
    size += part.size;
  }
  return sized(cursor, { sql, size });
}

function readRepeated(cursor: PatternCursor, depth: number): Part {
  const part = readAtom(cursor, depth);
  const times = readTimes(cursor);
  if (!times) return part;
  if (part.size === 0) cursor.fail('what stands for no character cannot be repeated.');
  // Which of several ways it fits plays no part.
  cursor.take(/^\?/);
  const next = cursor.peek() ?? '';
  if (next === '+') cursor.fail('possessive repetitions (a++) are not known here.');
  if (['*', '?', '{'].includes(next)) cursor.fail('two repetitions follow each other.');
  return sized(cursor, { sql: part.sql + times.sql, size: part.size * times.size });
}

function readTimes(cursor: PatternCursor): Part | undefined {
  const [sql, first, , last] = cursor.take(/^(?:[*+?]|\{(\d+)(,(\d*))?\})/) ?? [];
  if (sql === undefined)
    return cursor.peek() === '{'
      ? cursor.fail('a { begins a repetition such as {2} or {2,5}; write \\\\{ for the character.')
      : undefined;
  if (first === undefined) return { sql, size: 1 };
  const min = Number(first);
  const max = last ? Number(last) : min;
  if (min > maxRepetitions || max > maxRepetitions)
    cursor.fail(`at most ${maxRepetitions} repetitions can be asked for.`);
  if (max < min) cursor.fail(`${sql} asks for more at least than at most.`);
  return { sql, size: Math.max(1, max) };
}

function readAtom(cursor: PatternCursor, depth: number): Part {
  const character = cursor.next('');
  switch (character) {
    case '(':
      return readGroup(cursor, depth + 1);
    case '[':
      return { sql: readSet(cursor), size: 1 };
    case '.':
      return { sql: '[^\\n\\r]', size: 1 };
    case '^':
    case '$':
      return { sql: character, size: 0 };
    case '\\':
      return readEscape(cursor);
    case '*':
    case '+':
    case '?':
    case '{':
      return cursor.fail(`${character} has nothing to repeat; write \\\\${character} for the character.`);
    default:
      return { sql: literal(character), size: 1 };
  }
}

function readGroup(cursor: PatternCursor, depth: number): Part {
  const [kind] = cursor.take(/^\?[:=!]/) ?? [];
  if (kind === undefined && cursor.peek() === '?')
    cursor.fail('of the groups that begin with (? only (?: (?= and (?! are known here.');
  if (depth > maxDepth) cursor.fail(`more than ${maxDepth} groups within each other.`);
  const { sql, size } = readAlternatives(cursor, depth);
  if (!cursor.take(/^\)/)) cursor.fail('a ( is not closed; write \\\\( for the character.');
  // What looks ahead has a size too, but cannot be repeated.
  const looksAhead = kind === '?=' || kind === '?!';
  return { sql: `(${kind ?? '?:'}${sql})`, size: looksAhead ? 0 : Math.max(1, size) };
}

/**
 * A pattern of REGEX for PostgreSQL's `~`, of which the whole text must be an example. It is read as Java's `matches` takes
 * it: what is accepted means the same in both. Accepted is what most patterns consist of, and nothing for which an engine
 * must try back and forth.
 */
export function sqlPattern(pattern: string, fail: (reason: string) => never): string {
  const cursor = new PatternCursor(pattern, fail);
  const { sql } = readAlternatives(cursor, 0);
  if (cursor.peek() !== undefined) cursor.fail('a ) was never opened; write \\\\) for the character.');
  return `^(?:${sql})$`;
}
