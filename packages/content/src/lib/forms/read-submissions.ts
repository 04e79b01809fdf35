import type { ConfigFor } from '@relab/contract';
import { type FormSubmissions, getFormSubmissions } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { requireRight, requireUser, rightsIn } from '../access/access.ts';
import { countRows, pageOf } from '../paging.ts';
import { formType } from '../types/form-type.ts';

/** For authors in the space of the form: what people sent is not for readers, nor for those of shared folders. */
export async function readSubmissions(
  config: ConfigFor<typeof getFormSubmissions>,
  context: Context,
): Promise<FormSubmissions> {
  const { contentKeyOrId: name } = config;
  const { pageSize, offset, urls } = pageOf(getFormSubmissions, config);
  const { database, now } = context;
  const user = requireUser(context.principal);
  const row = await database
    .selectFrom('managed_content as c')
    .innerJoin('managed_content_space as s', 's.id', 'c.space_id')
    .select(['c.id as content_id', 'c.content_key', rightsIn(user, { typeName: 'c.type_name' }).as('rights')])
    .where((eb) => eb.or([eb('c.content_key', '=', name), eb('c.id', '=', name)]))
    .where('c.type_name', '=', formType)
    .executeTakeFirst();
  const form = requireRight(row, 'write');
  const isKept = sql<boolean>`content_id = ${form.content_id} and kept_until > ${now()}`;
  const submissions = await database
    .selectFrom('form_submission')
    .select(['id', 'language', 'answers', 'submitted_date', 'kept_until'])
    .where(isKept)
    .orderBy('submitted_date', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(offset)
    .execute();
  const total = await countRows(database, sql`from form_submission where ${isKept}`);
  return {
    ...urls(total),
    contentKey: form.content_key,
    submissions: submissions.map(({ id, language, answers, submitted_date, kept_until }) => ({
      id,
      language,
      answers: [...answers],
      submittedDate: submitted_date.toISOString(),
      keptUntil: kept_until.toISOString(),
    })),
    total,
  };
}
