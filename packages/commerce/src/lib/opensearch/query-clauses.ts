/** A clause of the query language. */
export type Clause = Readonly<Record<string, unknown>>;

/** Fits everything. */
export const everything: Clause = { match_all: {} };
/** Fits nothing. */
export const nothing: Clause = { match_none: {} };

/** All of them, without a score. */
export function allOf(clauses: readonly Clause[]): Clause {
  const [only, ...more] = clauses;
  if (only === undefined) return everything;
  return more.length === 0 ? only : { bool: { filter: clauses } };
}

/** Any of them; nothing where there are none. */
export function anyOf(clauses: readonly Clause[]): Clause {
  const [only, ...more] = clauses;
  if (only === undefined) return nothing;
  return more.length === 0 ? only : { bool: { should: clauses, minimum_should_match: 1 } };
}

/** What does not fit. */
export const not = (clause: Clause): Clause => ({ bool: { must_not: [clause] } });

export const exists = (field: string): Clause => ({ exists: { field } });

export const oneOf = (field: string, values: Iterable<string>): Clause => ({
  terms: { [field]: [...values] },
});

/** Between two bounds, both included; open sides are infinite. */
export function between(field: string, from: number, to: number): Clause {
  const bounds = {
    ...(Number.isFinite(from) && { gte: from }),
    ...(Number.isFinite(to) && { lte: to }),
  };
  // Infinity from the wrong side: no value is beyond it.
  if (from === Number.POSITIVE_INFINITY || to === Number.NEGATIVE_INFINITY) return nothing;
  return Object.keys(bounds).length === 0 ? exists(field) : { range: { [field]: bounds } };
}
