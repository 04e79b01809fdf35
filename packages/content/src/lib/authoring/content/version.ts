import type { Database } from '@relab/database';
import { badRequest, newId } from '@relab/server/http';
import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';
import { type ContentBodyInput, cleanBody, namedKeys } from '../../content-body.ts';
import { bodyProblems } from '../../types/check-body.ts';
import type { BodySchema } from '../../types/node.ts';

/** What an author writes of a variant. */
export interface Draft {
  readonly title: string;
  readonly urlName: string | null;
  readonly body: ContentBodyInput;
}

export interface NewVersion extends Draft {
  readonly id: string;
  readonly number: number;
}

const longestTitle = 255;
const urlNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestUrlName = 120;

/** A name that a content has in addresses; `field` is what it was given as. */
export function checkUrlName(given: string, field: string): string {
  const name = given.trim();
  if (urlNamePattern.test(name) && name.length <= longestUrlName) return name;
  throw badRequest(
    `A URL name is made of small letters, digits and single hyphens, ${longestUrlName} at most.`,
    field,
  );
}

/** What will be stored: the title trimmed, the rich text of the body sanitised. Refuses what can never be right. */
export function checkDraft(draft: Draft, schema: BodySchema | null): Draft {
  const title = draft.title.trim();
  if (title === '') throw badRequest('Give it a title.', 'title');
  if (title.length > longestTitle)
    throw badRequest(`A title has ${longestTitle} characters at most.`, 'title');
  const urlName = draft.urlName?.trim() ? checkUrlName(draft.urlName, 'urlName') : null;
  const [problem] = bodyProblems(schema, draft.body, 'draft');
  if (problem) {
    const path = problem.path.join('.');
    throw badRequest(`${path}: ${problem.message}`, `contentBody.${path}`);
  }
  return { title, urlName, body: cleanBody(draft.body, schema) };
}

/** The next version of a variant, whose row is locked, or about to be made. */
export async function insertVersion(
  { database, userId, at }: Author,
  variantId: string,
  number: number,
  draft: Draft,
): Promise<NewVersion> {
  const id = newId('5OU');
  await sql`
    insert into managed_content_version (id, variant_id, number, title, url_name, body, created_date, created_by_id)
    values (${id}, ${variantId}, ${number}, ${draft.title}, ${draft.urlName}, ${JSON.stringify(draft.body)}::jsonb,
      ${at}, ${userId})`.execute(database);
  await insertReferences(database, id, draft.body);
  return { ...draft, id, number };
}

async function insertReferences(
  database: Database,
  versionId: string,
  body: ContentBodyInput,
): Promise<void> {
  const keys = [...namedKeys(body)];
  if (keys.length === 0) return;
  await sql`
    insert into managed_content_reference (version_id, content_key)
    select ${versionId}, key from unnest(${keys}::text[]) as key`.execute(database);
}
