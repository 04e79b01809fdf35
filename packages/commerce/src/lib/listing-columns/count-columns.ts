/**
 * What counting reads of the columns. All arrays are over shared memory: a thread that they are sent to reads the very same, and
 * nothing is copied.
 */
export interface CountColumns {
  /** One more than the highest place in use. */
  readonly end: number;
  readonly offered: Uint8Array;
  readonly available: Int32Array;
  readonly price: Float64Array;
  readonly listed: Float64Array;
  readonly categorySet: Int32Array;
  readonly policySet: Int32Array;
  readonly distinct: readonly Int32Array[];
  readonly ranges: readonly Float64Array[];
  /** How many numbers there are of category sets, and of each column of distinct values. */
  readonly categorySets: number;
  readonly values: readonly number[];
}
