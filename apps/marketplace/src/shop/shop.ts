import type { CommerceOptions } from '@relab/commerce';
import { conditions } from '@relab/storefront/conditions';
import { termsOfSale } from '../content/terms-of-sale.ts';
import { catalogue } from '../demo/catalogue.ts';
import { specialHandling } from '../listing/special-handling.ts';
import { equipment } from '../objects/equipment/equipment.ts';
import { webstoreId } from '../site/ids.ts';
import { localizedPath } from '../site/localized-path.ts';
import { markets } from '../site/markets.ts';
import { seller } from '../site/seller.ts';
import { agreedPrices } from './agreed-prices.ts';
import { countryNames } from './country-names.ts';
import { deliveryRules, shippingCountries, taxRates } from './delivery.ts';
import { listingTexts, typeSynonyms } from './listing-texts.ts';
import { translations } from './translations.ts';

/** The business, as far as the shop's calls need to know it. */
export const shop: CommerceOptions = {
  webstoreId,
  name: 'Relab',
  currency: 'EUR',
  locale: 'en_US',
  translations,
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
    synonyms: { ...typeSynonyms, ...catalogue.synonyms },
  },
  seller,
  orderNumberPrefix: 'RL',
};
