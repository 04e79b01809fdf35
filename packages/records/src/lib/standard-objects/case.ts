import { autoNumber, formula } from '../objects/calculated-fields.ts';
import type { PicklistValue } from '../objects/field.ts';
import { dateTime, email, longText, phone, picklist, reference, text } from '../objects/fields.ts';
import { defineObject } from '../objects/object-declaration.ts';
import { fullAccess } from '../objects/permission.ts';
import { caseDe } from './de/case.ts';

const byClerks = { writableBy: ['clerk'] } as const;
const insideOnly = { readableBy: ['clerk'], ...byClerks } as const;

const status = <const Value extends string>(value: Value, closed = false): PicklistValue<Value> => ({
  value,
  label: value,
  attributes: { picklistAtrributesValueType: 'CaseStatus', closed },
});

const columns = ['CaseNumber', 'Subject', 'Account.Name', 'Status', 'Priority', 'Owner.Name', 'CreatedDate'];
const open = { field: 'Status', operator: 'notEqual', value: 'Closed' } as const;

/** A question or a complaint. */
export const Case = defineObject({
  apiName: 'Case',
  label: 'Case',
  labelPlural: 'Cases',
  keyPrefix: '500',
  nameField: 'CaseNumber',
  color: '#FF538A',
  owned: true,
  hasUserQuota: true,
  fields: {
    CaseNumber: autoNumber({ label: 'Case Number' }),
    Subject: text({ label: 'Subject', required: true }),
    Description: text({ label: 'Description', length: 8_000 }),
    SuppliedName: text({ label: 'Web Name', length: 80 }),
    SuppliedEmail: email({ label: 'Web Email' }),
    SuppliedPhone: phone({ label: 'Web Phone' }),
    AccountId: reference({ label: 'Account', to: 'Account', ...byClerks }),
    ContactId: reference({ label: 'Contact', to: 'Contact', ...byClerks }),
    ParentId: reference({
      label: 'Parent Case',
      to: 'Case',
      childRelationshipName: 'ChildCases',
      ...byClerks,
    }),
    Origin: picklist({ label: 'Case Origin', values: ['Web', 'Email', 'Phone'], default: 'Web' }),
    Priority: picklist({
      label: 'Priority',
      values: ['High', 'Medium', 'Low'],
      default: 'Medium',
      ...byClerks,
    }),
    Status: picklist({
      label: 'Status',
      values: [status('New'), status('Working'), status('Waiting for Customer'), status('Closed', true)],
      default: 'New',
      required: true,
      ...byClerks,
    }),
    ClosedDate: dateTime({
      label: 'Closed',
      help: 'Without it a closed case ages until it was last changed.',
      ...byClerks,
    }),
    Comments: longText({ label: 'Internal Comments', ...insideOnly }),
    IsClosed: formula({ label: 'Is Closed', returns: 'boolean', formula: `ISPICKVAL(Status, 'Closed')` }),
    AgeInDays: formula({
      label: 'Age (Days)',
      returns: 'number',
      scale: 0,
      formula: `FLOOR(IF(ISPICKVAL(Status, 'Closed'), BLANKVALUE(ClosedDate, LastModifiedDate), NOW()) - CreatedDate)`,
    }),
  },
  layouts: {
    full: [
      {
        heading: 'Case',
        items: [
          'CaseNumber',
          'OwnerId',
          'Status',
          'Priority',
          'Origin',
          'AgeInDays',
          'AccountId',
          'ContactId',
          'ParentId',
          'ClosedDate',
        ],
      },
      { heading: 'Description', columns: 1, items: ['Subject', 'Description', 'Comments'] },
      {
        heading: 'As Given on the Site',
        items: ['SuppliedName', 'SuppliedEmail', 'SuppliedPhone'],
        collapsible: true,
      },
      { heading: 'System', items: ['CreatedDate', 'LastModifiedDate'], modes: ['View'], collapsible: true },
    ],
    compact: ['CaseNumber', 'Subject', 'Status', 'Priority', 'AccountId', 'AgeInDays'],
  },
  path: {
    label: 'Case Status',
    field: 'Status',
    steps: {
      New: { fields: ['Priority', 'AccountId', 'ContactId'], guidance: 'See who asks, and take the case.' },
      Working: { fields: ['Description', 'Comments'], guidance: 'Answer, or ask whoever knows.' },
      'Waiting for Customer': {
        fields: ['SuppliedEmail', 'SuppliedPhone'],
        guidance: 'Ask again after three working days.',
      },
      Closed: { fields: ['ClosedDate', 'Comments'] },
    },
  },
  listViews: {
    AllCases: { label: 'All Cases', columns, sortBy: ['-CreatedDate'] },
    OpenCases: { label: 'Open Cases', columns, filters: [open], sortBy: ['Priority', '-CreatedDate'] },
    MyCases: {
      label: 'My Open Cases',
      columns: ['CaseNumber', 'Subject', 'Account.Name', 'Status', 'Priority', 'AgeInDays'],
      filters: [open],
      scope: 'mine',
      sortBy: ['CreatedDate'],
    },
    UnassignedCases: {
      label: 'Cases Without an Owner',
      columns: ['CaseNumber', 'Subject', 'SuppliedName', 'Priority', 'CreatedDate'],
      filters: [open, { field: 'OwnerId', operator: 'equals', value: null }],
      sortBy: ['CreatedDate'],
      sharedWith: ['clerk'],
    },
  },
  search: {
    fields: ['CaseNumber', 'Subject', 'SuppliedName', 'SuppliedEmail'],
    columns: ['CaseNumber', 'Subject', 'Status', 'Priority', 'CreatedDate'],
    filters: ['Status', 'Priority', 'Origin', 'CreatedDate'],
  },
  permissions: { guest: { create: true }, clerk: fullAccess },
  translations: { de: caseDe },
});
