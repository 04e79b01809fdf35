import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';
import type { account } from './account/account.ts';
import type { inquiry } from './case/case.ts';
import type { emailMessage } from './case/email-message.ts';
import type { equipment } from './equipment/equipment.ts';
import type { lead } from './lead/lead.ts';
import type { manufacturer } from './manufacturer.ts';
import type { offer } from './offer/offer.ts';
import type { quoteRequest } from './quote-request/quote-request.ts';
import type { savedSearch } from './saved-search.ts';
import type { watchedListing } from './watched-listing.ts';

const savedSearchNotice = declareTable('saved_search_told', {
  saved_search_id: 'text',
  product_id: 'text',
  offered_at: 'timestamptz',
});

const listingCheck = declareTable('listing_check', {
  product_id: 'text',
  listed_day: 'integer',
  pictures: 'integer',
  watchers: 'integer',
  price: 'numeric null',
  similar_price: 'numeric null',
  deviation: 'numeric null',
  gap: 'numeric generated',
});

const listingCheckRun = declareTable('listing_check_run', {
  id: 'boolean default',
  checked_at: 'timestamptz',
});

const listingMedian = declareTable('listing_median', {
  manufacturer: 'text',
  model: 'text null',
  type: 'text null',
  median: 'double precision',
});

const personErasure = declareTable('person_erasure', {
  id: 'text',
  email: 'text null',
  hash: 'text',
  requested_date: 'timestamptz',
  requested_by_id: 'text null',
  due_date: 'timestamptz',
  erased_date: 'timestamptz null',
  counts: 'jsonb null',
});

const recordAccess = declareTable('record_access', {
  entered: 'bigint generated',
  at: 'timestamptz',
  user_id: 'text',
  program: 'text null',
  action: 'text',
  object: 'text null',
  record_id: 'text null',
  call: 'text',
  detail: 'text null',
});

/** What the marketplace's migrations make beside the tables of its objects. */
export const marketplaceTables: readonly DeclaredTable[] = [
  savedSearchNotice,
  listingCheck,
  listingCheckRun,
  listingMedian,
  personErasure,
  recordAccess,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly email_message: TableOf<typeof emailMessage>;
    readonly person_erasure: TableOf<typeof personErasure>;
    readonly listing_check: TableOf<typeof listingCheck>;
    readonly listing_check_run: TableOf<typeof listingCheckRun>;
    readonly listing_median: TableOf<typeof listingMedian>;
    readonly manufacturer: TableOf<typeof manufacturer>;
    readonly offer: TableOf<typeof offer>;
    readonly record_access: TableOf<typeof recordAccess>;
    readonly quote_request: TableOf<typeof quoteRequest>;
    readonly saved_search: TableOf<typeof savedSearch>;
    readonly saved_search_told: TableOf<typeof savedSearchNotice>;
    readonly watched_listing: TableOf<typeof watchedListing>;
  }

  // What the objects of others have more of here.
  interface AddedColumns {
    readonly account: Omit<TableOf<typeof account>, keyof Tables['account']>;
    readonly case: Omit<TableOf<typeof inquiry>, keyof Tables['case']>;
    readonly lead: Omit<TableOf<typeof lead>, keyof Tables['lead']>;
    readonly product2: Omit<TableOf<typeof equipment>, keyof Tables['product2']>;
  }
}
