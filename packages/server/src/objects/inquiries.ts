import { autoNumber, composed, email, phone, picklist, reference, text } from './fields.ts';
import { defineObject } from './object-declaration.ts';

const byClerks = { writableBy: ['clerk'] } as const;
const guestsMayWrite = {
  guest: { create: true },
  clerk: { read: 'all', create: true, update: 'all', delete: 'all' },
} as const;

/** Somebody who wants to sell or buy and left a message. */
export const Lead = defineObject({
  apiName: 'Lead',
  label: 'Lead',
  labelPlural: 'Leads',
  keyPrefix: '00Q',
  nameField: 'Name',
  color: '#FF5D2D',
  fields: {
    FirstName: text({ label: 'First Name', length: 80 }),
    LastName: text({ label: 'Last Name', length: 80, required: true }),
    Name: composed({ label: 'Full Name', composedOf: ['FirstName', 'LastName'] }),
    Company: text({ label: 'Company', required: true }),
    Email: email({ label: 'Email', required: true }),
    Phone: phone({ label: 'Phone' }),
    Country: text({ label: 'Country', length: 80 }),
    Description: text({ label: 'Description', length: 8_000 }),
    LeadSource: picklist({
      label: 'Lead Source',
      values: ['Web', 'Phone', 'Referral', 'Other'],
      default: 'Web',
    }),
    Status: picklist({
      label: 'Lead Status',
      values: ['New', 'Working', 'Qualified', 'Unqualified'],
      default: 'New',
      required: true,
      ...byClerks,
    }),
  },
  listViews: {
    AllLeads: {
      label: 'All Leads',
      columns: ['Name', 'Company', 'Email', 'Status', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
    NewLeads: {
      label: 'New Leads',
      columns: ['Name', 'Company', 'Email', 'CreatedDate'],
      filters: [{ field: 'Status', operator: 'equals', value: 'New' }],
      sortBy: ['-CreatedDate'],
    },
  },
  permissions: guestsMayWrite,
});

/** A question or a complaint. */
export const Case = defineObject({
  apiName: 'Case',
  label: 'Case',
  labelPlural: 'Cases',
  keyPrefix: '500',
  nameField: 'CaseNumber',
  color: '#FF538A',
  fields: {
    CaseNumber: autoNumber({ label: 'Case Number' }),
    Subject: text({ label: 'Subject', required: true }),
    Description: text({ label: 'Description', length: 8_000 }),
    SuppliedName: text({ label: 'Web Name', length: 80 }),
    SuppliedEmail: email({ label: 'Web Email' }),
    SuppliedPhone: phone({ label: 'Web Phone' }),
    AccountId: reference({ label: 'Account', to: 'Account', ...byClerks }),
    ContactId: reference({ label: 'Contact', to: 'Contact', ...byClerks }),
    Origin: picklist({ label: 'Case Origin', values: ['Web', 'Email', 'Phone'], default: 'Web' }),
    Priority: picklist({
      label: 'Priority',
      values: ['High', 'Medium', 'Low'],
      default: 'Medium',
      ...byClerks,
    }),
    Status: picklist({
      label: 'Status',
      values: ['New', 'Working', 'Closed'],
      default: 'New',
      required: true,
      ...byClerks,
    }),
  },
  listViews: {
    AllCases: {
      label: 'All Cases',
      columns: ['CaseNumber', 'Subject', 'Status', 'Priority', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
    OpenCases: {
      label: 'Open Cases',
      columns: ['CaseNumber', 'Subject', 'Status', 'Priority', 'CreatedDate'],
      filters: [{ field: 'Status', operator: 'notEqual', value: 'Closed' }],
      sortBy: ['Priority', '-CreatedDate'],
    },
  },
  permissions: guestsMayWrite,
});
