import type { CommerceOptions } from '@relab/commerce';
import { conditions } from '../catalogue/index.ts';
import { agreedPrices } from './agreed-prices.ts';
import { countryNames } from './country-names.ts';
import { deliveryRules, shippingCountries, specialHandling, taxRates } from './delivery.ts';
import { equipment } from './equipment.ts';
import { listingTexts, typeSynonyms } from './listing-texts.ts';
import { localizedPath } from './localized-path.ts';
import { markets } from './markets.ts';
import { seller } from './seller.ts';
import { synonyms } from './synonyms.ts';
import { termsOfSale } from './terms-of-sale.ts';
import { words } from './words.ts';

/** Ids that stand in addresses and in what others have saved; they never change. */
export const webstoreId = '0ZE000000000001AAA';
export const siteId = '0DM000000000001AAA';
export const channelId = '0ap000000000001AAA';

/** The business, as far as the shop's calls need to know it. */
export const shop: CommerceOptions = {
  webstoreId,
  name: 'Relab',
  currency: 'EUR',
  locale: 'en_US',
  words,
  productTexts: listingTexts,
  localizedPath,
  markets,
  country: 'DE',
  guests: { browse: true, cart: true, checkout: true },
  shippingCountries,
  taxRates,
  delivery: {
    rules: deliveryRules,
    weightField: 'Weight_kg__c',
    handlingField: 'Shipping__c',
    kinds: ['parcel', 'pallet', 'rigging'],
    special: { field: 'Special_Handling__c', kinds: specialHandling },
    origin: {
      fields: ['Seller_Name__c', 'Location_Country__c', 'Location_City__c'],
      place: 'Location_City__c',
    },
  },
  terms: termsOfSale,
  agreedPrices,
  product: equipment,
  search: {
    facets: [
      { nameOrId: 'ProductCategory', displayName: 'Category', type: 'category', displayRank: 1 },
      {
        nameOrId: 'Manufacturer__c',
        displayName: 'Manufacturer',
        type: 'distinct',
        displayRank: 2,
        suggested: true,
      },
      {
        nameOrId: 'Condition__c',
        displayName: 'Condition',
        type: 'distinct',
        displayRank: 3,
        labels: Object.fromEntries(conditions.map(({ apiName, label }) => [apiName, label])),
        order: conditions.map(({ apiName }) => apiName),
      },
      { nameOrId: 'UnitPrice', displayName: 'Price', type: 'range', displayRank: 4 },
      { nameOrId: 'Year__c', displayName: 'Year', type: 'range', displayRank: 5 },
      {
        nameOrId: 'Location_Country__c',
        displayName: 'Location',
        type: 'distinct',
        displayRank: 6,
        labels: countryNames('en-US'),
      },
    ],
    titleFields: ['Manufacturer__c', 'Model__c', 'Type__c'],
    detailFields: ['Condition_Note__c', 'Seller_Name__c', 'Location_City__c'],
    sinceField: 'Offered_Since__c',
    synonyms: { ...typeSynonyms, ...synonyms },
  },
  seller,
  orderNumberPrefix: 'RL',
};
