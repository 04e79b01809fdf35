import type { PicklistValue } from '../objects/field.ts';
import { boolean, email, phone, picklist, reference, text, url } from '../objects/fields.ts';
import { defineObject } from '../objects/object-declaration.ts';
import { fullAccess } from '../objects/permission.ts';
import { leadDe } from './de/lead.ts';
import { personName } from './person-name.ts';

const byClerks = { writableBy: ['clerk'] } as const;

const status = <const Value extends string>(value: Value, converted = false): PicklistValue<Value> => ({
  value,
  label: value,
  attributes: { picklistAtrributesValueType: 'LeadStatus', converted },
});

const columns = ['Name', 'Company', 'Email', 'Status', 'Owner.Name', 'CreatedDate'];

/** Somebody who wants to sell or buy and left a message. */
export const Lead = defineObject({
  apiName: 'Lead',
  label: 'Lead',
  labelPlural: 'Leads',
  keyPrefix: '00Q',
  nameField: 'Name',
  color: '#FF5D2D',
  owned: true,
  hasUserQuota: true,
  fields: {
    ...personName,
    Title: text({ label: 'Title', length: 128 }),
    Company: text({ label: 'Company', required: true }),
    Email: email({ label: 'Email', required: true }),
    Phone: phone({ label: 'Phone' }),
    Website: url({ label: 'Website' }),
    City: text({ label: 'City', length: 80 }),
    Country: text({ label: 'Country', length: 80 }),
    Description: text({ label: 'Description', length: 8_000 }),
    LeadSource: picklist({
      label: 'Lead Source',
      values: ['Web', 'Phone', 'Referral', 'Other', 'Trade Fair', 'Campaign'],
      default: 'Web',
    }),
    Rating: picklist({ label: 'Rating', values: ['Hot', 'Warm', 'Cold'], readableBy: ['clerk'] }),
    Status: picklist({
      label: 'Lead Status',
      values: [
        status('New'),
        status('Working'),
        status('Qualified'),
        status('Unqualified'),
        status('Converted', true),
      ],
      default: 'New',
      required: true,
      ...byClerks,
    }),
    ConvertedAccountId: reference({ label: 'Converted Account', to: 'Account', ...byClerks }),
    ConvertedContactId: reference({
      label: 'Converted Contact',
      to: 'Contact',
      lookupFilter: { field: 'AccountId', equals: 'ConvertedAccountId' },
      ...byClerks,
    }),
    DoNotCall: boolean({ label: 'Do Not Call' }),
  },
  layouts: {
    full: [
      {
        heading: 'Lead',
        items: [
          'Name',
          'OwnerId',
          'Company',
          'Status',
          'Title',
          'Rating',
          'Email',
          'LeadSource',
          'Phone',
          'Website',
        ],
      },
      { heading: 'Message', columns: 1, items: ['Description'] },
      { heading: 'Place', items: ['City', 'Country'], collapsible: true },
      {
        heading: 'What Became of It',
        items: ['ConvertedAccountId', 'ConvertedContactId', 'DoNotCall'],
        modes: ['Edit', 'View'],
        collapsible: true,
      },
      { heading: 'System', items: ['CreatedDate', 'LastModifiedDate'], modes: ['View'], collapsible: true },
    ],
    compact: ['Name', 'Company', 'Email', 'Phone', 'Status'],
  },
  path: {
    label: 'Lead Status',
    field: 'Status',
    steps: {
      New: { fields: ['Email', 'Phone', 'LeadSource'], guidance: 'Answer within one working day.' },
      Working: {
        fields: ['Rating', 'Description'],
        guidance: 'Find out what it is, where it stands and by when it must go.',
      },
      Qualified: {
        fields: ['Company', 'Country'],
        guidance: 'Make the account and the contact, then convert.',
      },
      Unqualified: { fields: ['Description'], guidance: 'Say thank you, and why it is not for us.' },
      Converted: { fields: ['ConvertedAccountId', 'ConvertedContactId'] },
    },
  },
  listViews: {
    AllLeads: { label: 'All Leads', columns, sortBy: ['-CreatedDate'] },
    NewLeads: {
      label: 'New Leads',
      columns: ['Name', 'Company', 'Email', 'LeadSource', 'CreatedDate'],
      filters: [{ field: 'Status', operator: 'equals', value: 'New' }],
      sortBy: ['-CreatedDate'],
    },
    MyLeads: {
      label: 'My Open Leads',
      columns: ['Name', 'Company', 'Phone', 'Status', 'Rating', 'LastModifiedDate'],
      filters: [{ field: 'Status', operator: 'equals', value: ['New', 'Working', 'Qualified'] }],
      scope: 'mine',
      sortBy: ['-LastModifiedDate'],
    },
    UnassignedLeads: {
      label: 'Leads Without an Owner',
      columns: ['Name', 'Company', 'Email', 'CreatedDate'],
      filters: [{ field: 'OwnerId', operator: 'equals', value: null }],
      sortBy: ['CreatedDate'],
      sharedWith: ['clerk'],
    },
  },
  search: {
    fields: ['Name', 'Company', 'Email', 'Phone'],
    columns: ['Name', 'Company', 'Email', 'Status', 'CreatedDate'],
    filters: ['Status', 'LeadSource', 'Rating', 'Country'],
  },
  permissions: { guest: { create: true }, clerk: fullAccess },
  translations: { de: leadDe },
});
