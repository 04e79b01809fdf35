import type { Database } from '@relab/database';
import { type AccountPolicies, readAccountPolicies } from '../account/entitlement.ts';
import { anyOf, type Clause, exists, not, oneOf } from './query-clauses.ts';

/** What an account sees, as clauses. */
export interface VisibilityClauses {
  /** The same for all who see the same. */
  readonly key: string;
  readonly listings: Clause;
  /** Of visible listings those with a visible price; null where that is all of them. */
  readonly prices: Clause | null;
}

const inNoneOr = (policies: ReadonlySet<string>): Clause =>
  anyOf([not(exists('policies')), ...(policies.size > 0 ? [oneOf('policies', [...policies].sort())] : [])]);

const ofGuests: AccountPolicies = { products: new Set(), prices: new Set() };

/** Reads nothing for guests. Listings in no policy are for everybody. */
export async function visibilityClauses(
  database: Database,
  accountId: string | null,
): Promise<VisibilityClauses> {
  const { products, prices } = accountId === null ? ofGuests : await readAccountPolicies(database, accountId);
  return {
    key: JSON.stringify([...products].sort()),
    listings: inNoneOr(products),
    prices: [...products].every((policy) => prices.has(policy)) ? null : inNoneOr(prices),
  };
}
