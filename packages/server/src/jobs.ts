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
  UnrecoverableJobError,
} from './lib/jobs/job-handler.ts';
export { type RecurringJob, recurringJob } from './lib/jobs/recurring-job.ts';
export { createWorker, type Worker, type WorkerOptions } from './lib/jobs/worker.ts';
