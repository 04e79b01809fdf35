import { getFieldValue } from '@relab/client/records';
import type { RecordRepresentation } from '@relab/contract/records';
import * as texts from './texts.tsx';

/** The state of a quote as its buyer sees it. */
export type QuoteState = 'Waiting' | 'Quoted' | 'Ended' | 'Ordered' | 'Declined' | 'Withdrawn';

export interface Quote {
  readonly id: string;
  readonly reference: string;
  readonly state: QuoteState;
  /** The buyer named a price, rather than asking for one. */
  readonly isOffer: boolean;
  readonly listingId: string;
  readonly listingName: string;
  readonly quantity: number;
  readonly currency: string;
  /** Decimal strings, as all amounts. For one unit, net. */
  readonly wantedPrice: string | null;
  readonly unitPrice: string | null;
  readonly deliveryPrice: string | null;
  /** Of all units, with the delivery. */
  readonly total: string | null;
  /** The last day, ISO 8601. */
  readonly validUntil: string | null;
  readonly neededBy: string | null;
  readonly country: string | null;
  readonly message: string | null;
  readonly declineReason: string | null;
  readonly askedDate: string;
  readonly orderId: string | null;
}

const names = [
  'Name',
  'Status__c',
  'Quantity__c',
  'WantedPrice__c',
  'QuotedPrice__c',
  'DeliveryPrice__c',
  'Total__c',
  'ValidUntil__c',
  'IsExpired__c',
  'CurrencyIsoCode',
  'NeededBy__c',
  'Country__c',
  'Message__c',
  'DeclineReason__c',
  'CreatedDate',
  'Listing__c',
  'Listing__r.Name',
  'Order__c',
];

/** All that `readQuote` looks for. Asked for as optional fields: a seller may see less of a quote than its buyer. */
export const quoteFields: string[] = names.map((name) => `QuoteRequest__c.${name}`);

/** The record type that price offers have, as its info names it. */
export const offerType = 'Price Offer';

const states: Readonly<Record<string, QuoteState>> = {
  Quoted: 'Quoted',
  Accepted: 'Ordered',
  Declined: 'Declined',
  Withdrawn: 'Withdrawn',
};

/** What the page of a quote needs of its record. */
export function readQuote(record: RecordRepresentation): Quote {
  const fieldValue = (name: string): unknown => getFieldValue(record, `QuoteRequest__c.${name}`);
  const text = (name: string): string | null => {
    const value = fieldValue(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const amount = (name: string): string | null => {
    const value = fieldValue(name);
    return typeof value === 'number' ? value.toFixed(2) : null;
  };
  const state = states[text('Status__c') ?? ''] ?? 'Waiting';
  // Prices of a request that is not quoted are a draft, or those of a question that has changed since.
  const isPriced = state === 'Quoted' || state === 'Ordered';
  return {
    id: record.id,
    reference: text('Name') ?? '',
    state: state === 'Quoted' && fieldValue('IsExpired__c') === true ? 'Ended' : state,
    isOffer: record.recordTypeInfo?.name === offerType,
    listingId: text('Listing__c') ?? '',
    listingName: text('Listing__r.Name') ?? texts.listingNotFound,
    quantity: Number(fieldValue('Quantity__c') ?? 1),
    currency: text('CurrencyIsoCode') ?? '',
    wantedPrice: amount('WantedPrice__c'),
    unitPrice: isPriced ? amount('QuotedPrice__c') : null,
    deliveryPrice: isPriced ? amount('DeliveryPrice__c') : null,
    total: isPriced ? amount('Total__c') : null,
    validUntil: isPriced ? text('ValidUntil__c') : null,
    neededBy: text('NeededBy__c'),
    country: text('Country__c'),
    message: text('Message__c'),
    declineReason: state === 'Declined' ? text('DeclineReason__c') : null,
    askedDate: text('CreatedDate') ?? '',
    orderId: text('Order__c'),
  };
}
