import type { Database } from '@relab/database';
import { type AccountPolicies, readAccountPolicies } from '../account/entitlement.ts';
import type { ListingColumns } from '../listing-columns/listing-columns.ts';

/** Which listings an account sees, and which of them with a price, as far as policies go. */
export interface Visibility {
  /** The same for all who see the same. */
  readonly key: string;
  /** Null for guests. */
  readonly accountId: string | null;
  /** By number of a policy set: 1 where its listings are visible. Null where all are. */
  readonly listings: Uint8Array | null;
  /** By number of a policy set: 1 where prices of its listings are visible. Null where all are. */
  readonly prices: Uint8Array | null;
}

const everything = { key: '', listings: null, prices: null };

/** Listings in no policy are for everybody. */
const markSets = (sets: readonly (string | null)[], policies: ReadonlySet<string>): Uint8Array =>
  Uint8Array.from(sets, (set) => (set === null || set.split(',').some((id) => policies.has(id)) ? 1 : 0));

const unlessAll = (marks: Uint8Array): Uint8Array | null => (marks.includes(0) ? marks : null);

const ofGuests: AccountPolicies = { products: new Set(), prices: new Set() };

/**
 * What an account sees of the listings in the columns, a guest without one. Reads nothing where no listing is in a policy, and
 * nothing for guests.
 */
export async function visibilityOf(
  database: Database,
  { policySets }: ListingColumns,
  accountId: string | null,
): Promise<Visibility> {
  if (policySets.values.length === 1) return { ...everything, accountId };
  const policies = accountId === null ? ofGuests : await readAccountPolicies(database, accountId);
  const listings = markSets(policySets.values, policies.products);
  // What is not visible has no price to be kept back.
  const prices = markSets(policySets.values, policies.prices).map((mark, set) =>
    listings[set] === 1 ? mark : 1,
  );
  return {
    key: `${listings.join('')} ${prices.join('')}`,
    accountId,
    listings: unlessAll(listings),
    prices: unlessAll(prices),
  };
}

/** Whether the listing at a place is visible. */
export const isVisible = (
  columns: ListingColumns,
  { listings }: Pick<Visibility, 'listings'>,
  place: number,
): boolean => listings === null || listings[columns.policySet[place] ?? 0] === 1;
