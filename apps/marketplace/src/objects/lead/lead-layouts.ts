import type { Layouts } from '@relab/records/objects';

const person = {
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
    'City',
    'Country',
  ],
};
const unit = {
  heading: 'Equipment',
  items: [
    'Manufacturer__c',
    'Model__c',
    'Year__c',
    'Condition__c',
    'Location__c',
    'Quantity__c',
    'SerialNumber__c',
    'LeaveBy__c',
    'AskingPrice__c',
    'AskingCurrency__c',
    'Language__c',
  ],
};
const state = {
  heading: 'Its State',
  columns: 1,
  items: ['Facts__c', 'Accessories__c', 'Missing__c', 'Faults__c', 'Warranty__c'],
} as const;
const message = { heading: 'Message', columns: 1, items: ['Description'] } as const;
const outcome = {
  heading: 'What Became of It',
  items: ['ConvertedAccountId', 'ConvertedContactId', 'DoNotCall'],
  modes: ['Edit', 'View'],
  collapsible: true,
} as const;

/** How a lead is laid out. One of somebody who looks for equipment shows nothing of a unit. */
export const leadLayouts: Layouts = {
  full: [person, unit, state, message, outcome],
  compact: ['Name', 'Company', 'Email', 'Phone', 'Status'],
  recordTypes: { Buyer: { full: [person, message, outcome] } },
};
