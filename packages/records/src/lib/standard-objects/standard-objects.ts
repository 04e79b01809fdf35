import type { TableOf } from '@relab/database';
import { fileObjects } from '../files/objects.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { Account } from './account.ts';
import { Campaign } from './campaign.ts';
import { CampaignMember } from './campaign-member.ts';
import { Case } from './case.ts';
import { Contact } from './contact.ts';
import { Event } from './event.ts';
import { Lead } from './lead.ts';
import { Task } from './task.ts';
import { User } from './user.ts';

/** Objects that every installation has; it may extend them, and adds its own. */
export const standardObjects: readonly ObjectDeclaration[] = [
  Account,
  Contact,
  User,
  Lead,
  Case,
  Task,
  Event,
  Campaign,
  CampaignMember,
  ...fileObjects,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly account: TableOf<typeof Account>;
    readonly campaign: TableOf<typeof Campaign>;
    readonly campaign_member: TableOf<typeof CampaignMember>;
    readonly case: TableOf<typeof Case>;
    readonly contact: TableOf<typeof Contact>;
    readonly event: TableOf<typeof Event>;
    readonly lead: TableOf<typeof Lead>;
    readonly task: TableOf<typeof Task>;
    readonly user: TableOf<typeof User>;
  }
}
