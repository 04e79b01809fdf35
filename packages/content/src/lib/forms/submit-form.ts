import type { ConfigFor, ErrorCode } from '@relab/contract';
import type { FormSubmissionReceipt, submitForm as submitFormCall } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { ApiError, newId, Reply } from '@relab/server/http';
import { findChannel } from '../delivery/channel.ts';
import { type AnswerProblem, checkAnswers } from './check-answers.ts';
import { formTexts } from './form-texts.ts';
import { requirePublishedForm } from './published-form.ts';

/** One entry for each field that is wrong. */
function invalidAnswers(problems: readonly AnswerProblem[]): ApiError {
  const errorCode: ErrorCode = 'FIELD_INTEGRITY_EXCEPTION';
  const entries = problems.map(({ field, message }) => ({ errorCode, message, fields: [field] }));
  return new ApiError(errorCode, entries[0]?.message ?? '', { body: entries });
}

function monthsAfter(at: Date, months: number): Date {
  const then = new Date(at);
  then.setUTCMonth(then.getUTCMonth() + months);
  return then;
}

/** Stores what somebody filled in, and nothing else about them. */
export async function submitForm(
  { siteId = '', formContentKey, language, answers: values }: ConfigFor<typeof submitFormCall>,
  { database, now }: Pick<Context, 'database' | 'now'>,
): Promise<Reply<FormSubmissionReceipt>> {
  const channel = await findChannel(database, { siteId });
  const form = await requirePublishedForm(database, channel, formContentKey, language);
  const texts = formTexts(form.language);
  const { answers, problems } = checkAnswers(form, new Map(Object.entries(values)), texts);
  if (problems.length > 0) throw invalidAnswers(problems);
  const id = newId('0fs');
  const at = now();
  await database
    .insertInto('form_submission')
    .values({
      ...{ id, content_id: form.contentId, language: form.language, answers: JSON.stringify(answers) },
      ...{ submitted_date: at, kept_until: monthsAfter(at, form.keepMonths) },
    })
    .execute();
  return new Reply({ id, submittedDate: at.toISOString() }, 201);
}
