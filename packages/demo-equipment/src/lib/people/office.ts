import { campaignMembers, campaigns, events, tasks } from './activities.ts';
import { offers, quoteRequests } from './deals.ts';
import { cases, leads } from './inquiries.ts';
import type { OfficeContext } from './office-context.ts';
import { accounts, contacts, users } from './people.ts';
import type { DemoRecord } from './record.ts';

/** Customers, inquiries and deals for an office that nobody has worked in yet, what is referred to first. */
export const officeRecords = ({ listings, manufacturers }: OfficeContext): readonly DemoRecord[] => [
  ...users,
  ...accounts,
  ...contacts,
  ...leads,
  ...cases,
  ...offers(manufacturers),
  ...quoteRequests(listings),
  ...tasks,
  ...events,
  ...campaigns,
  ...campaignMembers,
];
