/**
 * Characters of a pattern whose repetitions are written out. PostgreSQL takes up to half a second to compile as many that
 * are optional, and half a minute for three times as many.
 */
const largest = 300;
/** PostgreSQL's own limit. */
const mostTimes = 255;
const deepest = 50;

const classes: Readonly<Record<string, string>> = { d: '0-9', w: 'A-Za-z0-9_', s: ' \\t\\n\\v\\f\\r' };
const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };
/** How the other expression language names the edge of a word, and what is none. */
const edges: Readonly<Record<string, string>> = { b: '\\y', B: '\\Y' };

const itself = (character: string): string =>
  /[!-/:-@[-^`{-~]/.test(character) ? `\\${character}` : character;
const inSet = (character: string): string => (/[\\\][^-]/.test(character) ? `\\${character}` : character);

interface Part {
  readonly sql: string;
  readonly size: number;
}

/** Reads a pattern as Java's `matches` takes it: what is named here means the same in both, and all else is refused. */
class PatternReader {
  readonly #characters: readonly string[];
  readonly #fail: (reason: string) => never;
  #position = 0;
  #depth = 0;

  constructor(pattern: string, fail: (reason: string) => never) {
    this.#characters = [...pattern];
    this.#fail = fail;
  }

  whole(): string {
    const { sql } = this.#alternatives();
    if (this.#peek() !== undefined) this.#fail('a ) was never opened; write \\\\) for the character.');
    return `^(?:${sql})$`;
  }

  #peek(ahead = 0): string | undefined {
    return this.#characters[this.#position + ahead];
  }

  #takes(text: string): boolean {
    if ([...text].some((character, index) => this.#peek(index) !== character)) return false;
    this.#position += text.length;
    return true;
  }

  #next(missing: string): string {
    const character = this.#peek();
    if (character === undefined) return this.#fail(missing);
    this.#position += 1;
    return character;
  }

  #sized(part: Part): Part {
    return part.size > largest
      ? this.#fail(`with its repetitions written out it is longer than ${largest} characters.`)
      : part;
  }

  #alternatives(): Part {
    const branches = [this.#branch()];
    while (this.#takes('|')) branches.push(this.#branch());
    return this.#sized({
      sql: branches.map(({ sql }) => sql).join('|'),
      size: branches.reduce((sum, { size }) => sum + size, 0),
    });
  }

  #branch(): Part {
    let sql = '';
    let size = 0;
    for (let next = this.#peek(); next !== undefined && next !== '|' && next !== ')'; next = this.#peek()) {
      const part = this.#repeated();
      sql += part.sql;
      size += part.size;
    }
    return this.#sized({ sql, size });
  }

  #repeated(): Part {
    const start = this.#position;
    const part = this.#atom();
    const times = this.#times();
    if (!times) return part;
    if (part.size === 0) {
      this.#position = start;
      this.#fail('what stands for no character cannot be repeated.');
    }
    // Which of several ways it fits plays no part.
    this.#takes('?');
    if (this.#peek() === '+') this.#fail('possessive repetitions (a++) are not known here.');
    if (['*', '?', '{'].includes(this.#peek() ?? '')) this.#fail('two repetitions follow each other.');
    return this.#sized({ sql: part.sql + times.sql, size: part.size * times.most });
  }

  #times(): { sql: string; most: number } | undefined {
    const sign = this.#peek();
    if (sign === '*' || sign === '+' || sign === '?') {
      this.#position += 1;
      return { sql: sign, most: 1 };
    }
    if (sign !== '{') return undefined;
    const rest = this.#characters.slice(this.#position, this.#position + 12).join('');
    const found = /^\{(\d+)(,(\d*))?\}/.exec(rest);
    if (!found)
      return this.#fail('a { begins a repetition such as {2} or {2,5}; write \\\\{ for the character.');
    const least = Number(found[1]);
    const most = found[3] ? Number(found[3]) : least;
    if (least > mostTimes || most > mostTimes)
      this.#fail(`at most ${mostTimes} repetitions can be asked for.`);
    if (most < least) this.#fail(`${found[0]} asks for more at least than at most.`);
    this.#position += found[0].length;
    return { sql: found[0], most: Math.max(1, most) };
  }

  #atom(): Part {
    const character = this.#next('');
    switch (character) {
      case '(':
        return this.#group();
      case '[':
        return { sql: this.#set(), size: 1 };
      case '.':
        return { sql: '[^\\n\\r]', size: 1 };
      case '^':
      case '$':
        return { sql: character, size: 0 };
      case '\\':
        return this.#escape();
      case '*':
      case '+':
      case '?':
      case '{':
        return this.#fail(`${character} has nothing to repeat; write \\\\${character} for the character.`);
      default:
        return { sql: itself(character), size: 1 };
    }
  }

  #group(): Part {
    const looks = this.#takes('?=') ? '?=' : this.#takes('?!') ? '?!' : undefined;
    if (!looks && !this.#takes('?:') && this.#peek() === '?')
      this.#fail('of the groups that begin with (? only (?: (?= and (?! are known here.');
    this.#depth += 1;
    if (this.#depth > deepest) this.#fail(`more than ${deepest} groups within each other.`);
    const { sql, size } = this.#alternatives();
    this.#depth -= 1;
    if (!this.#takes(')')) this.#fail('a ( is not closed; write \\\\( for the character.');
    // What looks ahead has a size too, but cannot be repeated.
    return looks ? { sql: `(${looks}${sql})`, size: 0 } : { sql: `(?:${sql})`, size: Math.max(1, size) };
  }

  /** The character that an escape stands for, undefined for those that stand for several. */
  #escaped(letter: string): string | undefined {
    if (!/[A-Za-z0-9]/.test(letter)) return letter;
    if (letter !== 'u') return controls[letter];
    const digits = this.#characters.slice(this.#position, this.#position + 4).join('');
    const code = /^[0-9A-Fa-f]{4}$/.test(digits) ? Number.parseInt(digits, 16) : 0;
    if (code === 0 || (code >= 0xd800 && code <= 0xdfff))
      return this.#fail(`\\\\u${digits} is no character that can be stored.`);
    this.#position += 4;
    return String.fromCodePoint(code);
  }

  #unknown(letter: string): never {
    return this.#fail(
      /\d/.test(letter)
        ? 'references to groups (\\\\1) are not known here.'
        : `\\\\${letter} is not known here.`,
    );
  }

  #escape(): Part {
    const letter = this.#next('a \\\\ at the end says nothing.');
    const edge = edges[letter];
    if (edge !== undefined) return { sql: edge, size: 0 };
    const one = this.#escaped(letter);
    if (one !== undefined) return { sql: itself(one), size: 1 };
    const members = classes[letter.toLowerCase()] ?? this.#unknown(letter);
    return { sql: letter === letter.toLowerCase() ? `[${members}]` : `[^${members}]`, size: 1 };
  }

  #set(): string {
    const open = 'a [ is not closed; write \\\\[ for the character.';
    const negated = this.#takes('^') ? '^' : '';
    let sql = '';
    while (!this.#takes(']')) {
      const first = this.#member(open);
      if (first.length > 1 && classes[first.slice(1)] !== undefined && first.startsWith('\\')) {
        sql += classes[first.slice(1)];
        continue;
      }
      const isRange = this.#peek() === '-' && this.#peek(1) !== ']' && this.#peek(1) !== undefined;
      if (!isRange) {
        sql += inSet(first);
        continue;
      }
      this.#position += 1;
      const last = this.#member(open);
      if (last.startsWith('\\') && last.length > 1) this.#fail('a range ends with one character.');
      if ((last.codePointAt(0) ?? 0) < (first.codePointAt(0) ?? 0))
        this.#fail(`the range ${first}-${last} is the wrong way round.`);
      sql += `${inSet(first)}-${inSet(last)}`;
    }
    if (sql === '') this.#fail('[] has no member; write \\\\] for the character.');
    return `[${negated}${sql}]`;
  }

  /** One character, or a class as `\d`. */
  #member(open: string): string {
    const character = this.#next(open);
    if (character === '[') this.#fail('sets within sets are not known here; write \\\\[ for the character.');
    if (character === '&' && this.#peek() === '&') this.#fail('&& in sets is not known here.');
    if (character !== '\\') return character;
    const letter = this.#next(open);
    return this.#escaped(letter) ?? (classes[letter] === undefined ? this.#unknown(letter) : `\\${letter}`);
  }
}

/**
 * A pattern of REGEX for PostgreSQL's `~`, of which the whole text must be an example. Known are what most patterns
 * consist of; nothing for which an engine must try back and forth.
 */
export const sqlPattern = (pattern: string, fail: (reason: string) => never): string =>
  new PatternReader(pattern, fail).whole();
