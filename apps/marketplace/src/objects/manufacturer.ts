import {
  defineObject,
  fullAccess,
  longText,
  picklist,
  reference,
  rollup,
  text,
  url,
} from '@relab/records/objects';
import { calculatedInside, insideOnly } from './access-scopes.ts';
import { manufacturerDe } from './manufacturer.de.ts';

/**
 * Who builds equipment. Listings hold the name, on which the shop's search rests; the database leads from there to the
 * manufacturer (`migrations/0001-manufacturers.sql`), so that the two cannot tell different things.
 */
export const manufacturer = defineObject({
  apiName: 'Manufacturer__c',
  label: 'Manufacturer',
  labelPlural: 'Manufacturers',
  keyPrefix: 'a00',
  nameField: 'Name',
  color: '#107CAD',
  fields: {
    Name: text({ label: 'Manufacturer', length: 80, required: true, unique: true }),
    Country__c: text({ label: 'Country', length: 2 }),
    Website__c: url({ label: 'Website' }),
    Status__c: picklist({
      label: 'Status',
      values: ['In Business', 'Taken Over', 'Closed'],
      default: 'In Business',
      required: true,
    }),
    Successor__c: reference({
      label: 'Taken Over by',
      to: 'Manufacturer__c',
      childRelationshipName: 'Predecessors__r',
    }),
    ServiceNote__c: longText({ label: 'Parts and Service', ...insideOnly }),
    Listings__c: rollup({
      label: 'Listings',
      object: 'Product2',
      by: 'Maker__c',
      calculates: 'count',
      // Everybody reads it: what is reserved to some is not counted for anybody.
      where: 'IsActive && Policies__c = 0',
    }),
    Offers__c: rollup({
      label: 'Offers',
      object: 'Offer__c',
      by: 'Manufacturer__c',
      calculates: 'count',
      ...calculatedInside,
    }),
  },
  layouts: {
    full: [
      {
        heading: 'Manufacturer',
        items: ['Name', 'Country__c', 'Website__c', 'Status__c', 'Successor__c', 'Listings__c', 'Offers__c'],
      },
      { heading: 'Parts and Service', columns: 1, items: ['ServiceNote__c'] },
    ],
    compact: ['Name', 'Country__c', 'Status__c', 'Listings__c'],
  },
  listViews: {
    AllManufacturers: {
      label: 'All Manufacturers',
      columns: ['Name', 'Country__c', 'Status__c', 'Listings__c'],
      sortBy: ['Name'],
    },
    NoLongerInBusiness: {
      label: 'No Longer in Business',
      columns: ['Name', 'Status__c', 'Successor__r.Name', 'Listings__c'],
      filters: [{ field: 'Status__c', operator: 'notEqual', value: 'In Business' }],
      sortBy: ['Name'],
    },
  },
  relatedLists: {
    Listings__r: {
      label: 'Listings',
      columns: ['Name', 'StockKeepingUnit', 'Condition__c', 'Year__c', 'Price__c'],
      sortBy: ['-CreatedDate'],
    },
    Offers__r: { label: 'Offers', columns: ['Name', 'Stage__c', 'AskingPrice__c'], sortBy: ['-CreatedDate'] },
  },
  validationRules: [
    {
      name: 'SucceededByAnother',
      error: 'Successor__c = Id',
      message: 'It is taken over by another one.',
      field: 'Successor__c',
    },
  ],
  duplicateRules: [
    {
      name: 'SameManufacturer',
      label: 'Same Manufacturer',
      matching: [{ name: 'Name', fields: [{ field: 'Name', method: 'fuzzy' }] }],
      onCreate: 'allow',
      onUpdate: 'allow',
    },
  ],
  search: {
    fields: ['Name'],
    columns: ['Name', 'Country__c', 'Status__c'],
    filters: ['Status__c', 'Country__c'],
  },
  permissions: { guest: { read: 'all' }, clerk: fullAccess },
  translations: { de: manufacturerDe },
});
