import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** Moments are ISO 8601, UTC. */
export const QueueJob = z.object({
  id: z.string(),
  /** Such as `mail` or `shipment notice`. */
  kind: z.string(),
  status: z.enum(['Created', 'Pending', 'Processing', 'Completed', 'CompletedWithError', 'Failed']),
  attempts: z.int(),
  /** Not before. */
  runAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  finishedAt: text,
  /** How far it is; `total` is null where it does not say. */
  done: z.int(),
  total: z.nullable(z.int()),
  /** What went wrong last, without addresses' queries, tokens and passwords. */
  error: text,
  createdById: text,
  createdByName: text,
  /** Whether `runQueueJobAgain` and `cancelQueueJob` would do something. */
  mayRunAgain: z.boolean(),
  mayCancel: z.boolean(),
});

/** A page of jobs, the newest first; `count` is how many this page has. */
export const QueueJobs = z.object({ count: z.int(), jobs: z.array(QueueJob), nextPageToken: text });

/** How many jobs there are of each kind and status, and since when the oldest of them is there (ISO 8601). */
export const QueueJobCounts = z.object({
  counts: z.array(
    z.object({ kind: z.string(), status: QueueJob.shape.status, count: z.int(), oldest: z.string() }),
  ),
});
