import { Campaign, CampaignMember, Event, Task } from '@relab/records/objects';
import { type SeedRecord, seedId } from '../put-records.ts';
import { sellerAccountId } from '../seed-trade.ts';
import { offerId } from './deals.ts';
import { caseId, type LeadKey, leadId } from './inquiries.ts';
import { buyerId, colleagueId, contactId, type Person } from './people.ts';
import { dayAt, made, moment } from './when.ts';

export const tasks = (ownerId: string): readonly SeedRecord[] => {
  const task = (key: string, values: SeedRecord, days: number): SeedRecord => ({
    Id: seedId(Task, key),
    OwnerId: ownerId,
    WhoId: null,
    AccountId: null,
    Status: 'Not Started',
    Priority: 'Normal',
    TaskSubtype: 'Task',
    Description: null,
    ActivityDate: dayAt(days + 7),
    ...values,
    ...made(days),
  });
  return [
    task(
      'rotor',
      { Subject: 'Look up the rotor’s adapters', WhatId: caseId('rotor'), AccountId: buyerId('pelican') },
      -1,
    ),
    task(
      'crate',
      {
        Subject: 'Ask for pictures of the crate',
        WhatId: caseId('crate'),
        Priority: 'High',
        AccountId: buyerId('fjordlab'),
      },
      -8,
    ),
    task(
      'noise',
      {
        Subject: 'Have the pump collected',
        WhatId: caseId('noise'),
        Status: 'In Progress',
        AccountId: buyerId('quark'),
        OwnerId: colleagueId('tomasz'),
      },
      -5,
    ),
    task(
      'price',
      {
        Subject: 'Compare prices of sold units',
        WhatId: offerId('chromatograph'),
        Status: 'Completed',
        AccountId: sellerAccountId('second-meniscus'),
      },
      -17,
    ),
    task(
      'finn',
      {
        Subject: 'Call: hours in use and lamp',
        WhatId: offerId('chromatograph'),
        WhoId: leadId('finn'),
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
        WhoId: leadId('dirk'),
        OwnerId: colleagueId('mara'),
      },
      -9,
    ),
  ];
};

export const events = (ownerId: string): readonly SeedRecord[] => {
  const event = (
    key: string,
    Subject: string,
    Type: string,
    days: number,
    hours: number,
    more: SeedRecord,
  ) => ({
    Id: seedId(Event, key),
    OwnerId: ownerId,
    Subject,
    Type,
    StartDateTime: moment(days, -3),
    EndDateTime: moment(days, hours - 3),
    WhatId: null,
    WhoId: null,
    Location: null,
    ...more,
    ...made(-10),
  });
  return [
    event('inspection', 'Inspection of the microscope', 'Inspection', 4, 2, {
      WhatId: offerId('scope'),
      Location: 'At the seller’s',
      AccountId: sellerAccountId('becher-ancien'),
    }),
    event('collection', 'Collection of the spectrometer', 'Collection', 9, 1, {
      WhatId: offerId('spectrometer'),
      AccountId: sellerAccountId('becher-ancien'),
    }),
    event('review', 'Review of open complaints', 'Meeting', -3, 1, {
      AccountId: null,
      Location: 'Office',
      OwnerId: colleagueId('tomasz'),
    }),
  ];
};

const campaignRows = [
  ['spring-clearance', 'Spring Clearance', 'Email', 'Completed', false, -210, -170, 900],
  ['autumn-fair', 'Autumn Laboratory Fair', 'Trade Fair', 'In Progress', true, -20, 12, 7_500],
  ['cold-store', 'Cold Store Weeks', 'Email', 'Planned', false, 30, 60, 600],
] as const;

const campaignId = (key: (typeof campaignRows)[number][0]): string => seedId(Campaign, key);

export const campaigns = (ownerId: string): readonly SeedRecord[] =>
  campaignRows.map(([key, Name, Type, Status, IsActive, start, end, cost]) => ({
    Id: campaignId(key),
    OwnerId: ownerId,
    Name,
    Type,
    Status,
    IsActive,
    StartDate: dayAt(start),
    EndDate: dayAt(end),
    BudgetedCost: cost,
    ActualCost: Status === 'Completed' ? Math.round(cost * 0.9) : null,
    ...made(start - 40),
  }));

export const campaignMembers = (): readonly SeedRecord[] => {
  const member = (campaign: string, status: string, who: { lead: LeadKey } | { contact: Person }) => ({
    Id: seedId(CampaignMember, `${campaign} ${'lead' in who ? who.lead : who.contact}`),
    CampaignId: campaign,
    LeadId: 'lead' in who ? leadId(who.lead) : null,
    ContactId: 'contact' in who ? contactId(who.contact) : null,
    Status: status,
    FirstRespondedDate: status === 'Responded' ? dayAt(-5) : null,
  });
  return [
    member(campaignId('spring-clearance'), 'Responded', { contact: 'ines' }),
    member(campaignId('spring-clearance'), 'Sent', { contact: 'remy' }),
    member(campaignId('spring-clearance'), 'Sent', { contact: 'nuria' }),
    member(campaignId('autumn-fair'), 'Responded', { lead: 'arne' }),
    member(campaignId('autumn-fair'), 'Responded', { lead: 'dirk' }),
    member(campaignId('autumn-fair'), 'Planned', { contact: 'vlasta' }),
  ];
};
