import type { TableOf } from '@relab/database';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { Campaign } from './campaign.ts';
import { CampaignMember } from './campaign-member.ts';
import { Case } from './case.ts';
import { Event } from './event.ts';
import { Lead } from './lead.ts';
import { Task } from './task.ts';

/** What people who sell and help work with. They refer to accounts, contacts and users. */
export const crmObjects: readonly ObjectDeclaration[] = [Lead, Case, Task, Event, Campaign, CampaignMember];

declare module '@relab/database/tables' {
  interface Tables {
    readonly campaign: TableOf<typeof Campaign>;
    readonly campaign_member: TableOf<typeof CampaignMember>;
    readonly case: TableOf<typeof Case>;
    readonly event: TableOf<typeof Event>;
    readonly lead: TableOf<typeof Lead>;
    readonly task: TableOf<typeof Task>;
  }
}
