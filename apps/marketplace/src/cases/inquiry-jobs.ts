import type { Database } from '@relab/database';
import { handler, type JobHandler, type JobRun, jobKind } from '@relab/server/jobs';
import { sql } from 'kysely';
import { sendEmail } from '../notices/send-notice-email.ts';
import {
  answeredEmail,
  type InquiryShop,
  receivedEmail,
  staffNoticeEmail,
} from './inquiry-email-templates.ts';
import { type InquiryKind, readInquiry } from './read-inquiry.ts';

/** Put in by triggers on cases, quote requests and leads. */
interface Received {
  readonly kind: InquiryKind;
  readonly recordId: string;
}
const received = jobKind<Received>('inquiry received');
const staffNotice = jobKind<Received>('staff notice');

/** `stamp` is the hash of the text that was written then. */
interface Answered {
  readonly caseId: string;
  readonly field: 'answer' | 'resolution';
  readonly stamp: string;
}
const answered = jobKind<Answered>('case answered');

export interface InquiryOptions {
  readonly shop: InquiryShop;
  /** Where notices to staff go; nobody gets them without it. */
  readonly staffEmail?: string | undefined;
}

/** Confirmations to one address a day: anybody may write any address into a form. */
const maxConfirmationsPerDay = 5;

/** A mail and the end of its job are one transaction, so that it is written once. */
async function once(run: JobRun, work: (transaction: Database) => Promise<void>): Promise<undefined> {
  await run.database.transaction().execute(async (transaction) => {
    await run.finish(transaction);
    await work(transaction);
  });
  return undefined;
}

/** Locks a case and compares what it says now with what its answer was: another job mails what was written since. */
async function isStillToMail(transaction: Database, { caseId, field, stamp }: Answered): Promise<boolean> {
  const text = sql.ref(field);
  const { rows } = await sql`
    select 1 from "case" where id = ${caseId} and md5(${text}) = ${stamp}
      and answer_mailed_stamp is distinct from ${stamp} for update`.execute(transaction);
  return rows.length > 0;
}

async function mailAnswer(
  transaction: Database,
  answer: Answered,
  { shop }: InquiryOptions,
  now: Date,
): Promise<void> {
  const { caseId, field, stamp } = answer;
  if (!(await isStillToMail(transaction, answer))) return;
  const inquiry = await readInquiry(transaction, 'case', caseId);
  const text = inquiry?.[field];
  if (!inquiry?.email || !text) return;
  const email = answeredEmail(inquiry, text, field === 'resolution', shop);
  await sendEmail(transaction, inquiry.email, email, now);
  await sql`
    update "case" set answer_mailed_stamp = ${stamp}, answer_mailed_date = ${now.toISOString()},
      system_modstamp = greatest(${now.toISOString()}::timestamptz, system_modstamp + interval '1 millisecond')
    where id = ${caseId}`.execute(transaction);
}

/** Mails about what people write to the marketplace: that it arrived, to them and to staff, and what clerks answer. */
export const inquiryJobs = (options: InquiryOptions): readonly JobHandler[] => [
  handler(received, {
    run: ({ kind, recordId }, run) =>
      once(run, async (transaction) => {
        const inquiry = await readInquiry(transaction, kind, recordId);
        if (!inquiry?.email || inquiry.recent > maxConfirmationsPerDay) return;
        await sendEmail(transaction, inquiry.email, receivedEmail(inquiry, options.shop), run.now());
      }),
  }),
  handler(staffNotice, {
    run: ({ kind, recordId }, run) =>
      once(run, async (transaction) => {
        const { shop, staffEmail } = options;
        const inquiry = staffEmail ? await readInquiry(transaction, kind, recordId) : undefined;
        if (staffEmail && inquiry)
          await sendEmail(transaction, staffEmail, staffNoticeEmail(inquiry, shop), run.now());
      }),
  }),
  handler(answered, {
    run: (answer, run) => once(run, (transaction) => mailAnswer(transaction, answer, options, run.now())),
  }),
];
