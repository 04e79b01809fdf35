import type { Equipment } from './equipment.ts';

/** What sellers say and do about one kind of equipment. All sentences are templates for `phrase`. */
export type Practice = {
  readonly equipment: readonly Equipment[];
  /** What is tested, and the result that counts as working. */
  readonly tests: readonly (readonly [what: string, result: string])[];
  /** Traces of use that change nothing in its function. */
  readonly wear: readonly string[];
  /** What was done to a refurbished unit. */
  readonly service: readonly string[];
  /** Why a unit is for parts only. */
  readonly faults: readonly string[];
  /** What sometimes does not come with a used unit. */
  readonly missing: readonly string[];
};
