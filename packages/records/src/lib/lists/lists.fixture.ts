import { describedCalls } from '@relab/contract/server';
import {
  currency,
  date,
  longText,
  multiPicklist,
  number,
  phone,
  picklist,
  text,
  url,
} from '../objects/fields.ts';
import { defineObject, type ObjectDeclaration } from '../objects/object-declaration.ts';
import { Case } from '../standard-objects/case.ts';
import { Contact } from '../standard-objects/contact.ts';
import { Lead } from '../standard-objects/lead.ts';
import { User } from '../standard-objects/user.ts';

/** An account with a field of every family, one of them for clerks only, and list views for some. */
const RichAccount = defineObject({
  apiName: 'Account',
  label: 'Account',
  labelPlural: 'Accounts',
  keyPrefix: '001',
  nameField: 'Name',
  owned: true,
  fields: {
    Name: text({ label: 'Account Name', required: true }),
    Phone: phone({ label: 'Phone' }),
    Website: url({ label: 'Website' }),
    Industry: text({ label: 'Industry' }),
    BillingCity: text({ label: 'Billing City' }),
    BillingCountry: text({ label: 'Billing Country' }),
    AnnualRevenue: currency({ label: 'Annual Revenue' }),
    Employees__c: number({ label: 'Employees', precision: 6 }),
    Founded__c: date({ label: 'Founded' }),
    Notes__c: longText({ label: 'Notes' }),
    Rating: picklist({
      label: 'Rating',
      values: ['Hot', { value: 'Warm', label: 'Lukewarm' }, 'Cold'],
    }),
    Fields__c: multiPicklist({ label: 'Fields of Work', values: ['Food', 'Water', 'Life'] }),
    Credit__c: number({ label: 'Credit', precision: 6, readableBy: ['clerk'] }),
    Secret__c: text({ label: 'Secret', readableBy: ['clerk'] }),
    Code__c: text({ label: 'Code', length: 20 }),
  },
  permissions: {
    buyer: { read: { field: 'Id', is: 'account' } },
    'buyer manager': { read: { field: 'Id', is: 'account' } },
    clerk: { read: 'all', create: true, update: 'all', delete: 'all' },
  },
  listViews: {
    AllAccounts: {
      label: 'All Accounts',
      columns: ['Name', 'BillingCity', 'BillingCountry', 'Phone'],
      sortBy: ['Name'],
    },
    Rated: {
      label: 'Rated Accounts',
      columns: ['Name', 'Rating', 'Credit__c', 'Owner.Name'],
      filters: [
        { field: 'Rating', operator: 'equals', value: ['Hot', 'Warm'] },
        { field: 'Employees__c', operator: 'greaterThan', value: 10 },
        { field: 'Name', operator: 'startsWith', value: 'B' },
      ],
      logic: '1 AND (2 OR 3)',
      sortBy: ['Rating', '-Name'],
    },
    Creditworthy: {
      label: 'Creditworthy',
      columns: ['Name'],
      filters: [{ field: 'Credit__c', operator: 'greaterThan', value: 0 }],
    },
    ByCredit: {
      label: 'By Credit',
      columns: ['Name', 'Credit__c', 'Secret__c'],
      sortBy: ['-Credit__c', 'Name'],
    },
    ForClerks: { label: 'For Clerks', columns: ['Name'], sharedWith: ['clerk'] },
  },
});

export const listObjects: readonly ObjectDeclaration[] = [RichAccount, Contact, User, Lead, Case];

/** What is wrong with an answer by the contract; undefined when it fits. */
export const misfit = (callId: string, status: number, body: unknown) =>
  describedCalls.find(({ call }) => call.id === callId)?.responses[status]?.safeParse(body).error;
