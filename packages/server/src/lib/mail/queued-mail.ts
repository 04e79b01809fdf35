import type { Database } from '@relab/database';
import { type Enqueued, enqueue } from '../jobs/enqueue.ts';
import { handler, type JobHandler, jobKind, UnrecoverableJobError } from '../jobs/job-handler.ts';
import { type Mail, MailRejectedError, type SendMail } from './mail.ts';

const mailJob = jobKind<Mail>('mail');

/** Leaves a mail to the queue, within the caller's transaction: it is sent once that was committed, and only then. */
export async function enqueueMail(transaction: Database, mail: Mail, at: Date): Promise<Enqueued> {
  return await enqueue(transaction, mailJob, mail, { at });
}

/** Mail by way of the queue, for callers that have nothing else to write with it. */
export const createQueuedMail = (database: Database, now: () => Date): SendMail => ({
  async send(mail) {
    await enqueueMail(database, mail, now());
  },
});

/**
 * Sends what is queued. A process that is killed between the service's response and its own write sends a mail again, with
 * the id that it had. What was sent is forgotten: it may hold a link that opens something.
 */
export const mailHandler = (mail: SendMail): JobHandler =>
  handler(mailJob, {
    // To a day and a half after the first.
    attempts: 45,
    forgetsPayload: true,
    async run(payload, { id, createdAt }) {
      await mail.send(payload, { id, at: createdAt }).catch((error: unknown) => {
        throw error instanceof MailRejectedError ? new UnrecoverableJobError(error.message) : error;
      });
      return undefined;
    },
  });
