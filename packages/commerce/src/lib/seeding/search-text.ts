import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** What `search_normal` makes of characters by their code: lower case without accents, or a space. */
export type SearchLetters = ReadonlyMap<number, string>;

/** Latin letters with their accents, punctuation, signs and arrows: for all others the database decides. */
const ranges = [
  [0x20, 0x24f],
  [0x2000, 0x23ff],
] as const;

/** Reads from the database what it makes of characters, so that the result here is the same. */
export async function readSearchLetters(database: Database): Promise<SearchLetters> {
  const codes = sql.join(
    ranges.map(([from, to]) => sql`select generate_series(${from}::int, ${to}::int) as code`),
    sql` union all `,
  );
  const { rows } = await sql<{ code: number; letter: string }>`
    select code, substr(framed, 2, length(framed) - 2) as letter
    from (select code, search_normal('a' || chr(code) || 'a') as framed from (${codes}) codes) letters`.execute(
    database,
  );
  return new Map(rows.map(({ code, letter }) => [code, letter]));
}

/** The result of `search_normal` for a text; undefined where it has characters that are not among these. */
export function createNormalizer(letters: SearchLetters): (text: string | undefined) => string | undefined {
  const byCode: string[] = [];
  for (const [code, letter] of letters) byCode[code] = letter;
  return (text) => {
    if (text === undefined) return undefined;
    let normal = '';
    let isApart = true;
    for (let at = 0; at < text.length; at++) {
      const letter = byCode[text.charCodeAt(at)];
      if (letter === undefined) return undefined;
      // Signs may stand for several words: ¾ is " 3 4".
      normal += isApart && letter.startsWith(' ') ? letter.slice(1) : letter;
      if (letter !== '') isApart = letter.endsWith(' ');
    }
    return normal.trimEnd();
  };
}

const isMixed = /[0-9][a-z]|[a-z][0-9]/;

/** Every word once, model numbers apart and together: what `search_forms` makes of a text that `search_normal` has made. */
export function formsOf(normal: string): string {
  const words = normal.split(' ');
  const forms = new Set(words);
  for (const [at, word] of words.entries()) {
    if (isMixed.test(word))
      forms.add(word.replace(/([0-9])([a-z])/g, '$1 $2').replace(/([a-z])([0-9])/g, '$1 $2'));
    const next = words[at + 1];
    if (next === undefined) continue;
    const isModel = /^[a-z]{1,4}$/.test(word) && /^[0-9]/.test(next);
    if (isModel || (/[0-9]$/.test(word) && /^[a-z]{1,2}$/.test(next))) forms.add(word + next);
  }
  return [...forms].sort().join(' ');
}
