import { badRequest, newId } from '@relab/server/http';
import { type Author, createdColumns, modifiedColumns } from '../../access/author.ts';
import { apiNameOf } from '../../api-name.ts';
import { contentKey } from '../../content-key.ts';
import { conflict } from '../../errors.ts';
import { latestSource } from './check-translation.ts';
import type { TypeRow } from './content-type.ts';
import { checkDraft, type Draft, insertVersion, type NewVersion } from './version.ts';

export interface NewContent extends Draft {
  readonly spaceId: string;
  readonly folderId: string;
  readonly type: TypeRow;
  readonly language: string;
  /** Derived from the title unless given. */
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
  throw badRequest(
    'An API name begins with a letter and is made of letters, digits and underscores, 80 at most.',
    'apiName',
  );
}

/** A content with its first variant and version; within the transaction that `author` brings. */
export async function insertContent(author: Author, input: NewContent): Promise<InsertedContent> {
  const draft = checkDraft(input, input.type.schema);
  const [contentId, variantId] = [newId('20Y'), newId('9Ps')];
  const key = input.key ?? contentKey();
  const apiName = apiNameFor(input, key);
  const inserted = await author.database
    .insertInto('managed_content')
    .values({
      id: contentId,
      content_key: key,
      api_name: apiName,
      space_id: input.spaceId,
      folder_id: input.folderId,
      type_name: input.type.fully_qualified_name,
      external_id: input.externalId ?? null,
      primary_variant_id: variantId,
      title: draft.title,
      latest_version_id: '',
      ...createdColumns(author),
    })
    .onConflict((on) => on.columns(['space_id', 'api_name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted)
    throw conflict(`There is a content with the API name ${apiName} in this space already.`, 'apiName');
  const { versionId } = await insertVariant(author, {
    ...{ contentId, language: input.language, variantType: 'Content', draft },
    id: variantId,
  });
  return { contentId, contentKey: key, variantId, versionId };
}

export interface NewVariant {
  readonly contentId: string;
  readonly language: string;
  readonly variantType: 'Content' | 'Translation' | 'Variation';
  readonly draft: Draft;
  readonly id?: string;
  /** Whether it translates the first variant as that is now, rather than being a draft to begin with; true by default. */
  readonly isChecked?: boolean;
}

/** The first version of a content in a language. The draft is checked already. */
export async function insertVariant(
  author: Author,
  { contentId, language, variantType, draft, id = newId('9Ps'), isChecked = true }: NewVariant,
): Promise<Pick<InsertedContent, 'variantId' | 'versionId'>> {
  const version = await insertVersion(author, id, 1, draft);
  const isDone = isChecked && variantType !== 'Content';
  const inserted = await author.database
    .insertInto('managed_content_variant')
    .values({
      ...{ id, content_id: contentId, language, variant_type: variantType },
      ...{ title: draft.title, url_name: draft.urlName, latest_version_id: version.id, latest_number: 1 },
      ...createdColumns(author),
      source_version_id: latestSource(contentId, id),
      source_checked_date: isDone ? author.at : null,
      source_checked_by_id: isDone ? author.userId : null,
    })
    .onConflict((on) => on.columns(['content_id', 'language']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw conflict(`There is a variant in ${language} already.`, 'language');
  return { variantId: id, versionId: version.id };
}

/** Makes a version the latest of its variant. */
export async function setLatestVersion(
  author: Author,
  variantId: string,
  { id, number, title, urlName }: NewVersion,
): Promise<void> {
  await author.database
    .updateTable('managed_content_variant')
    .set({
      title,
      url_name: urlName,
      latest_version_id: id,
      latest_number: number,
      ...modifiedColumns(author),
    })
    .where('id', '=', variantId)
    .execute();
}
