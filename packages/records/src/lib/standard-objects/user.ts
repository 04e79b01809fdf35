import { keyPrefixes } from '@relab/server/identity';
import { byServer } from '../objects/calculated-fields.ts';
import { boolean, email, multiPicklist, phone, reference, text } from '../objects/fields.ts';
import { defineObject } from '../objects/object-declaration.ts';
import { userDe } from './de/user.ts';
import { personName } from './person-name.ts';
import { settingFields } from './setting-fields.ts';

const self = { field: 'Id', is: 'user' } as const;
const ownPage = { read: self, update: self } as const;

/** Somebody who can sign in. The sign-in library keeps the credentials; `AuthId__c` is its id for the same person. */
export const User = defineObject({
  apiName: 'User',
  label: 'User',
  labelPlural: 'Users',
  keyPrefix: keyPrefixes.user,
  nameField: 'Name',
  color: '#34BECD',
  fields: {
    Username: email({ label: 'Username', required: true, unique: true, ...byServer }),
    Email: email({ label: 'Email', required: true, ...byServer }),
    ...personName,
    Title: text({ label: 'Title', length: 80 }),
    Phone: phone({ label: 'Phone' }),
    AccountId: reference({ label: 'Account', to: 'Account', ...byServer }),
    ContactId: reference({ label: 'Contact', to: 'Contact', ...byServer }),
    IsActive: boolean({ label: 'Active', default: true, writableBy: ['administrator'] }),
    Roles__c: multiPicklist({
      label: 'Roles',
      required: true,
      default: 'buyer',
      values: ['buyer', 'buyer manager', 'seller', 'author', 'publisher', 'clerk', 'administrator'],
      writableBy: ['administrator'],
    }),
    ...settingFields,
    AuthId__c: text({
      label: 'Sign-in ID',
      length: 64,
      unique: true,
      readableBy: ['administrator'],
      ...byServer,
    }),
  },
  layouts: {
    full: [
      { heading: 'User', items: ['Name', 'Username', 'Title', 'Email', 'Phone', 'IsActive'] },
      { heading: 'Locale', items: Object.keys(settingFields) },
      { heading: 'Belongs To', items: ['AccountId', 'ContactId', 'Roles__c', 'AuthId__c'] },
    ],
    compact: ['Name', 'Title', 'Email', 'Phone'],
  },
  listViews: {
    AllUsers: { label: 'All Users', columns: ['Name', 'Email', 'Roles__c', 'IsActive'], sortBy: ['Name'] },
    Colleagues: {
      label: 'Colleagues',
      columns: ['Name', 'Title', 'Email', 'Phone', 'Roles__c'],
      filters: [
        {
          field: 'Roles__c',
          operator: 'includes',
          value: ['author', 'publisher', 'clerk', 'administrator'],
        },
        { field: 'IsActive', operator: 'equals', value: true },
      ],
      sortBy: ['Name'],
      sharedWith: ['clerk'],
    },
  },
  constraintMessages: {
    user_is_active_kept: 'This is the last administrator. Give somebody else the role first.',
    user_roles_kept: 'This is the last administrator. Give somebody else the role first.',
  },
  search: {
    fields: ['Name', 'Email'],
    columns: ['Name', 'Title', 'Email'],
    filters: ['IsActive'],
  },
  permissions: {
    buyer: ownPage,
    'buyer manager': ownPage,
    seller: ownPage,
    author: ownPage,
    publisher: ownPage,
    clerk: { read: 'all', update: self },
  },
  translations: { de: userDe },
});
