import { createdAt, dayAt, moment } from './days.ts';
import { offer } from './deals.ts';
import { inquiry, type LeadKey, lead } from './inquiries.ts';
import { buyerAccount, colleague, contact, type Person } from './people.ts';
import { type DemoRecord, type FieldValues, owner, type Reference, sellerAccount } from './record.ts';

const task = (key: string, values: FieldValues, days: number): DemoRecord => ({
  object: 'Task',
  key,
  values: {
    OwnerId: owner,
    WhoId: null,
    AccountId: null,
    Status: 'Not Started',
    Priority: 'Normal',
    TaskSubtype: 'Task',
    Description: null,
    ActivityDate: dayAt(days + 7),
    ...values,
    ...createdAt(days),
  },
});

export const tasks: readonly DemoRecord[] = [
  task(
    'rotor',
    { Subject: 'Look up the rotor’s adapters', WhatId: inquiry('rotor'), AccountId: buyerAccount('pelican') },
    -1,
  ),
  task(
    'crate',
    {
      Subject: 'Ask for pictures of the crate',
      WhatId: inquiry('crate'),
      Priority: 'High',
      AccountId: buyerAccount('fjordlab'),
    },
    -8,
  ),
  task(
    'noise',
    {
      Subject: 'Have the pump collected',
      WhatId: inquiry('noise'),
      Status: 'In Progress',
      AccountId: buyerAccount('quark'),
      OwnerId: colleague('tomasz'),
    },
    -5,
  ),
  task(
    'price',
    {
      Subject: 'Compare prices of sold units',
      WhatId: offer('chromatograph'),
      Status: 'Completed',
      AccountId: sellerAccount('second-meniscus'),
    },
    -17,
  ),
  task(
    'finn',
    {
      Subject: 'Call: hours in use and lamp',
      WhatId: offer('chromatograph'),
      WhoId: lead('finn'),
      TaskSubtype: 'Call',
      Status: 'Completed',
      Description: 'Lamp changed this year; column oven not needed.',
    },
    -16,
  ),
  task(
    'dirk',
    {
      Subject: 'Ask for the type plate',
      WhatId: null,
      WhoId: lead('dirk'),
      OwnerId: colleague('mara'),
    },
    -9,
  ),
];

const event = (
  key: string,
  Subject: string,
  Type: string,
  days: number,
  hours: number,
  more: FieldValues,
): DemoRecord => ({
  object: 'Event',
  key,
  values: {
    OwnerId: owner,
    Subject,
    Type,
    StartDateTime: moment(days, -3),
    EndDateTime: moment(days, hours - 3),
    WhatId: null,
    WhoId: null,
    Location: null,
    ...more,
    ...createdAt(-10),
  },
});

export const events: readonly DemoRecord[] = [
  event('inspection', 'Inspection of the microscope', 'Inspection', 4, 2, {
    WhatId: offer('scope'),
    Location: 'At the seller’s',
    AccountId: sellerAccount('becher-ancien'),
  }),
  event('collection', 'Collection of the spectrometer', 'Collection', 9, 1, {
    WhatId: offer('spectrometer'),
    AccountId: sellerAccount('becher-ancien'),
  }),
  event('review', 'Review of open complaints', 'Meeting', -3, 1, {
    AccountId: null,
    Location: 'Office',
    OwnerId: colleague('tomasz'),
  }),
];

const campaignRows = [
  ['spring-clearance', 'Spring Clearance', 'Email', 'Completed', false, -210, -170, 900],
  ['autumn-fair', 'Autumn Laboratory Fair', 'Trade Fair', 'In Progress', true, -20, 12, 7_500],
  ['cold-store', 'Cold Store Weeks', 'Email', 'Planned', false, 30, 60, 600],
] as const;

type CampaignKey = (typeof campaignRows)[number][0];
const campaign = (key: CampaignKey): Reference => ({ object: 'Campaign', key });

export const campaigns: readonly DemoRecord[] = campaignRows.map(
  ([key, Name, Type, Status, IsActive, start, end, cost]) => ({
    object: 'Campaign',
    key,
    values: {
      OwnerId: owner,
      Name,
      Type,
      Status,
      IsActive,
      StartDate: dayAt(start),
      EndDate: dayAt(end),
      BudgetedCost: cost,
      ActualCost: Status === 'Completed' ? Math.round(cost * 0.9) : null,
      ...createdAt(start - 40),
    },
  }),
);

const member = (
  campaignKey: CampaignKey,
  status: string,
  person: { readonly lead: LeadKey } | { readonly contact: Person },
): DemoRecord => ({
  object: 'CampaignMember',
  key: `${campaignKey} ${'lead' in person ? person.lead : person.contact}`,
  values: {
    CampaignId: campaign(campaignKey),
    LeadId: 'lead' in person ? lead(person.lead) : null,
    ContactId: 'contact' in person ? contact(person.contact) : null,
    Status: status,
    FirstRespondedDate: status === 'Responded' ? dayAt(-5) : null,
  },
});

export const campaignMembers: readonly DemoRecord[] = [
  member('spring-clearance', 'Responded', { contact: 'ines' }),
  member('spring-clearance', 'Sent', { contact: 'remy' }),
  member('spring-clearance', 'Sent', { contact: 'nuria' }),
  member('autumn-fair', 'Responded', { lead: 'arne' }),
  member('autumn-fair', 'Responded', { lead: 'dirk' }),
  member('autumn-fair', 'Planned', { contact: 'vlasta' }),
];
