import { type RawBuilder, sql } from 'kysely';

/**
 * How much of two names' trigrams must be common. Measured on the pairs of `alike.pg.test.ts`: at 0.6 one letter too many
 * or too few is found in names of ten characters.
 */
export const minSimilarity = 0.6;

/** The same for what is left of them without words that many names have. */
const minOwnSimilarity = 0.5;

/** As they are after folding: `für` is `fur`. They make names long and alike that have nothing to do with each other. */
const commonWords = `
  center centre clinic company de der des di for fur group holding hospital institut institute instituto instrument
  instruments international klinik klinikum krankenhaus la lab labor laboratoire laboratories laboratory labore labs le of
  research science sciences scientific service services solutions system systems technik technologies technology
  universidad universita universitat universite university zentrum`;

/**
 * Candidates are taken from the index from here on: what two names have in common that differ by blanks alone. At what
 * PostgreSQL begins with, 0.3, a name of everyday words had 14,503 candidates among 100,000, each of them compared.
 */
const minCandidateSimilarity = 0.45;

/** Sets what `%` means for the rest of the transaction; must be evaluated before the first comparison. */
export const setCandidateSimilarity: RawBuilder<unknown> = sql`set_config('pg_trgm.similarity_threshold', ${sql.lit(String(minCandidateSimilarity))}, true)`;

const common = String.raw`\m(${commonWords.trim().split(/\s+/).join('|')})\M`;

const ownWords = (key: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`nullif(btrim(regexp_replace(${key}, ${sql.lit(common)}, '', 'g')), '')`;
const digitsOf = (key: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`regexp_replace(${key}, '[^0-9]', '', 'g')`;
const unspaced = (key: RawBuilder<unknown>): RawBuilder<unknown> => sql`replace(${key}, ' ', '')`;

/** What an index finds: never fewer than `alikeSql` has. */
export const candidateSql = (key: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${key} % ${other}`;

/**
 * Two keys that are about the same. What has other numbers in it is another thing, however alike: `Iris 2` and
 * `Iris 3`; so are two universities whose towns are not alike.
 */
export const similarSql = (
  key: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`(
  ${key} % ${other} and ${digitsOf(key)} = ${digitsOf(other)} and (
    ${unspaced(key)} = ${unspaced(other)}
    or (
      similarity(${key}, ${other}) >= ${minSimilarity}::real
      and coalesce(similarity(${ownWords(key)}, ${ownWords(other)}) >= ${minOwnSimilarity}::real, true))))`;
