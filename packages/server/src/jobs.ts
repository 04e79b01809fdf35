export { type Enqueued, type EnqueueOptions, enqueue } from './lib/jobs/enqueue.ts';
export {
  type HandlerOptions,
  handler,
  type JobHandler,
  JobLockLostError,
  type JobOutcome,
  type JobRun,
  UnrecoverableJobError,
} from './lib/jobs/job-handler.ts';
export { type JobKind, jobKind } from './lib/jobs/job-kind.ts';
export { createWorker, type Worker, type WorkerOptions } from './lib/jobs/worker.ts';
