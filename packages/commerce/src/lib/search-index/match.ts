import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import type { Matches } from './count.ts';

type Query = RawBuilder<unknown>;

/** Single letters and digits stand for themselves: as beginnings they would fit half of all words. */
const operand = (word: string, weight: string, prefix: boolean): string =>
  `'${word}':${prefix && word.length > 1 ? '*' : ''}${weight}`.replace(/:$/, '');

/** Every word, in its stem or as it is written. */
function queryOf(words: readonly string[], weight: string, prefix: boolean): Query {
  const each = words.map((word) => {
    const text = operand(word, weight, prefix);
    return sql`(to_tsquery('english', ${text}) || to_tsquery('simple', ${text}))`;
  });
  return sql`(${sql.join(each, sql` && `)})`;
}

/** Listings with all of the words, or words that begin so. They fit best where the title has the very words, then where it has their beginnings. */
export async function matchWords(database: Database, words: readonly string[]): Promise<Matches> {
  const { rows } = await sql<{ exact: string | null; begun: string | null; elsewhere: string | null }>`
    with query as materialized (
      select ${queryOf(words, '', true)} as anywhere, ${queryOf(words, 'A', true)} as begun, ${queryOf(words, 'A', false)} as exact
    ), matches as materialized (
      select s.place,
        case when s.document @@ query.exact then 3 when s.document @@ query.begun then 2 else 1 end as fit
      from query join product_search s on s.document @@ query.anywhere
    )
    select string_agg(place::text, ',') filter (where fit = 3) as exact,
      string_agg(place::text, ',') filter (where fit = 2) as begun,
      string_agg(place::text, ',') filter (where fit = 1) as elsewhere
    from matches`.execute(database);
  const [row] = rows;
  const read = (list: string | null | undefined): number[] => (list ? list.split(',').map(Number) : []);
  const fits = [read(row?.elsewhere), read(row?.begun), read(row?.exact)];
  const places = Int32Array.from(fits.flat());
  const ranks = new Uint8Array(places.length);
  let start = 0;
  for (const [at, { length }] of fits.entries()) {
    ranks.fill(at + 1, start, start + length);
    start += length;
  }
  return { places, ranks };
}

/**
 * The nearest word of a title for each word that no title has, or null where nothing can be improved. Words that only hidden
 * listings have do not count.
 */
export async function correctWords(
  database: Database,
  words: readonly string[],
  hidden: readonly number[],
): Promise<string[] | null> {
  const isVisible = (word: Query): Query =>
    hidden.length === 0
      ? sql`true`
      : sql`exists (select 1 from product_search s
          where s.document @@ plainto_tsquery('simple', ${word}) and s.place <> all (${hidden as number[]}::int[]))`;
  const { rows } = await sql<{ typed: string; word: string | null }>`
    select g.word as typed, near.word from unnest(${words as string[]}::text[]) with ordinality as g (word, at)
    left join lateral (
      select w.word from search_word w
      where length(g.word) >= 3 and w.word % g.word and ${isVisible(sql`w.word`)}
        and not exists (select 1 from search_word other where other.word = g.word and ${isVisible(sql`g.word`)})
      order by similarity(w.word, g.word) desc, w.word limit 1
    ) near on true
    order by g.at`.execute(database);
  const corrected = rows.map(({ typed, word }) => word ?? typed);
  return corrected.some((word, at) => word !== words[at]) ? corrected : null;
}
