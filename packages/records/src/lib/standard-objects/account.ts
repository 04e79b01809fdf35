import { keyPrefixes } from '@relab/server/identity';
import { address } from '../objects/address.ts';
import { currency, longText, number, phone, picklist, reference, text, url } from '../objects/fields.ts';
import { defineObject } from '../objects/object-declaration.ts';
import { fullAccess } from '../objects/permission.ts';
import { accountDe } from './de/account.ts';

const insideOnly = { readableBy: ['clerk'] } as const;
const itself = { field: 'Id', is: 'account' } as const;

/** Company or person that buys; every signed-in buyer belongs to one. */
export const Account = defineObject({
  apiName: 'Account',
  label: 'Account',
  labelPlural: 'Accounts',
  keyPrefix: keyPrefixes.account,
  nameField: 'Name',
  color: '#5867E8',
  owned: true,
  fields: {
    Name: text({ label: 'Account Name', required: true, indexed: true }),
    AccountNumber: text({ label: 'Account Number', length: 40, writableBy: ['clerk'] }),
    ParentId: reference({
      label: 'Parent Account',
      to: 'Account',
      childRelationshipName: 'ChildAccounts',
      writableBy: ['clerk'],
    }),
    Phone: phone({ label: 'Phone' }),
    Website: url({ label: 'Website' }),
    Industry: text({ label: 'Industry', length: 120 }),
    NumberOfEmployees: number({ label: 'Employees', precision: 8 }),
    AnnualRevenue: currency({ label: 'Annual Revenue', ...insideOnly }),
    AccountSource: picklist({
      label: 'Account Source',
      values: ['Web', 'Phone', 'Referral', 'Trade Fair', 'Campaign', 'Other'],
      ...insideOnly,
    }),
    Description: longText({ label: 'Internal Notes', ...insideOnly }),
    /** What one order of its buyers may cost, taxes included, before a buyer manager has to approve it; none without. */
    SpendingLimit__c: currency({ label: 'Spending Limit per Order', writableBy: ['buyer manager', 'clerk'] }),
    ...address('Billing'),
    ...address('Shipping'),
  },
  layouts: {
    full: [
      {
        heading: 'Account',
        items: [
          'Name',
          'OwnerId',
          'AccountNumber',
          'ParentId',
          'Phone',
          'Website',
          'Industry',
          'NumberOfEmployees',
          'AnnualRevenue',
          'AccountSource',
          'SpendingLimit__c',
        ],
      },
      { heading: 'Addresses', items: ['BillingAddress', 'ShippingAddress'] },
      { heading: 'Notes', columns: 1, items: ['Description'], collapsible: true },
      { heading: 'System', items: ['CreatedDate', 'LastModifiedDate'], modes: ['View'], collapsible: true },
    ],
    compact: ['Name', 'Phone', 'Website', 'BillingCity', 'OwnerId'],
  },
  listViews: {
    AllAccounts: {
      label: 'All Accounts',
      columns: ['Name', 'BillingCity', 'BillingCountry', 'Phone'],
      sortBy: ['Name'],
    },
    MyAccounts: {
      label: 'My Accounts',
      columns: ['Name', 'BillingCity', 'Phone', 'LastModifiedDate'],
      scope: 'mine',
      sortBy: ['Name'],
    },
    NewAccounts: {
      label: 'New Accounts',
      columns: ['Name', 'BillingCountry', 'Owner.Name', 'CreatedDate'],
      filters: [{ field: 'CreatedDate', operator: 'equals', value: 'LAST_N_DAYS:30' }],
      sortBy: ['-CreatedDate'],
      sharedWith: ['clerk'],
    },
  },
  relatedLists: {
    Contacts: { label: 'Contacts', columns: ['Name', 'Title', 'Email', 'Phone'], sortBy: ['Name'] },
    ChildAccounts: { label: 'Child Accounts', columns: ['Name', 'BillingCity', 'Phone'], sortBy: ['Name'] },
  },
  actions: {
    NewContact: {
      label: 'New Contact',
      type: 'Create',
      target: 'Contact',
      parentField: 'AccountId',
      items: ['FirstName', 'LastName', 'Title', 'Email', 'Phone'],
      successMessage: 'The contact is made.',
    },
  },
  search: {
    fields: ['Name', 'AccountNumber', 'Phone', 'Website', 'BillingCity'],
    columns: ['Name', 'BillingCity', 'BillingCountry', 'Phone'],
    filters: ['Industry', 'BillingCity', 'BillingCountry'],
  },
  permissions: {
    buyer: { read: itself },
    'buyer manager': { read: itself, update: itself },
    seller: { read: itself },
    clerk: fullAccess,
  },
  translations: { de: accountDe },
});
