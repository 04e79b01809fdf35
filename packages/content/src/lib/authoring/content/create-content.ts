import type { ConfigFor } from '@relab/contract';
import type { createManagedContent, createManagedContentVariant } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { requireRight, requireUser, rightsIn } from '../../access/access.ts';
import { authorOf, inContextTransaction, type ReadContext } from '../../access/author.ts';
import type { Right } from '../../access/rights.ts';
import { unknownLanguage } from '../../errors.ts';
import { requireType } from './content-type.ts';
import type { DocumentRow } from './document-row.ts';
import { insertContent, insertVariant } from './insert-content.ts';
import { requireDocument, requireVariant } from './require-document.ts';
import { checkDraft } from './version.ts';

export type TargetFolder = Awaited<ReturnType<typeof requireTargetFolder>>;

interface Needed {
  /** The type of its content; something of any type where that is unknown. */
  readonly typeName?: string;
  readonly right: Right;
}

/** A folder, or the root of a space, where the principal may do that with contents of the type. */
export async function requireTargetFolder(
  id: string,
  { database, principal }: ReadContext,
  { typeName, right }: Needed,
) {
  const user = requireUser(principal);
  const row = await database
    .selectFrom('managed_content_folder as f')
    .innerJoin('managed_content_space as s', 's.id', 'f.space_id')
    .select(['s.id as space_id', 'f.id as folder_id', 's.default_language', 's.languages'])
    .select(
      rightsIn(user, { folderId: 'f.id', ...(typeName === undefined ? {} : { ofType: typeName }) }).as(
        'rights',
      ),
    )
    .where((eb) =>
      eb.or([eb('f.id', '=', id), eb.and([eb('f.space_id', '=', id), eb('f.parent_id', 'is', null)])]),
    )
    .executeTakeFirst();
  return requireRight(row, right);
}

/** A new content, in the language of its space. */
export async function createContent(
  input: ConfigFor<typeof createManagedContent>,
  context: Context,
): Promise<DocumentRow> {
  return await inContextTransaction(context, async (ctx) => {
    const target = await requireTargetFolder(input.contentSpaceOrFolderId, ctx, {
      ...{ typeName: input.contentType, right: 'create' },
    });
    const { variantId } = await insertContent(authorOf(ctx), {
      spaceId: target.space_id,
      folderId: target.folder_id,
      type: await requireType(ctx.database, input.contentType),
      language: target.default_language,
      title: input.title,
      urlName: input.urlName ?? null,
      body: input.contentBody,
      apiName: input.apiName,
      externalId: input.externalId,
    });
    return await requireVariant(variantId, ctx);
  });
}

/** The content in another language of its space. */
export async function createVariant(
  input: ConfigFor<typeof createManagedContentVariant>,
  context: Context,
): Promise<DocumentRow> {
  return await inContextTransaction(context, async (ctx) => {
    const { managedContentKeyOrId: contentKeyOrId, language, contentBody: body } = input;
    const source = await requireDocument({ contentKeyOrId }, ctx, 'translate');
    const { languages } = await requireTargetFolder(source.folder_id, ctx, { right: 'translate' });
    if (!languages.includes(language)) throw unknownLanguage(language, languages, 'language');
    const { schema } = await requireType(ctx.database, source.type_name);
    const { title = source.title, urlName = source.url_name } = input;
    const { variantId } = await insertVariant(authorOf(ctx), {
      contentId: source.content_id,
      language,
      variantType: 'Translation',
      draft: checkDraft({ title, urlName, body }, schema),
    });
    return await requireVariant(variantId, ctx);
  });
}
