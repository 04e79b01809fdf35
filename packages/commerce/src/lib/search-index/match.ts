import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { mayViewProduct, oneAccount } from '../account/entitlement.ts';
import type { Matches } from './count-request.ts';
import type { Visibility } from './visibility.ts';

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

/** Four bytes each, the highest first, as the database sends whole numbers. */
const bytesEach = 4;

/**
 * Listings with all of the words, or words that begin so. They fit best where the title has the very words, then where it has their
 * beginnings. Places come as bytes, since a word may be in millions of listings: as text they would hold the event loop for seconds.
 */
export async function matchWords(database: Database, words: readonly string[]): Promise<Matches> {
  const places = sql`string_agg(int4send(place), ''::bytea)`;
  const { rows } = await sql<Readonly<Record<'exact' | 'begun' | 'elsewhere', Uint8Array | null>>>`
    with query as materialized (
      select ${queryOf(words, '', true)} as anywhere, ${queryOf(words, 'A', true)} as begun, ${queryOf(words, 'A', false)} as exact
    ), matches as materialized (
      select s.place,
        case when s.document @@ query.exact then 3 when s.document @@ query.begun then 2 else 1 end as fit
      from query join product_search s on s.document @@ query.anywhere
    )
    select ${places} filter (where fit = 3) as exact,
      ${places} filter (where fit = 2) as begun,
      ${places} filter (where fit = 1) as elsewhere
    from matches`.execute(database);
  const [row] = rows;
  const fits = [row?.elsewhere, row?.begun, row?.exact].map((bytes) => bytes ?? new Uint8Array(0));
  const length = fits.reduce((sum, bytes) => sum + bytes.length / bytesEach, 0);
  const matches = {
    // Shared with the thread that counts them.
    places: new Int32Array(new SharedArrayBuffer(bytesEach * length)),
    ranks: new Uint8Array(new SharedArrayBuffer(length)),
  };
  let at = 0;
  for (const [fit, bytes] of fits.entries()) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    matches.ranks.fill(fit + 1, at, at + bytes.length / bytesEach);
    for (let byte = 0; byte < bytes.length; byte += bytesEach) matches.places[at++] = view.getInt32(byte);
  }
  return matches;
}

/**
 * The nearest word of a title for each word that no title has, or null where nothing can be improved. Words that only hidden
 * listings have do not count.
 */
export async function correctWords(
  database: Database,
  words: readonly string[],
  { listings, accountId }: Pick<Visibility, 'listings' | 'accountId'>,
): Promise<string[] | null> {
  const isVisible = (word: Query): Query =>
    listings === null
      ? sql`true`
      : sql`exists (select 1 from product_search s
          where s.document @@ plainto_tsquery('simple', ${word})
            and ${mayViewProduct(sql`s.product_id`, oneAccount(accountId))})`;
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
