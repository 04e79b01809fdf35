import {
  boolean,
  byServer,
  currency,
  dateTime,
  defineObject,
  picklist,
  reference,
  requestLanguage,
  text,
} from '@relab/records/objects';
import { ownedBy } from './access-scopes.ts';
import { watchedListingDe } from './watched-listing.de.ts';

/** Kept by the database and by the notices. */
const clerksOnly = { ...byServer, readableBy: ['clerk'] } as const;
const own = { read: ownedBy, create: true, update: ownedBy, delete: ownedBy } as const;
const columns = ['Name', 'Price__c', 'CurrencyIsoCode', 'Notices__c', 'CreatedDate'];

/** What `0020-watched-listings.sql` lets one person watch. */
export const mostWatched = 200;

/**
 * A listing that somebody keeps an eye on, once each. It goes on when the listing is gone, with its name, so that its
 * watcher learns what became of it.
 */
export const watchedListing = defineObject({
  apiName: 'WatchedListing__c',
  label: 'Watched Listing',
  labelPlural: 'Watched Listings',
  keyPrefix: 'a03',
  nameField: 'Name',
  color: '#3296ED',
  owned: true,
  fields: {
    Name: text({ label: 'Listing Name', help: 'As it was called when it was watched.', ...byServer }),
    Listing__c: reference({ label: 'Listing', to: 'Product2', updateable: false }),
    Price__c: currency({
      label: 'Price When Watched',
      help: 'For one unit, net, as the watcher saw it.',
      updateable: false,
    }),
    CurrencyIsoCode: text({ label: 'Currency ISO Code', length: 3, updateable: false }),
    Notices__c: boolean({ label: 'Notices by Mail', default: true }),
    ToldPrice__c: currency({ label: 'Price Told Last', ...clerksOnly }),
    ToldState__c: picklist({
      label: 'State Told Last',
      values: ['ForSale', 'Sold', 'Gone'],
      ...clerksOnly,
    }),
    ToldDate__c: dateTime({ label: 'Told Last', ...clerksOnly }),
    Language__c: requestLanguage({ label: 'Language', ...byServer }),
  },
  layouts: {
    full: [
      {
        heading: 'Watched Listing',
        items: ['Name', 'OwnerId', 'Listing__c', 'Notices__c', 'Price__c', 'CurrencyIsoCode'],
      },
      { heading: 'Told Last', items: ['ToldPrice__c', 'ToldState__c', 'ToldDate__c'], modes: ['View'] },
    ],
    compact: ['Name', 'OwnerId', 'Price__c'],
  },
  listViews: {
    MyWatchedListings: { label: 'My Watched Listings', columns, scope: 'mine', sortBy: ['-CreatedDate'] },
    AllWatchedListings: {
      label: 'All Watched Listings',
      columns: ['Name', 'Owner.Name', 'Price__c', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
      sharedWith: ['clerk'],
    },
  },
  validationRules: [
    {
      name: 'PriceIsNotNegative',
      error: 'Price__c < 0',
      message: 'A price is zero or more.',
      field: 'Price__c',
    },
  ],
  constraintMessages: {
    watched_listing_listing_is_named: 'Say which listing is to be watched.',
    watched_listing_listing_most:
      '200 listings are watched already, which is the most. Remove one to watch another.',
  },
  search: { columns: ['Name', 'OwnerId', 'Price__c'], filters: ['CreatedDate'] },
  permissions: { buyer: own, 'buyer manager': own, seller: own, clerk: { read: 'all' } },
  translations: { de: watchedListingDe },
});
