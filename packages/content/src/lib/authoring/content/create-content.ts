import { ApiError, newId } from '@relab/server/http';
import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';
import { apiNameOf } from '../../api-name.ts';
import { contentKey } from '../../content-key.ts';
import type { TypeRow } from './content-type.ts';
import { checkDraft, type Draft, insertVersion } from './version.ts';

export interface NewContent extends Draft {
  readonly spaceId: string;
  readonly folderId: string;
  readonly type: TypeRow;
  readonly language: string;
  /** Made of the title unless given. */
  readonly apiName?: string | undefined;
  readonly externalId?: string | undefined;
  /** A new one unless given. */
  readonly key?: string | undefined;
}

export interface InsertedContent {
  readonly contentId: string;
  readonly contentKey: string;
  readonly variantId: string;
  readonly versionId: string;
}

const apiNamePattern = /^[A-Za-z][A-Za-z0-9_]{0,79}$/;

/** Contents with the same title have names that differ by a part of their keys. */
function apiNameFor({ apiName, title }: NewContent, key: string): string {
  if (apiName === undefined) return `${apiNameOf(title, 60, 'content')}_${key.slice(2, 10).toLowerCase()}`;
  if (apiNamePattern.test(apiName)) return apiName;
  throw new ApiError(
    'INVALID_API_INPUT',
    'An API name begins with a letter and is made of letters, digits and underscores, 80 at most.',
    { fields: ['apiName'] },
  );
}

/** A content with its first variant and version; within the transaction that `author` brings. */
export async function insertContent(author: Author, input: NewContent): Promise<InsertedContent> {
  const { database, userId, at } = author;
  const draft = checkDraft(input, input.type.schema);
  const [contentId, variantId] = [newId('20Y'), newId('9Ps')];
  const key = input.key ?? contentKey();
  const apiName = apiNameFor(input, key);
  const stamp = sql`${at}, ${userId}, ${at}, ${userId}`;
  const stamps = sql`created_date, created_by_id, last_modified_date, last_modified_by_id`;
  const { numAffectedRows } = await sql`
    insert into managed_content (id, content_key, api_name, space_id, folder_id, type_name, external_id,
      primary_variant_id, title, latest_version_id, ${stamps})
    values (${contentId}, ${key}, ${apiName}, ${input.spaceId}, ${input.folderId}, ${input.type.fullyQualifiedName},
      ${input.externalId ?? null}, ${variantId}, ${draft.title}, '', ${stamp})
    on conflict (space_id, api_name) do nothing`.execute(database);
  if (numAffectedRows === 0n)
    throw new ApiError('CONFLICT', `There is a content with the API name ${apiName} in this space already.`, {
      fields: ['apiName'],
    });
  const version = await insertVersion(author, variantId, 1, draft);
  await sql`
    insert into managed_content_variant (id, content_id, language, variant_type, title, url_name, latest_version_id,
      latest_number, ${stamps})
    values (${variantId}, ${contentId}, ${input.language}, 'Content', ${draft.title}, ${draft.urlName}, ${version.id}, 1,
      ${stamp})`.execute(database);
  return { contentId, contentKey: key, variantId, versionId: version.id };
}
