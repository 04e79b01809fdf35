import {
  autoNumber,
  boolean,
  currency,
  date,
  declaredId,
  defineObject,
  formula,
  fullAccess,
  longText,
  number,
  picklist,
  reference,
  requestLanguage,
  text,
} from '@relab/records/objects';
import { currencies } from '../../site/markets.ts';
import { byClerks, calculatedInside, insideOnly, madeBy, ownedBy } from '../access-scopes.ts';
import { quoteRequestDe } from './quote-request.de.ts';
import { quoteRequestActions } from './quote-request-actions.ts';
import { quoteRequestLayouts, quoteRequestPath } from './quote-request-layouts.ts';

/** Buyers and sellers meet in one record, and do not see each other's side of it. */
const buyersSide = {
  readableBy: ['buyer', 'buyer manager', 'clerk'],
  writableBy: ['buyer', 'buyer manager', 'clerk'],
} as const;
const sellersSide = { readableBy: ['seller', 'clerk'], writableBy: ['seller', 'clerk'] } as const;
const requestedByBuyers = { writableBy: ['buyer', 'buyer manager', 'clerk'] } as const;

const ofAccount = { field: 'Account__c', is: 'account' } as const;
const forSeller = { field: 'Seller__c', is: 'account' } as const;
/** A clerk who takes a request over owns it: its requester goes on to see it, and can withdraw it. */
const own = [ownedBy, madeBy] as const;
const requested = [...own, ofAccount] as const;

const apiName = 'QuoteRequest__c';
const priceOffer = declaredId('012', apiName, 'PriceOffer');
/** Above what any unit costs, and far below what sums of many units can still be reckoned with. */
const priceLimit = 10_000_000;
const columns = [
  'Name',
  'Listing__r.Name',
  'Quantity__c',
  'Account__r.Name',
  'Status__c',
  'QuotedPrice__c',
  'CreatedDate',
];

/**
 * A buyer requests the price of a unit under their conditions: several of them, installed, abroad, at another price. What is
 * quoted holds for the requesting account, for that listing and exactly that quantity (`agreed-prices.ts`).
 */
export const quoteRequest = defineObject({
  apiName,
  label: 'Quote Request',
  labelPlural: 'Quote Requests',
  keyPrefix: 'a01',
  nameField: 'Name',
  color: '#3296ED',
  owned: true,
  hasUserQuota: true,
  fields: {
    Name: autoNumber({ label: 'Quote Request', prefix: 'Q-', digits: 5 }),
    Listing__c: reference({ label: 'Listing', to: 'Product2', required: true, ...requestedByBuyers }),
    Account__c: reference({ label: 'Buyer', to: 'Account', ...requestedByBuyers }),
    Contact__c: reference({
      label: 'Contact',
      to: 'Contact',
      lookupFilter: { field: 'AccountId', equals: 'Account__c' },
      ...buyersSide,
    }),
    Quantity__c: number({
      label: 'Quantity',
      precision: 5,
      default: 1,
      required: true,
      isExact: true,
      ...requestedByBuyers,
    }),
    WantedPrice__c: currency({ label: 'Wanted Price', help: 'For one unit, net.', ...buyersSide }),
    NeededBy__c: date({ label: 'Needed by', ...requestedByBuyers }),
    Country__c: text({ label: 'Deliver to (Country)', length: 2, ...requestedByBuyers }),
    Message__c: longText({ label: 'Message', ...requestedByBuyers }),
    Status__c: picklist({
      label: 'Status',
      values: ['New', 'In Review', 'Quoted', 'Accepted', 'Declined', 'Withdrawn'],
      default: 'New',
      required: true,
      ...byClerks,
    }),
    IsWithdrawn__c: boolean({
      label: 'No Longer Wanted',
      help: 'The buyer takes the request back; nothing is quoted any more.',
      ...buyersSide,
    }),
    DeclineReason__c: text({ label: 'Why Not', readableBy: buyersSide.readableBy, ...byClerks }),
    CurrencyIsoCode: text({
      label: 'Currency ISO Code',
      length: 3,
      required: true,
      default: 'EUR',
      ...requestedByBuyers,
    }),
    QuotedPrice__c: currency({
      label: 'Quoted Price',
      help: 'For one unit, net.',
      readableBy: buyersSide.readableBy,
      ...byClerks,
    }),
    DeliveryPrice__c: currency({ label: 'Delivery', readableBy: buyersSide.readableBy, ...byClerks }),
    ValidUntil__c: date({
      label: 'Valid Until',
      help: 'The last day. Thirty days where nothing is said.',
      ...byClerks,
    }),
    Order__c: reference({ label: 'Order', to: 'OrderSummary', ...byClerks }),
    Seller__c: reference({
      label: 'Seller',
      to: 'Account',
      childRelationshipName: 'AskedQuotes__r',
      ...byClerks,
    }),
    SellerPrice__c: currency({ label: 'Seller’s Price', help: 'For one unit, net.', ...sellersSide }),
    SellerAnswer__c: longText({ label: 'Seller’s Answer', ...sellersSide }),
    Language__c: requestLanguage({
      label: 'Language',
      help: 'What mails about it are written in, as “de”; the shop’s own where empty.',
      ...byClerks,
    }),
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
  recordTypes: { Quote: { label: 'Quote', default: true }, PriceOffer: { label: 'Price Offer' } },
  layouts: quoteRequestLayouts,
  path: quoteRequestPath,
  listViews: {
    AllQuoteRequests: { label: 'All Quote Requests', columns, sortBy: ['-CreatedDate'] },
    OpenQuoteRequests: {
      label: 'Open Quote Requests',
      columns: ['Name', 'Listing__r.Name', 'Account__r.Name', 'Status__c', 'AgeInDays__c', 'Owner.Name'],
      filters: [{ field: 'Status__c', operator: 'equals', value: ['New', 'In Review'] }],
      sortBy: ['CreatedDate'],
    },
    ToAnswer: {
      label: 'To Answer',
      columns: [
        'Name',
        'Listing__r.Name',
        'Quantity__c',
        'WantedPrice__c',
        'SellerPrice__c',
        'QuotedPrice__c',
        'Margin__c',
        'AgeInDays__c',
      ],
      filters: [{ field: 'Status__c', operator: 'equals', value: ['New', 'In Review'] }],
      sortBy: ['CreatedDate'],
      sharedWith: ['clerk'],
    },
    MyQuoteRequests: { label: 'My Quote Requests', columns, scope: 'mine', sortBy: ['-CreatedDate'] },
  },
  actions: quoteRequestActions,
  validationRules: [
    {
      name: 'AsksForSomething',
      error: 'Quantity__c < 1',
      message: 'Ask for one unit or more.',
      field: 'Quantity__c',
    },
    {
      name: 'QuotedWithAPrice',
      error: `ISPICKVAL(Status__c, 'Quoted') && BLANKVALUE(QuotedPrice__c, 0) <= 0`,
      message: 'Say what it costs.',
      field: 'QuotedPrice__c',
    },
    {
      name: 'PricesAreNotNegative',
      error: 'WantedPrice__c < 0 || QuotedPrice__c < 0 || DeliveryPrice__c < 0 || SellerPrice__c < 0',
      message: 'Prices are zero or more.',
    },
    {
      name: 'PricesAreNotAbsurd',
      error: ['WantedPrice__c', 'QuotedPrice__c', 'DeliveryPrice__c', 'SellerPrice__c']
        .map((field) => `${field} >= ${priceLimit}`)
        .join(' || '),
      message: 'Prices are below 10,000,000.',
    },
    {
      name: 'InACurrencyOfOurs',
      error: currencies.map((code) => `CurrencyIsoCode <> '${code}'`).join(' && '),
      message: `We sell in ${currencies.join(', ')}.`,
      field: 'CurrencyIsoCode',
    },
    {
      name: 'OffersAPrice',
      error: `RecordTypeId = '${priceOffer}' && BLANKVALUE(WantedPrice__c, 0) <= 0`,
      message: 'Say what you offer for one unit.',
      field: 'WantedPrice__c',
    },
    {
      name: 'NeededLater',
      error: 'NeededBy__c < DATEVALUE(CreatedDate)',
      message: 'The day by which you need it has passed.',
      field: 'NeededBy__c',
    },
    {
      name: 'DeclinedForAReason',
      error: `ISPICKVAL(Status__c, 'Declined') && ISBLANK(DeclineReason__c)`,
      message: 'Say why not.',
      field: 'DeclineReason__c',
    },
    {
      // What can be withdrawn is by then: the database changes the status with the mark.
      name: 'WithdrawnInTime',
      error: `IsWithdrawn__c && NOT(ISPICKVAL(Status__c, 'Withdrawn'))`,
      message: 'Only what is neither ordered nor declined can be withdrawn, and then it stays so.',
    },
  ],
  constraintMessages: {
    quote_request_listing_kept: 'What is sold cannot be quoted.',
    quote_request_account_kept: 'Only the buyer changes what is asked for.',
    quote_request_quantity_kept: 'It is decided already.',
    quote_request_valid_until_kept: 'A quote ends today at the earliest.',
  },
  search: {
    fields: ['Name', 'Message__c'],
    columns: ['Name', 'Listing__c', 'Account__c', 'Status__c'],
    filters: ['Status__c', 'CreatedDate'],
  },
  permissions: {
    buyer: { read: requested, create: true, update: own },
    'buyer manager': { read: requested, create: true, update: requested },
    seller: { read: forSeller, update: forSeller },
    clerk: fullAccess,
  },
  translations: { de: quoteRequestDe },
});
