import { formula, rollup } from '../objects/calculated-fields.ts';
import { boolean, currency, date, longText, picklist, text } from '../objects/fields.ts';
import { defineObject } from '../objects/object-declaration.ts';
import { fullAccess } from '../objects/permission.ts';
import { campaignDe } from './de/campaign.ts';

const insideOnly = { readableBy: ['clerk'] } as const;
const reads = { read: 'all' } as const;

/** Something that is done so that people come: a mailing, a stand at a fair. */
export const Campaign = defineObject({
  apiName: 'Campaign',
  label: 'Campaign',
  labelPlural: 'Campaigns',
  keyPrefix: '701',
  nameField: 'Name',
  color: '#FF538A',
  owned: true,
  fields: {
    Name: text({ label: 'Campaign Name', length: 80, required: true, indexed: true }),
    Type: picklist({ label: 'Type', values: ['Email', 'Trade Fair', 'Webinar', 'Print', 'Other'] }),
    Status: picklist({
      label: 'Status',
      values: ['Planned', 'In Progress', 'Completed', 'Aborted'],
      default: 'Planned',
      required: true,
    }),
    IsActive: boolean({ label: 'Active' }),
    StartDate: date({ label: 'Start Date' }),
    EndDate: date({ label: 'End Date' }),
    BudgetedCost: currency({ label: 'Budgeted Cost', ...insideOnly }),
    ActualCost: currency({ label: 'Actual Cost', ...insideOnly }),
    Description: longText({ label: 'Description' }),
    NumberOfMembers: rollup({
      label: 'Members',
      object: 'CampaignMember',
      by: 'CampaignId',
      calculates: 'count',
    }),
    NumberOfResponses: rollup({
      label: 'Responses',
      object: 'CampaignMember',
      by: 'CampaignId',
      calculates: 'count',
      where: `ISPICKVAL(Status, 'Responded')`,
    }),
    CostPerResponse: formula({
      label: 'Cost per Response',
      returns: 'currency',
      formula: 'IF(NumberOfResponses > 0, ActualCost / NumberOfResponses, NULL)',
      ...insideOnly,
    }),
  },
  layouts: {
    full: [
      {
        heading: 'Campaign',
        items: ['Name', 'OwnerId', 'Type', 'Status', 'StartDate', 'EndDate', 'IsActive'],
      },
      {
        heading: 'Outcome',
        items: ['NumberOfMembers', 'NumberOfResponses', 'BudgetedCost', 'ActualCost', 'CostPerResponse'],
      },
      { heading: 'Description', columns: 1, items: ['Description'] },
    ],
    compact: ['Name', 'Type', 'Status', 'StartDate', 'NumberOfResponses'],
  },
  path: {
    label: 'Campaign Status',
    field: 'Status',
    steps: {
      Planned: { fields: ['StartDate', 'EndDate', 'BudgetedCost'] },
      'In Progress': { fields: ['IsActive', 'NumberOfMembers'] },
      Completed: { fields: ['ActualCost', 'NumberOfResponses'] },
    },
  },
  listViews: {
    AllCampaigns: {
      label: 'All Campaigns',
      columns: ['Name', 'Type', 'Status', 'StartDate', 'EndDate', 'NumberOfResponses'],
      sortBy: ['-StartDate', 'Name'],
    },
    ActiveCampaigns: {
      label: 'Active Campaigns',
      columns: ['Name', 'Type', 'Status', 'EndDate', 'NumberOfMembers', 'NumberOfResponses'],
      filters: [{ field: 'IsActive', operator: 'equals', value: true }],
      sortBy: ['Name'],
    },
  },
  relatedLists: {
    CampaignMembers: {
      label: 'Members',
      columns: ['Name', 'Lead.Name', 'Contact.Name', 'Status', 'FirstRespondedDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  actions: {
    AddMember: {
      label: 'Add a Member',
      type: 'Create',
      target: 'CampaignMember',
      parentField: 'CampaignId',
      items: ['LeadId', 'ContactId', 'Status'],
      successMessage: 'The member is added.',
    },
    Complete: {
      label: 'Complete',
      type: 'Update',
      items: ['EndDate', 'ActualCost'],
      defaults: { Status: 'Completed', IsActive: false },
      when: `ISPICKVAL(Status, 'In Progress')`,
    },
  },
  search: {
    fields: ['Name', 'Description'],
    columns: ['Name', 'Type', 'Status', 'StartDate'],
    filters: ['Type', 'Status', 'IsActive'],
  },
  validationRules: [
    {
      name: 'EndsAfterItStarts',
      error: 'EndDate < StartDate',
      message: 'It ends after it starts.',
      field: 'EndDate',
    },
    {
      name: 'CostsNothingLess',
      error: 'BudgetedCost < 0 || ActualCost < 0',
      message: 'Costs are zero or more.',
    },
  ],
  permissions: { author: reads, publisher: reads, clerk: fullAccess },
  translations: { de: campaignDe },
});
