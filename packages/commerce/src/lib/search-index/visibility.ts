import type { Database } from '@relab/database';
import { type AccountPolicies, readAccountPolicies } from '../account/entitlement.ts';
import type { ListingColumns } from './listing-columns.ts';

/** Which listings are there for somebody, and which of them with a price, as far as policies go. */
export interface Visibility {
  /** The same for all who see the same. */
  readonly key: string;
  /** By number of a policy set: 1 where its listings are there. Null where all are. */
  readonly seen: Uint8Array | null;
  /** By number of a policy set: 1 where prices of its listings are told. Null where all are. */
  readonly told: Uint8Array | null;
}

const everything: Visibility = { key: '', seen: null, told: null };

/** Listings in no policy are for everybody. */
const marked = (sets: readonly (string | null)[], held: ReadonlySet<string>): Uint8Array =>
  Uint8Array.from(sets, (set) => (set === null || set.split(',').some((id) => held.has(id)) ? 1 : 0));

const isWhole = (marks: Uint8Array): boolean => !marks.includes(0);

const ofGuests: AccountPolicies = { products: new Set(), prices: new Set() };

/**
 * What an account sees of the listings that are in, a guest without one. Asks nothing where no listing is in a policy, and
 * nothing for guests.
 */
export async function visibilityOf(
  database: Database,
  { policySets }: ListingColumns,
  accountId: string | null,
): Promise<Visibility> {
  if (policySets.values.length === 1) return everything;
  const held = accountId === null ? ofGuests : await readAccountPolicies(database, accountId);
  const seen = marked(policySets.values, held.products);
  // What is not there has no price to be kept back.
  const told = marked(policySets.values, held.prices).map((mark, set) => (seen[set] === 1 ? mark : 1));
  return {
    key: `${seen.join('')} ${told.join('')}`,
    seen: isWhole(seen) ? null : seen,
    told: isWhole(told) ? null : told,
  };
}

/** Whether the listing at a place is there for somebody. */
export const isSeen = (columns: ListingColumns, { seen }: Pick<Visibility, 'seen'>, place: number): boolean =>
  seen === null || seen[columns.policySet[place] ?? 0] === 1;

/** Where the listings stand that are not there for somebody. */
export function hiddenPlaces(
  columns: ListingColumns,
  visibility: Pick<Visibility, 'seen'>,
): readonly number[] {
  return visibility.seen === null
    ? []
    : Array.from(columns.places()).filter((place) => !isSeen(columns, visibility, place));
}

/** The columns of prices, also the one among those that span a range; what somebody is not told is not a number in them. */
export function visiblePrices(
  columns: ListingColumns,
  { told }: Pick<Visibility, 'told'>,
  priceRange: number,
): Pick<ListingColumns, 'price' | 'ranges'> {
  if (told === null) return columns;
  const keep = (column: Float64Array) =>
    column.map((value, place) => (told[columns.policySet[place] ?? 0] === 1 ? value : Number.NaN));
  return {
    price: keep(columns.price),
    ranges: columns.ranges.map((column, at) => (at === priceRange ? keep(column) : column)),
  };
}
