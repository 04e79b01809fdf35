import { boolean, defineObject, longText, number, reference, text } from '../../objects/index.ts';

export const ProductCategory = defineObject({
  apiName: 'ProductCategory',
  label: 'Product Category',
  labelPlural: 'Product Categories',
  keyPrefix: '0ZG',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Category Name', required: true }),
    ParentCategoryId: reference({ label: 'Parent Category', to: 'ProductCategory' }),
    UrlName: text({ label: 'URL Name', unique: true }),
    Description: longText({ label: 'Description' }),
    IsNavigational: boolean({ label: 'Show in Menu', default: true }),
    SortOrder: number({ label: 'Sort Order', precision: 9, default: 0 }),
    TileContentKey: text({ label: 'Tile Picture', length: 64 }),
    BannerContentKey: text({ label: 'Banner Picture', length: 64 }),
  },
  listViews: { AllCategories: { label: 'All Categories', columns: ['Name', 'UrlName'], sortBy: ['Name'] } },
  permissions: { guest: { read: 'all' }, clerk: { read: 'all', create: true, update: 'all' } },
});

export const ProductCategoryProduct = defineObject({
  apiName: 'ProductCategoryProduct',
  label: 'Product Category Product',
  labelPlural: 'Product Category Products',
  keyPrefix: '0ZH',
  nameField: 'Id',
  fields: {
    ProductId: reference({ label: 'Product', to: 'Product2', required: true }),
    ProductCategoryId: reference({ label: 'Product Category', to: 'ProductCategory', required: true }),
    IsPrimaryCategory: boolean({ label: 'Primary Category', default: true }),
  },
  permissions: { guest: { read: 'all' }, clerk: { read: 'all', create: true, update: 'all' } },
});

/** The shop itself. */
export const WebStore = defineObject({
  apiName: 'WebStore',
  label: 'Web Store',
  labelPlural: 'Web Stores',
  keyPrefix: '0ZE',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Name', required: true }),
    DefaultCurrency: text({ label: 'Default Currency', length: 3, required: true }),
    DefaultLanguage: text({ label: 'Default Language', length: 10, required: true }),
  },
  permissions: { guest: { read: 'all' } },
});
