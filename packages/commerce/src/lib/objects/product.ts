import {
  boolean,
  currency,
  defineObject,
  formula,
  fullAccess,
  longText,
  number,
  picklist,
  reference,
  text,
} from '@relab/records/objects';
import type { Principal } from '@relab/server/principal';
import { sql } from 'kysely';
import { accountsOf, mayViewPrice, mayViewProduct } from '../account/entitlement.ts';
import { priceBookEntryDe, productDe, productMediaDe } from './de/product.ts';

const column = (row: string, name: string) => sql.ref(`${row}.${name}`);

/** Active, and not reserved to others. */
const isOffered = (row: string, principal: Principal) => sql<boolean>`(${column(row, 'is_active')}
  and ${mayViewProduct(column(row, 'id'), accountsOf(principal))})`;

/** A public price of a product that the principal may see, with its price. */
const isVisiblePrice = (row: string, principal: Principal) => sql<boolean>`(${column(row, 'is_public')}
  and ${mayViewProduct(column(row, 'product2_id'), accountsOf(principal))}
  and ${mayViewPrice(column(row, 'product2_id'), accountsOf(principal))})`;

/** What is sold. The business adds its own fields with `extendObject`. */
export const product2 = defineObject({
  apiName: 'Product2',
  label: 'Product',
  labelPlural: 'Products',
  keyPrefix: '01t',
  nameField: 'Name',
  color: '#B781D3',
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
  layouts: {
    full: [
      {
        heading: 'Product',
        items: ['Name', 'IsActive', 'StockKeepingUnit', 'ProductCode', 'UrlName', 'CurrencyIsoCode'],
      },
      { heading: 'Description', columns: 1, items: ['Description'] },
    ],
    compact: ['Name', 'StockKeepingUnit', 'IsActive'],
  },
  listViews: {
    AllProducts: {
      label: 'All Products',
      columns: ['Name', 'StockKeepingUnit', 'IsActive'],
      sortBy: ['Name'],
    },
  },
  search: {
    fields: ['Name', 'StockKeepingUnit', 'ProductCode'],
    columns: ['Name', 'StockKeepingUnit', 'IsActive'],
    filters: ['IsActive'],
  },
  permissions: { guest: { read: { where: isOffered } }, clerk: fullAccess },
  translations: { de: productDe },
});

/** A picture or a document of a product, in the order in which it is shown. */
export const ProductMedia = defineObject({
  apiName: 'ProductMedia',
  label: 'Product Media',
  labelPlural: 'Product Media',
  keyPrefix: '2pm',
  nameField: 'Title',
  color: '#B781D3',
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
  layouts: {
    full: [
      {
        heading: 'Media',
        items: ['Title', 'ProductId', 'MediaGroup', 'MediaType', 'ContentKey', 'SortOrder'],
      },
      { heading: 'For Those Who Do Not See It', columns: 1, items: ['AlternateText'] },
    ],
    compact: ['Title', 'ProductId', 'MediaType'],
  },
  listViews: {
    AllMedia: {
      label: 'All Media',
      columns: ['Title', 'Product.Name', 'MediaGroup', 'MediaType'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { fields: ['Title'], columns: ['Title', 'ProductId', 'MediaType'], filters: ['MediaType'] },
  permissions: { guest: { read: { through: 'ProductId' } }, clerk: fullAccess },
  translations: { de: productMediaDe },
});

/**
 * What a product costs in a price book, net; in the standard one unless said otherwise. `ListPrice` is what it was
 * offered for before. Only prices of the standard book are for everybody to read, as far as their products are.
 */
export const PricebookEntry = defineObject({
  apiName: 'PricebookEntry',
  label: 'Price Book Entry',
  labelPlural: 'Price Book Entries',
  keyPrefix: '01u',
  nameField: 'Id',
  color: '#B781D3',
  fields: {
    Product2Id: reference({ label: 'Product', to: 'Product2', required: true }),
    Pricebook2Id: reference({
      label: 'Price Book',
      to: 'Pricebook2',
      childRelationshipName: 'PricebookEntries',
    }),
    UnitPrice: currency({ label: 'Unit Price', required: true }),
    ListPrice: currency({ label: 'List Price' }),
    CurrencyIsoCode: text({ label: 'Currency ISO Code', length: 3, required: true }),
    IsActive: boolean({ label: 'Active', default: true }),
    /** Active and of the standard book; maintained by the database. */
    IsPublic: boolean({ label: 'For Everybody', createable: false, updateable: false }),
    Reduction: formula({
      label: 'Reduction',
      returns: 'percent',
      formula: 'IF(ListPrice > 0, ROUND(1 - UnitPrice / ListPrice, 3), NULL)',
    }),
  },
  layouts: {
    full: [
      {
        heading: 'Price',
        items: [
          'Product2Id',
          'IsActive',
          'UnitPrice',
          'ListPrice',
          'CurrencyIsoCode',
          'Reduction',
          'Pricebook2Id',
          'IsPublic',
        ],
      },
    ],
    compact: ['Product2Id', 'UnitPrice', 'ListPrice', 'IsActive'],
  },
  listViews: {
    AllPrices: {
      label: 'All Prices',
      columns: ['Product2.Name', 'Pricebook2.Name', 'UnitPrice', 'ListPrice', 'Reduction', 'IsActive'],
      sortBy: ['-LastModifiedDate'],
    },
    Reduced: {
      label: 'Reduced',
      columns: ['Product2.Name', 'UnitPrice', 'ListPrice', 'Reduction'],
      filters: [
        { field: 'IsActive', operator: 'equals', value: true },
        { field: 'ListPrice', operator: 'greaterThan', value: 0 },
      ],
      sortBy: ['-LastModifiedDate'],
    },
  },
  validationRules: [
    { name: 'NotBelowZero', error: 'UnitPrice < 0', message: 'A price is zero or more.', field: 'UnitPrice' },
    {
      name: 'WasDearer',
      error: 'ListPrice < UnitPrice',
      message: 'The price before was no lower.',
      field: 'ListPrice',
    },
  ],
  search: { columns: ['Product2Id', 'UnitPrice', 'IsActive'], filters: ['IsActive', 'UnitPrice'] },
  permissions: {
    guest: { read: { where: isVisiblePrice } },
    clerk: { read: 'all', create: true, update: 'all' },
  },
  translations: { de: priceBookEntryDe },
});
