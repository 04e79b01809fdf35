export { type Enqueued, type EnqueueOptions, enqueue } from './enqueue.ts';
export {
  type HandlerOptions,
  handler,
  type JobHandler,
  type JobOutcome,
  JobRefused,
  type JobRun,
  JobTakenOver,
} from './job-handler.ts';
export { type JobKind, jobKind } from './job-kind.ts';
export { createWorker, type Worker, type WorkerOptions } from './worker.ts';
