export { type Enqueued, type EnqueueOptions, enqueue } from './lib/jobs/enqueue.ts';
export {
  type HandlerOptions,
  handler,
  type JobHandler,
  type JobKind,
  JobLockLostError,
  type JobOutcome,
  type JobRun,
  jobKind,
  requireRunning,
  UnrecoverableJobError,
} from './lib/jobs/job-handler.ts';
export { type RecurringJob, recurringJob } from './lib/jobs/recurring-job.ts';
export { type AroundJob, createWorker, type Worker, type WorkerOptions } from './lib/jobs/worker.ts';
export { purgeByAge } from './lib/retention/purge-by-age.ts';
export { retentionHandler, startRetention } from './lib/retention/retention-job.ts';
export type {
  Purge,
  PurgedPart,
  PurgeRun,
  RetentionPeriod,
  RetentionRule,
} from './lib/retention/retention-rule.ts';
