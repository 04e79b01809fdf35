import type { CommerceOptions } from '@relab/commerce';
import { product } from './product.ts';

const countries = ['DE', 'AT', 'FR'];

/** The business: what it sells in, where to, at which tax, and how things travel. Amounts are cents. */
export const options: CommerceOptions = {
  webstoreId: '0ZE000000000001AAA',
  name: 'Glassware',
  currency: 'EUR',
  locale: 'en_US',
  country: 'DE',
  guests: { browse: true, cart: true, checkout: true },
  shippingCountries: countries,
  taxRates: { DE: '19', AT: '20', FR: '20' },
  delivery: {
    kinds: ['parcel'],
    weightField: 'Weight__c',
    handlingField: 'Shipping__c',
    rules: [
      {
        id: 'parcel',
        name: 'Parcel',
        description: 'To the door, padded.',
        carrier: null,
        handles: ['parcel'],
        zones: [{ countries, base: 6_90, perKilogram: 50, days: [2, 4] }],
      },
      {
        id: 'express',
        name: 'Express',
        description: 'On the next working day, before noon.',
        carrier: null,
        handles: ['parcel'],
        zones: [{ countries: ['DE'], base: 19_00, perKilogram: 1_00, days: [1, 1] }],
      },
    ],
  },
  product,
  search: {
    facets: [
      { nameOrId: 'ProductCategory', displayName: 'Category', type: 'category', displayRank: 1 },
      { nameOrId: 'Material__c', displayName: 'Material', type: 'distinct', displayRank: 2 },
      { nameOrId: 'UnitPrice', displayName: 'Price', type: 'range', displayRank: 3 },
    ],
    titleFields: ['Material__c'],
    detailFields: ['Description'],
  },
  orderNumberPrefix: 'GW',
};
