import { autoNumber, formula } from '../objects/calculated-fields.ts';
import { date, masterDetail, picklist, reference } from '../objects/fields.ts';
import { defineObject } from '../objects/object-declaration.ts';
import { fullAccess } from '../objects/permission.ts';
import { campaignMemberDe } from './de/campaign-member.ts';

/** A lead or a contact that a campaign turns to. */
export const CampaignMember = defineObject({
  apiName: 'CampaignMember',
  label: 'Campaign Member',
  labelPlural: 'Campaign Members',
  keyPrefix: '00v',
  nameField: 'Name',
  color: '#FF538A',
  fields: {
    Name: autoNumber({ label: 'Member', prefix: 'M-', digits: 5 }),
    CampaignId: masterDetail({ label: 'Campaign', to: 'Campaign' }),
    LeadId: reference({ label: 'Lead', to: 'Lead' }),
    ContactId: reference({ label: 'Contact', to: 'Contact' }),
    Status: picklist({
      label: 'Status',
      values: ['Planned', 'Sent', 'Responded'],
      default: 'Planned',
      required: true,
    }),
    FirstRespondedDate: date({ label: 'First Responded' }),
    HasResponded: formula({
      label: 'Responded',
      returns: 'boolean',
      formula: `ISPICKVAL(Status, 'Responded')`,
    }),
  },
  layouts: {
    full: [
      {
        heading: 'Member',
        items: ['Name', 'CampaignId', 'LeadId', 'ContactId', 'Status', 'FirstRespondedDate'],
      },
    ],
    compact: ['Name', 'CampaignId', 'Status'],
  },
  listViews: {
    AllMembers: {
      label: 'All Members',
      columns: ['Name', 'Campaign.Name', 'Lead.Name', 'Contact.Name', 'Status'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { fields: ['Name'], columns: ['Name', 'CampaignId', 'Status'], filters: ['Status'] },
  validationRules: [
    {
      name: 'LeadOrContact',
      error: 'ISBLANK(LeadId) = ISBLANK(ContactId)',
      message: 'A member is a lead or a contact, one of the two.',
    },
  ],
  permissions: { clerk: fullAccess },
  translations: { de: campaignMemberDe },
});
