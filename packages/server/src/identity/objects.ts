import {
  boolean,
  composed,
  defineObject,
  email,
  multiPicklist,
  phone,
  reference,
  text,
  url,
} from '../objects/index.ts';

/** Company or person that buys; every signed-in buyer belongs to one. */
export const Account = defineObject({
  apiName: 'Account',
  label: 'Account',
  labelPlural: 'Accounts',
  keyPrefix: '001',
  nameField: 'Name',
  color: '#5867E8',
  fields: {
    Name: text({ label: 'Account Name', required: true, indexed: true }),
    AccountNumber: text({ label: 'Account Number', length: 40 }),
    Phone: phone({ label: 'Phone' }),
    Website: url({ label: 'Website' }),
    Industry: text({ label: 'Industry', length: 120 }),
    BillingStreet: text({ label: 'Billing Street' }),
    BillingCity: text({ label: 'Billing City', length: 80 }),
    BillingState: text({ label: 'Billing State', length: 80 }),
    BillingPostalCode: text({ label: 'Billing Postal Code', length: 20 }),
    BillingCountry: text({ label: 'Billing Country', length: 80 }),
  },
  listViews: {
    AllAccounts: {
      label: 'All Accounts',
      columns: ['Name', 'BillingCity', 'BillingCountry', 'Phone'],
      sortBy: ['Name'],
    },
  },
  permissions: {
    buyer: { read: { field: 'Id', is: 'account' } },
    'buyer manager': { read: { field: 'Id', is: 'account' }, update: { field: 'Id', is: 'account' } },
    clerk: { read: 'all', create: true, update: 'all', delete: 'all' },
  },
});

const ofAccount = { field: 'AccountId', is: 'account' } as const;

export const Contact = defineObject({
  apiName: 'Contact',
  label: 'Contact',
  labelPlural: 'Contacts',
  keyPrefix: '003',
  nameField: 'Name',
  color: '#9602C7',
  fields: {
    FirstName: text({ label: 'First Name', length: 80 }),
    LastName: text({ label: 'Last Name', length: 80, required: true }),
    Name: composed({ label: 'Full Name', composedOf: ['FirstName', 'LastName'] }),
    AccountId: reference({ label: 'Account', to: 'Account' }),
    Title: text({ label: 'Title', length: 128 }),
    Email: email({ label: 'Email', indexed: true }),
    Phone: phone({ label: 'Phone' }),
    MailingStreet: text({ label: 'Mailing Street' }),
    MailingCity: text({ label: 'Mailing City', length: 80 }),
    MailingState: text({ label: 'Mailing State', length: 80 }),
    MailingPostalCode: text({ label: 'Mailing Postal Code', length: 20 }),
    MailingCountry: text({ label: 'Mailing Country', length: 80 }),
  },
  listViews: {
    AllContacts: {
      label: 'All Contacts',
      columns: ['Name', 'Account.Name', 'Email', 'Phone'],
      sortBy: ['Name'],
    },
  },
  permissions: {
    buyer: { read: ofAccount },
    'buyer manager': { read: ofAccount, update: ofAccount },
    clerk: { read: 'all', create: true, update: 'all', delete: 'all' },
  },
});

const byServer = { createable: false, updateable: false } as const;
const self = { field: 'Id', is: 'user' } as const;

/** Somebody who can sign in. The sign-in library keeps the credentials; `AuthId__c` is its id for the same person. */
export const User = defineObject({
  apiName: 'User',
  label: 'User',
  labelPlural: 'Users',
  keyPrefix: '005',
  nameField: 'Name',
  color: '#34BECD',
  fields: {
    Username: email({ label: 'Username', required: true, unique: true, ...byServer }),
    Email: email({ label: 'Email', required: true, ...byServer }),
    FirstName: text({ label: 'First Name', length: 80 }),
    LastName: text({ label: 'Last Name', length: 80, required: true }),
    Name: composed({ label: 'Full Name', composedOf: ['FirstName', 'LastName'] }),
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
    AuthId__c: text({
      label: 'Sign-in ID',
      length: 64,
      unique: true,
      readableBy: ['administrator'],
      ...byServer,
    }),
  },
  listViews: {
    AllUsers: { label: 'All Users', columns: ['Name', 'Email', 'Roles__c', 'IsActive'], sortBy: ['Name'] },
  },
  permissions: {
    buyer: { read: self, update: self },
    clerk: { read: 'all' },
  },
});
