import {
  autoNumber,
  currency,
  date,
  defineObject,
  everything,
  formula,
  longText,
  number,
  picklist,
  reference,
  text,
} from '@relab/server/objects';
import { byClerks, calculatedInside, insideOnly, ownedBy } from './own.ts';

/** Buyers and sellers meet in one record, and do not see each other's side of it. */
const buyersSide = {
  readableBy: ['buyer', 'buyer manager', 'clerk'],
  writableBy: ['buyer', 'buyer manager', 'clerk'],
} as const;
const sellersSide = { readableBy: ['seller', 'clerk'], writableBy: ['seller', 'clerk'] } as const;
const askedByBuyers = { writableBy: ['buyer', 'buyer manager', 'clerk'] } as const;

const ofAccount = { field: 'Account__c', is: 'account' } as const;
const forSeller = { field: 'Seller__c', is: 'account' } as const;
const asked = [ownedBy, ofAccount] as const;
const columns = [
  'Name',
  'Listing__r.Name',
  'Quantity__c',
  'Account__r.Name',
  'Status__c',
  'QuotedPrice__c',
  'CreatedDate',
];

/** A buyer asks what a unit costs under their conditions: several of them, installed, abroad, at another price. */
export const quoteRequest = defineObject({
  apiName: 'QuoteRequest__c',
  label: 'Quote Request',
  labelPlural: 'Quote Requests',
  keyPrefix: 'a01',
  nameField: 'Name',
  color: '#3296ED',
  owned: true,
  fields: {
    Name: autoNumber({ label: 'Quote Request', prefix: 'Q-', digits: 5 }),
    Listing__c: reference({ label: 'Listing', to: 'Product2', required: true, ...askedByBuyers }),
    Account__c: reference({ label: 'Buyer', to: 'Account', ...askedByBuyers }),
    Contact__c: reference({
      label: 'Contact',
      to: 'Contact',
      lookupFilter: { field: 'AccountId', equals: 'Account__c' },
      ...buyersSide,
    }),
    Quantity__c: number({ label: 'Quantity', precision: 5, default: 1, required: true, ...askedByBuyers }),
    WantedPrice__c: currency({ label: 'Wanted Price', help: 'For one unit, net.', ...buyersSide }),
    NeededBy__c: date({ label: 'Needed by', ...askedByBuyers }),
    Country__c: text({ label: 'Deliver to (Country)', length: 2, ...askedByBuyers }),
    Message__c: longText({ label: 'Message', ...askedByBuyers }),
    Status__c: picklist({
      label: 'Status',
      values: ['New', 'In Review', 'Quoted', 'Accepted', 'Declined'],
      default: 'New',
      required: true,
      ...byClerks,
    }),
    QuotedPrice__c: currency({
      label: 'Quoted Price',
      help: 'For one unit, net.',
      readableBy: buyersSide.readableBy,
      ...byClerks,
    }),
    DeliveryPrice__c: currency({ label: 'Delivery', readableBy: buyersSide.readableBy, ...byClerks }),
    ValidUntil__c: date({ label: 'Valid Until', ...byClerks }),
    Order__c: reference({ label: 'Order', to: 'OrderSummary', ...byClerks }),
    Seller__c: reference({
      label: 'Seller',
      to: 'Account',
      childRelationshipName: 'AskedQuotes__r',
      ...byClerks,
    }),
    SellerPrice__c: currency({ label: 'Seller’s Price', help: 'For one unit, net.', ...sellersSide }),
    SellerAnswer__c: longText({ label: 'Seller’s Answer', ...sellersSide }),
    InternalNote__c: longText({ label: 'Internal Note', ...insideOnly }),
    Total__c: formula({
      label: 'Total',
      returns: 'currency',
      formula: 'QuotedPrice__c * Quantity__c + BLANKVALUE(DeliveryPrice__c, 0)',
      readableBy: buyersSide.readableBy,
    }),
    Margin__c: formula({
      label: 'Margin',
      returns: 'currency',
      formula: '(QuotedPrice__c - SellerPrice__c) * Quantity__c',
      ...calculatedInside,
    }),
    IsExpired__c: formula({
      label: 'Expired',
      returns: 'boolean',
      formula: `ISPICKVAL(Status__c, 'Quoted') && NOT(ISBLANK(ValidUntil__c)) && ValidUntil__c < TODAY()`,
    }),
    AgeInDays__c: formula({
      label: 'Age (Days)',
      returns: 'number',
      scale: 0,
      formula: 'FLOOR(NOW() - CreatedDate)',
    }),
  },
  layouts: {
    full: [
      {
        heading: 'Quote Request',
        places: [
          'Name',
          'OwnerId',
          'Listing__c',
          'Status__c',
          'Account__c',
          'Contact__c',
          'Quantity__c',
          'WantedPrice__c',
          'NeededBy__c',
          'Country__c',
        ],
      },
      { heading: 'Message', columns: 1, places: ['Message__c'] },
      {
        heading: 'Quote',
        places: [
          'QuotedPrice__c',
          'DeliveryPrice__c',
          'Total__c',
          'ValidUntil__c',
          'Order__c',
          'IsExpired__c',
        ],
      },
      { heading: 'Seller', places: ['Seller__c', 'SellerPrice__c', 'SellerAnswer__c'] },
      {
        heading: 'Inside',
        places: ['Margin__c', 'InternalNote__c', 'AgeInDays__c'],
        modes: ['Edit', 'View'],
        collapsible: true,
      },
    ],
    compact: ['Name', 'Listing__c', 'Account__c', 'Status__c', 'Total__c'],
  },
  path: {
    label: 'Status of a Quote Request',
    field: 'Status__c',
    steps: {
      New: {
        fields: ['Listing__c', 'Quantity__c', 'Country__c'],
        guidance: 'Is it still there? Who sells it?',
      },
      'In Review': {
        fields: ['Seller__c', 'SellerPrice__c', 'SellerAnswer__c'],
        guidance: 'Ask the seller.',
      },
      Quoted: {
        fields: ['QuotedPrice__c', 'DeliveryPrice__c', 'ValidUntil__c'],
        guidance: 'Ask again before it expires.',
      },
      Accepted: { fields: ['Order__c'] },
    },
  },
  listViews: {
    AllQuoteRequests: { label: 'All Quote Requests', columns, sortBy: ['-CreatedDate'] },
    OpenQuoteRequests: {
      label: 'Open Quote Requests',
      columns: ['Name', 'Listing__r.Name', 'Account__r.Name', 'Status__c', 'AgeInDays__c', 'Owner.Name'],
      filters: [{ field: 'Status__c', operator: 'equals', value: ['New', 'In Review'] }],
      sortBy: ['CreatedDate'],
    },
    MyQuoteRequests: { label: 'My Quote Requests', columns, scope: 'mine', sortBy: ['-CreatedDate'] },
  },
  actions: {
    AskSeller: {
      label: 'Ask the Seller',
      type: 'Update',
      places: [{ fields: ['Seller__c'], behavior: 'Required' }, 'InternalNote__c'],
      defaults: { Status__c: 'In Review' },
      when: `ISPICKVAL(Status__c, 'New')`,
      availableTo: ['clerk'],
    },
    Answer: {
      label: 'Answer',
      type: 'Update',
      places: [{ fields: ['SellerPrice__c'], behavior: 'Required' }, 'SellerAnswer__c'],
      when: `ISPICKVAL(Status__c, 'In Review')`,
      availableTo: ['seller', 'clerk'],
    },
    Quote: {
      label: 'Quote',
      type: 'Update',
      places: [{ fields: ['QuotedPrice__c'], behavior: 'Required' }, 'DeliveryPrice__c', 'ValidUntil__c'],
      defaults: { Status__c: 'Quoted' },
      when: `ISPICKVAL(Status__c, 'New') || ISPICKVAL(Status__c, 'In Review')`,
      successMessage: 'The quote is there for the buyer to see.',
      availableTo: ['clerk'],
    },
  },
  validationRules: [
    {
      name: 'AsksForSomething',
      error: 'Quantity__c < 1',
      message: 'Ask for one unit or more.',
      field: 'Quantity__c',
    },
    {
      name: 'QuotedWithAPrice',
      error: `ISPICKVAL(Status__c, 'Quoted') && ISBLANK(QuotedPrice__c)`,
      message: 'Say what it costs.',
      field: 'QuotedPrice__c',
    },
    {
      name: 'PricesAreNotNegative',
      error: 'WantedPrice__c < 0 || QuotedPrice__c < 0 || DeliveryPrice__c < 0 || SellerPrice__c < 0',
      message: 'Prices are zero or more.',
    },
  ],
  search: {
    fields: ['Name', 'Message__c'],
    columns: ['Name', 'Listing__c', 'Account__c', 'Status__c'],
    filters: ['Status__c', 'CreatedDate'],
  },
  permissions: {
    buyer: { read: asked, create: true, update: ownedBy },
    'buyer manager': { read: asked, create: true, update: asked },
    seller: { read: forSeller, update: forSeller },
    clerk: everything,
  },
});
