import type { Database } from '@relab/database';
import { createdColumns } from '@relab/records/objects';
import { newId } from '@relab/server/http';
import { handler, type JobHandler, type JobRun, jobKind } from '@relab/server/jobs';
import { finishWith } from '../jobs/finish-with.ts';
import { laterModstamp } from '../jobs/later-modstamp.ts';
import { sendEmail } from '../jobs/send-email.ts';
import {
  answeredEmail,
  type InquiryShop,
  receivedEmail,
  staffNoticeEmail,
} from './inquiry-email-templates.ts';
import { type InquiryKind, readInquiry } from './read-inquiry.ts';

/** Enqueued by triggers on cases, quote requests and leads. */
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

/** Locks a case and compares its text with the one that was answered: another job mails what was written since. */
async function isStillToMail(transaction: Database, { caseId, field, stamp }: Answered): Promise<boolean> {
  const existing = await transaction
    .selectFrom('case')
    .select('id')
    .where('id', '=', caseId)
    .where(({ fn }) => fn<string>('md5', [field]), '=', stamp)
    .where('answer_mailed_stamp', 'is distinct from', stamp)
    .forUpdate()
    .executeTakeFirst();
  return existing !== undefined;
}

async function mailAnswer(
  transaction: Database,
  answer: Answered,
  { shop }: InquiryOptions,
  { now: clock, createdBy }: Pick<JobRun, 'now' | 'createdBy'>,
): Promise<void> {
  const now = clock();
  const { caseId, field, stamp } = answer;
  if (!(await isStillToMail(transaction, answer))) return;
  const inquiry = await readInquiry(transaction, 'case', caseId);
  const text = inquiry?.[field];
  if (!inquiry?.email || !text) return;
  const email = answeredEmail(inquiry, text, field === 'resolution', shop);
  await sendEmail(transaction, inquiry.email, email, now);
  await transaction
    .insertInto('email_message')
    .values({
      id: newId('02s'),
      parent_id: caseId,
      related_to_id: inquiry.relatedToId,
      subject: email.title.slice(0, 255),
      to_address: inquiry.email,
      text_body: text,
      message_date: now,
      ...createdColumns(now, createdBy),
    })
    .execute();
  await transaction
    .updateTable('case')
    .set({ answer_mailed_stamp: stamp, answer_mailed_date: now, system_modstamp: laterModstamp(now) })
    .where('id', '=', caseId)
    .execute();
}

/** Mails about what people write to the marketplace: that it arrived, to them and to staff, and what clerks answer. */
export const inquiryJobs = (options: InquiryOptions): readonly JobHandler[] => [
  handler(received, {
    run: ({ kind, recordId }, run) =>
      finishWith(run, async (transaction) => {
        const inquiry = await readInquiry(transaction, kind, recordId);
        if (!inquiry?.email || inquiry.recent > maxConfirmationsPerDay) return;
        await sendEmail(transaction, inquiry.email, receivedEmail(inquiry, options.shop), run.now());
      }),
  }),
  handler(staffNotice, {
    run: ({ kind, recordId }, run) =>
      finishWith(run, async (transaction) => {
        const { shop, staffEmail } = options;
        const inquiry = staffEmail ? await readInquiry(transaction, kind, recordId) : undefined;
        if (staffEmail && inquiry)
          await sendEmail(transaction, staffEmail, staffNoticeEmail(inquiry, shop), run.now());
      }),
  }),
  handler(answered, {
    run: (answer, run) => finishWith(run, (transaction) => mailAnswer(transaction, answer, options, run)),
  }),
];
