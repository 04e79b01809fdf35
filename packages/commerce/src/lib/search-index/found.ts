import type { Matches } from './count-request.ts';

/** The matches of a term. `correction` is the term that was searched for in place of one without a match. */
export interface Found {
  /** The words, as they were searched for. */
  readonly key: string;
  readonly matches: Matches;
  readonly correction: string | null;
}
