// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.

export {
  cancelQueueJob,
  getQueueJobCounts,
  getQueueJobs,
  runQueueJobAgain,
} from './lib/administration/queue-job.ts';
export type { QueueJob, QueueJobCounts, QueueJobs } from './lib/administration/queue-job-responses.ts';
export { getSystemHealth } from './lib/administration/system-health.ts';
export type { SystemHealth } from './lib/administration/system-health-responses.ts';
export { getUndeliveredMails } from './lib/administration/undelivered-mail.ts';
export type { UndeliveredMail, UndeliveredMails } from './lib/administration/undelivered-mail-responses.ts';
