// Adapters are written by `npm run entries`; what else is public is listed here by hand, beside them.

export {
  cancelQueueJob,
  getQueueJobCounts,
  getQueueJobs,
  runQueueJobAgain,
} from './lib/administration/queue-job.ts';
export { getSystemHealth } from './lib/administration/system-health.ts';
export { getUndeliveredMails } from './lib/administration/undelivered-mail.ts';
