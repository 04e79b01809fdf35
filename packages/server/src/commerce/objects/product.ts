import {
  boolean,
  currency,
  defineObject,
  longText,
  number,
  picklist,
  reference,
  text,
} from '../../objects/index.ts';

/** What is sold. The business adds its own fields with `extendObject`. */
export const product2 = defineObject({
  apiName: 'Product2',
  label: 'Product',
  labelPlural: 'Products',
  keyPrefix: '01t',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Product Name', required: true, indexed: true }),
    StockKeepingUnit: text({ label: 'Product SKU', length: 180, unique: true }),
    ProductCode: text({ label: 'Product Code' }),
    Description: longText({ label: 'Product Description' }),
    IsActive: boolean({ label: 'Active', default: true }),
    ProductClass: picklist({ label: 'Product Class', values: ['Simple'], default: 'Simple' }),
    UrlName: text({ label: 'URL Name', unique: true }),
    CurrencyIsoCode: text({ label: 'Currency ISO Code', length: 3 }),
  },
  listViews: {
    AllProducts: {
      label: 'All Products',
      columns: ['Name', 'StockKeepingUnit', 'IsActive'],
      sortBy: ['Name'],
    },
  },
  permissions: {
    guest: { read: { field: 'IsActive', equals: true } },
    clerk: { read: 'all', create: true, update: 'all', delete: 'all' },
  },
});

/** A picture or a document of a product, in the order in which it is shown. */
export const ProductMedia = defineObject({
  apiName: 'ProductMedia',
  label: 'Product Media',
  labelPlural: 'Product Media',
  keyPrefix: '2pm',
  nameField: 'Title',
  fields: {
    ProductId: reference({ label: 'Product', to: 'Product2', required: true }),
    ContentKey: text({ label: 'Content Key', length: 64, required: true }),
    MediaGroup: text({ label: 'Media Group', length: 80, required: true }),
    MediaType: picklist({
      label: 'Media Type',
      values: ['Image', 'Document'],
      default: 'Image',
      required: true,
    }),
    SortOrder: number({ label: 'Sort Order', precision: 9, required: true, default: 0 }),
    Title: text({ label: 'Title' }),
    AlternateText: text({ label: 'Alternate Text', length: 1000 }),
  },
  permissions: { guest: { read: 'all' } },
});

/** The price book: what a product costs, net. `ListPrice` is what it was offered for before. */
export const PricebookEntry = defineObject({
  apiName: 'PricebookEntry',
  label: 'Price Book Entry',
  labelPlural: 'Price Book Entries',
  keyPrefix: '01u',
  nameField: 'Id',
  fields: {
    Product2Id: reference({ label: 'Product', to: 'Product2', required: true }),
    UnitPrice: currency({ label: 'Unit Price', required: true }),
    ListPrice: currency({ label: 'List Price' }),
    CurrencyIsoCode: text({ label: 'Currency ISO Code', length: 3, required: true }),
    IsActive: boolean({ label: 'Active', default: true }),
  },
  permissions: {
    guest: { read: { field: 'IsActive', equals: true } },
    clerk: { read: 'all', create: true, update: 'all' },
  },
});
