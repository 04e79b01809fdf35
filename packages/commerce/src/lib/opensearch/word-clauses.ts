import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { allOf, anyOf, type Clause } from './query-clauses.ts';

/** A word, and what the database makes of it: its stem, and the word as it is written. */
export interface SearchedWord {
  readonly word: string;
  readonly forms: readonly (readonly string[])[];
}

/** The words of a term as clauses: listings with all of them, and how well each fits. */
export interface WordClauses {
  /** All words, or words that begin so, anywhere. */
  readonly anywhere: Clause;
  /** The title has them, or words that begin so. */
  readonly begun: Clause;
  /** The title has the very words. */
  readonly exact: Clause;
}

/** The database stems, as it did for what is in the index: no list of stems has to be the same in two places. */
export async function readWordForms(
  database: Database,
  words: readonly string[],
): Promise<readonly SearchedWord[]> {
  const { rows } = await sql<{ word: string; stem: readonly string[]; simple: readonly string[] }>`
    select word, tsvector_to_array(to_tsvector('english', word)) as stem,
      tsvector_to_array(to_tsvector('simple', word)) as simple
    from unnest(${words as string[]}::text[]) with ordinality as w (word, at) order by at`.execute(database);
  return rows.map(({ word, stem, simple }) => ({
    word,
    forms: stem.join(' ') === simple.join(' ') ? [simple] : [stem, simple],
  }));
}

/** Single letters and digits stand for themselves: as beginnings they would fit half of all words. */
const fits = (field: string, { word, forms }: SearchedWord, isPrefix: boolean): Clause => {
  const kind = isPrefix && word.length > 1 ? 'prefix' : 'term';
  return anyOf(
    forms
      .filter((lexemes) => lexemes.length > 0)
      .map((lexemes) => allOf(lexemes.map((lexeme) => ({ [kind]: { [field]: { value: lexeme } } })))),
  );
};

/** One word anywhere, or one that begins so. */
export const wordAnywhere = (word: SearchedWord): Clause => fits('words', word, true);

export const wordClauses = (words: readonly SearchedWord[]): WordClauses => ({
  anywhere: allOf(words.map(wordAnywhere)),
  begun: allOf(words.map((word) => fits('title', word, true))),
  exact: allOf(words.map((word) => fits('title', word, false))),
});
