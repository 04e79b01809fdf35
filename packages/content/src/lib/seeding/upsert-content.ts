import { isDeepStrictEqual } from 'node:util';
import type { Author } from '../access/author.ts';
import { checkTranslation } from '../authoring/content/check-translation.ts';
import { requireType } from '../authoring/content/content-type.ts';
import { insertContent, insertVariant, setLatestVersion } from '../authoring/content/insert-content.ts';
import { checkDraft, type Draft, insertVersion } from '../authoring/content/version.ts';
import type { ChosenVariant } from '../authoring/publishing/chosen-variant.ts';

export interface ContentInput extends Omit<Draft, 'urlName'> {
  readonly contentKey: string;
  readonly apiName?: string;
  readonly type: string;
  readonly language: string;
  readonly urlName?: string | null;
  /** What exists in that language stays as it is. */
  readonly keepsExisting?: boolean;
}

/** Writes a content in its language, and returns what is to be published; undefined where it is as given already. */
export async function upsertContent(
  author: Author,
  { spaceId, folderId }: { readonly spaceId: string; readonly folderId: string },
  { contentKey: key, apiName, type: typeName, language, ...input }: ContentInput,
): Promise<ChosenVariant | undefined> {
  const type = await requireType(author.database, typeName);
  const draft = checkDraft(
    { title: input.title, urlName: input.urlName ?? null, body: input.body },
    type.schema,
  );
  const existing = await author.database
    .selectFrom('managed_content as c')
    .leftJoin('managed_content_variant as x', (join) =>
      join.onRef('x.content_id', '=', 'c.id').on('x.language', '=', language),
    )
    .leftJoin('managed_content_version as v', 'v.id', 'x.latest_version_id')
    .select(['c.id as contentId', 'x.id as variantId', 'x.latest_number as number'])
    .select(['v.title', 'v.url_name as urlName', 'v.body'])
    .where('c.content_key', '=', key)
    .executeTakeFirst();
  const chosen = (contentId: string, id: string, versionId: string): ChosenVariant => ({
    ...{ id, contentId, language, spaceId, versionId, typeName },
    ...{ title: draft.title, body: draft.body, schema: type.schema, isTopLevel: true },
  });
  if (!existing) {
    const made = await insertContent(author, { ...draft, apiName, spaceId, folderId, type, language, key });
    return chosen(made.contentId, made.variantId, made.versionId);
  }
  const { contentId, variantId, number, title, urlName, body } = existing;
  if (variantId === null || number === null) {
    const made = await insertVariant(author, { contentId, language, variantType: 'Translation', draft });
    return chosen(contentId, made.variantId, made.versionId);
  }
  if (input.keepsExisting || isDeepStrictEqual({ title, urlName, body }, { ...draft })) return undefined;
  const version = await insertVersion(author, variantId, number + 1, draft);
  await setLatestVersion(author, variantId, version);
  await checkTranslation(author, variantId);
  return chosen(contentId, variantId, version.id);
}
