import type { ErrorCode } from '@relab/contract';
import type { FormSubmissionReceipt } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { ApiError, newId, Reply } from '@relab/server/http';
import { sql } from 'kysely';
import { findChannel } from '../delivery/channel.ts';
import { type AnswerProblem, checkAnswers } from './check-answers.ts';
import { formTexts } from './form-texts.ts';
import { findPublishedForm } from './published-form.ts';

export interface Submission {
  readonly siteId: string;
  readonly formContentKey: string;
  readonly language?: string | undefined;
  readonly answers: Readonly<Record<string, string>>;
}

/** One entry for each field that is wrong. */
function refusal(problems: readonly AnswerProblem[]): ApiError {
  const errorCode: ErrorCode = 'FIELD_INTEGRITY_EXCEPTION';
  const entries = problems.map(({ field, message }) => ({ errorCode, message, fields: [field] }));
  return new ApiError(errorCode, entries[0]?.message ?? '', { body: entries });
}

function monthsAfter(at: Date, months: number): Date {
  const then = new Date(at);
  then.setUTCMonth(then.getUTCMonth() + months);
  return then;
}

/** Keeps what somebody filled in, and nothing else of who that is. */
export async function submitForm(
  { siteId, formContentKey, language, answers: given }: Submission,
  { database, now }: Pick<Context, 'database' | 'now'>,
): Promise<Reply<FormSubmissionReceipt>> {
  const channel = await findChannel(database, { siteId });
  const form = await findPublishedForm(database, channel, formContentKey, language);
  const texts = formTexts(form.language);
  const { answers, problems } = checkAnswers(form, new Map(Object.entries(given)), texts);
  if (problems.length > 0) throw refusal(problems);
  const id = newId('0fs');
  const at = now();
  await sql`
    insert into form_submission (id, content_id, language, answers, submitted_date, kept_until)
    values (${id}, ${form.contentId}, ${form.language}, ${JSON.stringify(answers)}::jsonb, ${at},
      ${monthsAfter(at, form.keepMonths)})`.execute(database);
  return new Reply({ id, submittedDate: at.toISOString() }, 201);
}
