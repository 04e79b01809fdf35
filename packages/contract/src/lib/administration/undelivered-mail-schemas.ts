import * as z from 'zod/mini';
import { QueueJob } from './queue-job-schemas.ts';

/** A mail that has not left, without its text: that may hold a link which opens something. Moments are ISO 8601, UTC. */
export const UndeliveredMail = z.object({
  jobId: z.string(),
  to: z.string(),
  subject: z.string(),
  /** `Failed` where it is given up, `Pending` where it is tried again at `runAt`. */
  status: QueueJob.shape.status,
  attempts: z.int(),
  runAt: z.string(),
  createdAt: z.string(),
  error: z.nullable(z.string()),
});

/** A page of mails that have not left, the newest first; `count` is how many this page has. */
export const UndeliveredMails = z.object({
  count: z.int(),
  mails: z.array(UndeliveredMail),
  nextPageToken: z.nullable(z.string()),
});
