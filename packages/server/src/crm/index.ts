export { Campaign } from './campaign.ts';
export { CampaignMember } from './campaign-member.ts';
export { Case } from './case.ts';
export { crmObjects } from './crm-objects.ts';
export { Event } from './event.ts';
export { Lead } from './lead.ts';
export { Task } from './task.ts';
