import { keyPrefixes } from '@relab/server/identity';
import { address } from '../objects/address.ts';
import { boolean, email, longText, phone, reference, text } from '../objects/fields.ts';
import { defineObject } from '../objects/object-declaration.ts';
import { fullAccess } from '../objects/permission.ts';
import { contactDe } from './de/contact.ts';
import { personName } from './person-name.ts';

const ofAccount = { field: 'AccountId', is: 'account' } as const;

/** A person of an account. */
export const Contact = defineObject({
  apiName: 'Contact',
  label: 'Contact',
  labelPlural: 'Contacts',
  keyPrefix: keyPrefixes.contact,
  nameField: 'Name',
  color: '#9602C7',
  owned: true,
  fields: {
    ...personName,
    AccountId: reference({ label: 'Account', to: 'Account' }),
    Title: text({ label: 'Title', length: 128 }),
    Department: text({ label: 'Department', length: 80 }),
    Email: email({ label: 'Email', indexed: true }),
    Phone: phone({ label: 'Phone' }),
    MobilePhone: phone({ label: 'Mobile' }),
    ReportsToId: reference({ label: 'Reports To', to: 'Contact', childRelationshipName: 'Reports' }),
    DoNotCall: boolean({ label: 'Do Not Call' }),
    Description: longText({ label: 'Internal Notes', readableBy: ['clerk'] }),
    ...address('Mailing'),
  },
  layouts: {
    full: [
      {
        heading: 'Contact',
        items: [
          'Name',
          'OwnerId',
          'AccountId',
          'Title',
          'Department',
          'ReportsToId',
          'Email',
          'Phone',
          'MobilePhone',
          'DoNotCall',
        ],
      },
      { heading: 'Address', columns: 1, items: ['MailingAddress'] },
      { heading: 'Notes', columns: 1, items: ['Description'], collapsible: true },
    ],
    compact: ['Name', 'Title', 'AccountId', 'Phone', 'Email'],
  },
  listViews: {
    AllContacts: {
      label: 'All Contacts',
      columns: ['Name', 'Account.Name', 'Email', 'Phone'],
      sortBy: ['Name'],
    },
    MyContacts: {
      label: 'My Contacts',
      columns: ['Name', 'Account.Name', 'Title', 'Email', 'Phone'],
      scope: 'mine',
      sortBy: ['Name'],
    },
  },
  search: {
    fields: ['Name', 'Email', 'Phone', 'MobilePhone'],
    columns: ['Name', 'AccountId', 'Title', 'Email', 'Phone'],
    filters: ['Title', 'MailingCountry'],
  },
  permissions: {
    buyer: { read: ofAccount },
    'buyer manager': { read: ofAccount, update: ofAccount },
    seller: { read: ofAccount },
    clerk: fullAccess,
  },
  translations: { de: contactDe },
});
