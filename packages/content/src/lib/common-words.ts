import { type RawBuilder, sql } from 'kysely';

// What searches of contents know of words that most of them have (decisions 209 and 211).

/** Of what so many match, nobody needs the number: to count it would take longer than to find a page of it. */
export const maxCounted = 5_000;

/** The newest that tell whether words are common. */
export const sampleRows = 500;

/** Where one in so many of the newest matches, a page is read from the newest sooner than from the index of words. */
const commonOneIn = 20;
/** Where one in so many matches, they are counted sooner by looking at the newest. */
const denseOneIn = 3;

/** How many of the newest were looked at, and how many of those match. */
export interface Sample {
  readonly looked: number;
  readonly matching: number;
}

const isOneIn = ({ looked, matching }: Sample, share: number): boolean =>
  looked >= sampleRows && matching * share >= looked;

export const isCommon = (sample: Sample): boolean => isOneIn(sample, commonOneIn);

export const isDense = (sample: Sample): boolean => isOneIn(sample, denseOneIn);

/**
 * A limit that the planner cannot see: it does not know how many rows have a word, and assumed to be rare, all rows would be read
 * and sorted where the limit is higher than what is expected.
 */
export const hiddenLimit = (limit: number): RawBuilder<number> => sql`(select ${limit}::int)`;
