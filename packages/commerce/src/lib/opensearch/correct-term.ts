import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { allOf, type Clause } from './query-clauses.ts';
import { readSearchResponse, type SearchResponse } from './service-response.ts';
import { readWordForms, type SearchedWord, wordAnywhere, wordClauses } from './word-clauses.ts';

/** Sends one search, and what it came to. */
export type Search = (body: object) => Promise<unknown>;

/** Near words of each word that are tried. */
const maxNear = 8;
const minLength = 3;

interface NearWords {
  readonly word: string;
  readonly is_in_titles: boolean;
  readonly near: readonly string[];
}

/** The nearest words of titles, which the database has: by how alike they are. */
async function readNearWords(database: Database, words: readonly string[]): Promise<readonly NearWords[]> {
  const { rows } = await sql<NearWords>`
    select g.word, exists (select 1 from search_word w where w.word = g.word) as is_in_titles,
      array(
        select w.word from search_word w where length(g.word) >= ${minLength} and w.word % g.word
        order by similarity(w.word, g.word) desc, w.word limit ${maxNear}
      ) as near
    from unnest(${words as string[]}::text[]) with ordinality as g (word, at) order by g.at`.execute(
    database,
  );
  return rows;
}

/** A word as it is written, anywhere. */
const written = (word: string): Clause => ({ term: { words: { value: word } } });

/** Counts the visible listings that fit each of some clauses. */
async function countEach(
  search: Search,
  visible: Clause,
  clauses: Readonly<Record<string, Clause>>,
): Promise<(name: string) => number> {
  const aggs = Object.fromEntries(Object.entries(clauses).map(([name, filter]) => [name, { filter }]));
  const body = { query: { bool: { filter: [visible] } }, aggs, size: 0, track_total_hits: false };
  const { aggregations }: SearchResponse = readSearchResponse(await search(body));
  return (name) => aggregations[name]?.doc_count ?? 0;
}

/**
 * The words to search for in place of some that no visible listing has, or null where they are better left. Words that only hidden
 * listings have do not count.
 */
export async function correctTerm(
  database: Database,
  search: Search,
  visible: Clause,
  words: readonly SearchedWord[],
): Promise<readonly SearchedWord[] | null> {
  const rows = await readNearWords(
    database,
    words.map(({ word }) => word),
  );
  const isSeen = await countEach(search, visible, {
    typed: allOf(words.map(wordAnywhere)),
    ...Object.fromEntries(
      rows.flatMap(({ word, near }, at) => [
        [`word${at}`, written(word)],
        ...near.map((each, rank) => [`word${at}_near${rank}`, written(each)]),
      ]),
    ),
  });
  if (isSeen('typed') > 0) return null;
  const corrected = rows.map(({ word, near, is_in_titles }, at) => {
    if (is_in_titles && isSeen(`word${at}`) > 0) return word;
    return near.find((_, rank) => isSeen(`word${at}_near${rank}`) > 0) ?? word;
  });
  if (corrected.every((word, at) => word === words[at]?.word)) return null;
  const nearer = await readWordForms(database, corrected);
  const isNearerSeen = await countEach(search, visible, { nearer: wordClauses(nearer).anywhere });
  return isNearerSeen('nearer') > 0 ? nearer : null;
}
