import { boolean, defineObject, fullAccess, longText, text } from '@relab/records/objects';
import { priceBookDe } from './de/price-book.ts';

/**
 * A list of prices. The standard one holds for everybody, and is what the catalogue is sorted and filtered by; others
 * hold for groups of buyers.
 */
export const Pricebook2 = defineObject({
  apiName: 'Pricebook2',
  label: 'Price Book',
  labelPlural: 'Price Books',
  keyPrefix: '01s',
  nameField: 'Name',
  color: '#B781D3',
  fields: {
    Name: text({ label: 'Price Book Name', required: true }),
    Description: longText({ label: 'Description' }),
    IsActive: boolean({ label: 'Active', default: true }),
    /** True for the one that the shop itself keeps. */
    IsStandard: boolean({ label: 'Standard', createable: false, updateable: false }),
  },
  layouts: {
    full: [{ heading: 'Price Book', items: ['Name', 'IsActive', 'Description', 'IsStandard'] }],
    compact: ['Name', 'IsActive', 'IsStandard'],
  },
  listViews: {
    AllPriceBooks: {
      label: 'All Price Books',
      columns: ['Name', 'IsActive', 'IsStandard'],
      sortBy: ['Name'],
    },
  },
  relatedLists: {
    PricebookEntries: {
      label: 'Prices',
      columns: ['Product2.Name', 'UnitPrice', 'ListPrice', 'IsActive'],
      sortBy: ['-LastModifiedDate'],
    },
    BuyerGroups: { label: 'Buyer Groups', columns: ['BuyerGroup.Name'], sortBy: ['-CreatedDate'] },
  },
  search: { fields: ['Name'], columns: ['Name', 'IsActive'], filters: ['IsActive'] },
  permissions: { clerk: fullAccess },
  translations: { de: priceBookDe },
});
