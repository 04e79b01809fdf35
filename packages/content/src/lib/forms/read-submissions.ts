import { type FormSubmissions, getFormSubmissions } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { type CollaboratorRole, joinCollaborator, requireRight, requireUser } from '../access/access.ts';
import { defaultPageSize, pageUrls } from '../authoring/page.ts';
import { formType } from '../types/form-type.ts';

export interface SubmissionsQuery {
  readonly contentKeyOrId: string;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

interface FormRow {
  readonly content_id: string;
  readonly content_key: string;
  readonly collaborator: CollaboratorRole | null;
}

interface SubmissionRow {
  readonly id: string;
  readonly language: string;
  readonly answers: FormSubmissions['submissions'][number]['answers'];
  readonly submitted_date: Date;
  readonly kept_until: Date;
}

/** For whoever writes in the space of the form: what people sent is theirs, readers and those of shared folders get none. */
export async function readSubmissions(config: SubmissionsQuery, context: Context): Promise<FormSubmissions> {
  const { contentKeyOrId: name, page = 0, pageSize = defaultPageSize } = config;
  const { database, now } = context;
  const user = requireUser(context.principal);
  const { rows: forms } = await sql<FormRow>`
    select c.id as content_id, c.content_key, w.role as collaborator
    from managed_content c join managed_content_space s on s.id = c.space_id ${joinCollaborator(user)}
    where (c.content_key = ${name} or c.id = ${name}) and c.type_name = ${formType}`.execute(database);
  const form = requireRight(user, forms[0], 'write');
  const isKept = sql`content_id = ${form.content_id} and kept_until > ${now()}`;
  const { rows } = await sql<SubmissionRow>`
    select id, language, answers, submitted_date, kept_until from form_submission where ${isKept}
    order by submitted_date desc, id limit ${pageSize} offset ${page * pageSize}`.execute(database);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from form_submission where ${isKept}`.execute(database);
  const total = counted[0]?.total ?? 0;
  return {
    ...pageUrls(getFormSubmissions, config, { page, pageSize, hasNext: (page + 1) * pageSize < total }),
    contentKey: form.content_key,
    submissions: rows.map(({ id, language, answers, submitted_date, kept_until }) => ({
      id,
      language,
      answers,
      submittedDate: submitted_date.toISOString(),
      keptUntil: kept_until.toISOString(),
    })),
    total,
  };
}
