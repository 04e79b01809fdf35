import {
  type Access,
  boolean,
  defineObject,
  longText,
  number,
  reference,
  text,
} from '@relab/records/objects';
import { categoryDe, categoryProductDe, webStoreDe } from './de/category.ts';

const looksAfter: Access = { read: 'all', create: true, update: 'all' };

export const ProductCategory = defineObject({
  apiName: 'ProductCategory',
  label: 'Product Category',
  labelPlural: 'Product Categories',
  keyPrefix: '0ZG',
  nameField: 'Name',
  color: '#7F8DE1',
  fields: {
    Name: text({ label: 'Category Name', required: true }),
    ParentCategoryId: reference({
      label: 'Parent Category',
      to: 'ProductCategory',
      childRelationshipName: 'ChildCategories',
    }),
    UrlName: text({ label: 'URL Name', unique: true }),
    Description: longText({ label: 'Description' }),
    IsNavigational: boolean({ label: 'Show in Menu', default: true }),
    SortOrder: number({ label: 'Sort Order', precision: 9, default: 0 }),
    TileContentKey: text({ label: 'Tile Picture', length: 64 }),
    BannerContentKey: text({ label: 'Banner Picture', length: 64 }),
  },
  layouts: {
    full: [
      {
        heading: 'Category',
        items: ['Name', 'ParentCategoryId', 'UrlName', 'SortOrder', 'IsNavigational'],
      },
      { heading: 'On the Site', items: ['TileContentKey', 'BannerContentKey'] },
      { heading: 'Description', columns: 1, items: ['Description'] },
    ],
    compact: ['Name', 'ParentCategoryId', 'UrlName', 'IsNavigational'],
  },
  listViews: {
    AllCategories: { label: 'All Categories', columns: ['Name', 'UrlName'], sortBy: ['Name'] },
    TopCategories: {
      label: 'Top Categories',
      columns: ['Name', 'UrlName', 'SortOrder', 'IsNavigational'],
      filters: [{ field: 'ParentCategoryId', operator: 'equals', value: null }],
      sortBy: ['SortOrder', 'Name'],
    },
  },
  relatedLists: {
    ChildCategories: {
      label: 'Categories Below',
      columns: ['Name', 'UrlName', 'SortOrder'],
      sortBy: ['SortOrder'],
    },
  },
  search: {
    fields: ['Name', 'Description'],
    columns: ['Name', 'ParentCategoryId', 'UrlName'],
    filters: ['IsNavigational'],
  },
  permissions: { guest: { read: 'all' }, clerk: looksAfter },
  translations: { de: categoryDe },
});

export const ProductCategoryProduct = defineObject({
  apiName: 'ProductCategoryProduct',
  label: 'Product Category Product',
  labelPlural: 'Product Category Products',
  keyPrefix: '0ZH',
  nameField: 'Id',
  color: '#7F8DE1',
  fields: {
    ProductId: reference({ label: 'Product', to: 'Product2', required: true }),
    ProductCategoryId: reference({ label: 'Product Category', to: 'ProductCategory', required: true }),
    IsPrimaryCategory: boolean({ label: 'Primary Category', default: true }),
  },
  layouts: {
    full: [{ heading: 'Assignment', items: ['ProductId', 'ProductCategoryId', 'IsPrimaryCategory'] }],
    compact: ['Id', 'ProductId', 'ProductCategoryId'],
  },
  listViews: {
    AllAssignments: {
      label: 'All Assignments',
      columns: ['Product.Name', 'ProductCategory.Name', 'IsPrimaryCategory'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { columns: ['ProductId', 'ProductCategoryId'], filters: ['IsPrimaryCategory'] },
  permissions: { guest: { read: { through: 'ProductId' } }, clerk: { ...looksAfter, delete: 'all' } },
  translations: { de: categoryProductDe },
});

/** The shop itself. */
export const WebStore = defineObject({
  apiName: 'WebStore',
  label: 'Web Store',
  labelPlural: 'Web Stores',
  keyPrefix: '0ZE',
  nameField: 'Name',
  color: '#7F8DE1',
  fields: {
    Name: text({ label: 'Name', required: true }),
    DefaultCurrency: text({ label: 'Default Currency', length: 3, required: true }),
    DefaultLanguage: text({ label: 'Default Language', length: 10, required: true }),
  },
  layouts: {
    full: [{ heading: 'Store', items: ['Name', 'DefaultCurrency', 'DefaultLanguage'] }],
    compact: ['Name', 'DefaultCurrency'],
  },
  listViews: {
    AllStores: {
      label: 'All Stores',
      columns: ['Name', 'DefaultCurrency', 'DefaultLanguage'],
      sortBy: ['Name'],
    },
  },
  search: { fields: ['Name'], columns: ['Name', 'DefaultCurrency'] },
  permissions: { guest: { read: 'all' } },
  translations: { de: webStoreDe },
});
