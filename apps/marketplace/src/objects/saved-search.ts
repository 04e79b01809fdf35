import {
  byServer,
  dateTime,
  defineObject,
  number,
  picklist,
  requestLanguage,
  text,
} from '@relab/records/objects';
import { ownedBy } from './access-scopes.ts';
import { savedSearchDe } from './saved-search.de.ts';

/** Kept by the database and by the notices. */
const own = { read: ownedBy, create: true, update: ownedBy, delete: ownedBy } as const;
const columns = ['Name', 'Address__c', 'Frequency__c', 'New__c', 'LookedDate__c'];

/** What `0021-saved-searches.sql` lets one person save. */
export const mostSaved = 50;

/** A search or a category with its filters, saved to be notified of new listings. */
export const savedSearch = defineObject({
  apiName: 'SavedSearch__c',
  label: 'Saved Search',
  labelPlural: 'Saved Searches',
  keyPrefix: 'a04',
  nameField: 'Name',
  color: '#3296ED',
  owned: true,
  fields: {
    Name: text({ label: 'Name', length: 120, required: true }),
    Address__c: text({
      label: 'Address',
      help: 'Path and query of the page of results.',
      length: 1000,
      required: true,
      updateable: false,
    }),
    CurrencyIsoCode: text({
      label: 'Currency ISO Code',
      help: 'What prices in the address are in.',
      length: 3,
      updateable: false,
    }),
    Frequency__c: picklist({
      label: 'Notices',
      values: [{ value: 'AtOnce', label: 'At Once' }, 'Daily', 'Weekly', 'Never'],
      default: 'Daily',
      required: true,
    }),
    New__c: number({
      label: 'New',
      help: 'Listings that came since it was opened last.',
      precision: 6,
      default: 0,
      createable: false,
    }),
    LookedDate__c: dateTime({ label: 'Last Looked', ...byServer }),
    NextLook__c: dateTime({ label: 'Next Look', indexed: true, ...byServer }),
    NewestSeen__c: dateTime({ label: 'Newest Listing Seen', ...byServer }),
    Language__c: requestLanguage({ label: 'Language', ...byServer }),
  },
  layouts: {
    full: [
      { heading: 'Saved Search', items: ['Name', 'OwnerId', 'Frequency__c', 'New__c', 'CurrencyIsoCode'] },
      { heading: 'Address', columns: 1, items: ['Address__c'] },
      { heading: 'Looks', items: ['LookedDate__c', 'NextLook__c', 'NewestSeen__c'], modes: ['View'] },
    ],
    compact: ['Name', 'OwnerId', 'Frequency__c'],
  },
  listViews: {
    MySavedSearches: { label: 'My Saved Searches', columns, scope: 'mine', sortBy: ['-CreatedDate'] },
    AllSavedSearches: {
      label: 'All Saved Searches',
      columns: ['Name', 'Owner.Name', 'Frequency__c', 'LookedDate__c'],
      sortBy: ['-CreatedDate'],
      sharedWith: ['clerk'],
    },
  },
  validationRules: [
    {
      name: 'LeadsToResults',
      error: `NOT(REGEX(Address__c, '/(category|global-search)/[!-~]+'))`,
      message: 'Only pages of results of this site can be saved.',
      field: 'Address__c',
    },
    { name: 'NewIsNoLess', error: 'New__c < 0', message: 'Zero or more.', field: 'New__c' },
  ],
  constraintMessages: {
    saved_search_address_most:
      '50 searches are saved already, which is the most. Delete one to save another.',
  },
  search: { fields: ['Name'], columns: ['Name', 'OwnerId', 'Frequency__c'], filters: ['Frequency__c'] },
  permissions: { buyer: own, 'buyer manager': own, seller: own, clerk: { read: 'all' } },
  translations: { de: savedSearchDe },
});
