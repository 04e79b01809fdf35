import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Author } from '../access/author.ts';
import { requireType } from '../authoring/content/content-type.ts';
import { insertContent } from '../authoring/content/create-content.ts';
import { insertVariant, makeLatest } from '../authoring/content/save-variant.ts';
import { checkDraft, type Draft, insertVersion } from '../authoring/content/version.ts';
import type { ChosenVariant } from '../authoring/publishing/chosen-variant.ts';

export interface GivenContent extends Omit<Draft, 'urlName'> {
  readonly contentKey: string;
  readonly apiName?: string;
  readonly type: string;
  readonly language: string;
  readonly urlName?: string | null;
  /** What is there in that language stays as it is. */
  readonly keepsExisting?: boolean;
}

interface Known {
  readonly contentId: string;
  readonly variantId: string | null;
  readonly number: number | null;
  readonly title: string | null;
  readonly urlName: string | null;
  readonly body: unknown;
}

/** A content as it is given, in its language; undefined where it is so already. What is answered is to be published. */
export async function upsertContent(
  author: Author,
  { spaceId, folderId }: { readonly spaceId: string; readonly folderId: string },
  { contentKey: key, apiName, type: typeName, language, ...given }: GivenContent,
): Promise<ChosenVariant | undefined> {
  const type = await requireType(author.database, typeName);
  const draft = checkDraft(
    { title: given.title, urlName: given.urlName ?? null, body: given.body },
    type.schema,
  );
  const { rows } = await sql<Known>`
    select c.id as "contentId", x.id as "variantId", x.latest_number as number, v.title, v.url_name as "urlName", v.body
    from managed_content c
    left join managed_content_variant x on x.content_id = c.id and x.language = ${language}
    left join managed_content_version v on v.id = x.latest_version_id
    where c.content_key = ${key}`.execute(author.database);
  const [known] = rows;
  const chosen = (contentId: string, id: string, versionId: string): ChosenVariant => ({
    ...{ id, contentId, language, spaceId, versionId },
    ...{ title: draft.title, body: draft.body, schema: type.schema, isTopLevel: true },
  });
  if (!known) {
    const made = await insertContent(author, { ...draft, apiName, spaceId, folderId, type, language, key });
    return chosen(made.contentId, made.variantId, made.versionId);
  }
  const { contentId, variantId, number, title, urlName, body } = known;
  if (variantId === null || number === null) {
    const id = await insertVariant(author, { contentId, language, variantType: 'Translation', draft });
    const { rows: made } = await sql<{ versionId: string }>`
      select latest_version_id as "versionId" from managed_content_variant where id = ${id}`.execute(
      author.database,
    );
    return made[0] && chosen(contentId, id, made[0].versionId);
  }
  if (given.keepsExisting || isDeepStrictEqual({ title, urlName, body }, { ...draft })) return undefined;
  const version = await insertVersion(author, variantId, number + 1, draft);
  await makeLatest(author, variantId, version);
  return chosen(contentId, variantId, version.id);
}
