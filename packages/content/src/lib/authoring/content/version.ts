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

export const maxTitleLength = 255;
const urlNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxUrlNameLength = 120;

/** A name that a content has in addresses; `field` is the parameter that brings it. */
export function checkUrlName(value: string, field: string): string {
  const name = value.trim();
  if (urlNamePattern.test(name) && name.length <= maxUrlNameLength) return name;
  throw badRequest(
    `A URL name is made of small letters, digits and single hyphens, ${maxUrlNameLength} at most.`,
    field,
  );
}

/** What will be stored: the title trimmed, the rich text of the body sanitised. Throws for what can never be published. */
export function checkDraft(draft: Draft, schema: BodySchema | null): Draft {
  const title = draft.title.trim();
  if (title === '') throw badRequest('Give it a title.', 'title');
  if (title.length > maxTitleLength)
    throw badRequest(`A title has ${maxTitleLength} characters at most.`, 'title');
  const urlName = draft.urlName?.trim() ? checkUrlName(draft.urlName, 'urlName') : null;
  const [problem] = bodyProblems(schema, draft.body, 'draft');
  if (problem) {
    const path = problem.path.join('.');
    throw badRequest(`${path}: ${problem.message}`, `contentBody.${path}`);
  }
  return { title, urlName, body: cleanBody(draft.body, schema) };
}

/** The next version of a variant, whose row is locked, or about to be inserted. */
export async function insertVersion(
  { database, userId, at }: Author,
  variantId: string,
  number: number,
  draft: Draft,
): Promise<NewVersion> {
  const id = newId('5OU');
  const { title, urlName, body } = draft;
  await database
    .insertInto('managed_content_version')
    .values({
      ...{ id, variant_id: variantId, number, title, url_name: urlName, body: JSON.stringify(body) },
      ...{ created_date: at, created_by_id: userId },
    })
    .execute();
  const keys = [...namedKeys(body)];
  if (keys.length > 0)
    await sql`
      insert into managed_content_reference (version_id, content_key)
      select ${id}, key from unnest(${keys}::text[]) as key`.execute(database);
  return { ...draft, id, number };
}
