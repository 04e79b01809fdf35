import type { ConfigFor } from '@relab/contract';
import type { ContentClone, cloneManagedContent } from '@relab/contract/content';
import { badRequest, type Context } from '@relab/server/http';
import { type Author, authorOf, inContextTransaction } from '../../access/author.ts';
import { contentUrl, resourceSummary } from '../../representations.ts';
import { draftOf, readSource, type SourceVariant, sharesChannel } from './clone-source.ts';
import { requireType } from './content-type.ts';
import { requireTargetFolder } from './create-content.ts';
import { insertContent, insertVariant } from './insert-content.ts';
import { requireDocument, requireVariant } from './require-document.ts';
import { maxTitleLength } from './version.ts';

type Failed = ContentClone['failedVariants'][number];
type Cloned = ContentClone['variants'][number];

const suffix = ' (copy)';

const failed = ({ id, language }: SourceVariant, errorMessage: string): Failed => ({
  errorMessage,
  language,
  sourceManagedContentVariantId: id,
});

const cloned = (language: string, id: string): Cloned => ({
  language,
  managedContentVariantId: id,
  resourceURL: contentUrl('contents/variants', id),
});

const copyTerms = ({ database }: Author, from: string, to: string) =>
  database
    .insertInto('managed_content_term')
    .columns(['content_id', 'term_id'])
    .expression((eb) =>
      eb
        .selectFrom('managed_content_term')
        .select([eb.val(to).as('content_id'), 'term_id'])
        .where('content_id', '=', from),
    )
    .execute();

/**
 * A draft of the same body, with the same terms, for a principal who may read the source and write where the clone goes. With
 * variants those in the languages that the target has; the others are listed as failed (C-068).
 */
export async function cloneContent(
  input: ConfigFor<typeof cloneManagedContent>,
  context: Context,
): Promise<ContentClone> {
  const { contentKeyOrId, apiName, includeVariants = false } = input;
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    const author = authorOf(ctx);
    const source = await requireDocument({ contentKeyOrId }, ctx);
    const target = await requireTargetFolder(input.contentSpaceOrFolderId ?? source.folder_id, ctx, {
      ...{ typeName: source.type_name, right: 'create' },
    });
    const type = await requireType(database, source.type_name);
    const keepsUrlName = !(await sharesChannel(database, source.space_id, target.space_id));
    const all = await readSource(database, source, target);
    const requested = includeVariants ? all : all.slice(0, 1);
    const lacking = requested.filter(({ language }) => !target.languages.includes(language));
    const [first, ...others] = requested.filter((variant) => !lacking.includes(variant));
    if (!first)
      throw badRequest(
        `The target space does not have the language ${requested.map(({ language }) => language).join(', ')}.`,
        'contentSpaceOrFolderId',
      );
    const { contentId, contentKey, variantId } = await insertContent(author, {
      spaceId: target.space_id,
      folderId: target.folder_id,
      type,
      language: first.language,
      title: input.title ?? `${first.title.slice(0, maxTitleLength - suffix.length)}${suffix}`,
      urlName: keepsUrlName ? first.urlName : null,
      body: first.body,
      apiName,
    });
    await copyTerms(author, source.content_id, contentId);
    const variants = [cloned(first.language, variantId)];
    const failedVariants = lacking.map((variant) =>
      failed(variant, 'The target space does not have this language.'),
    );
    for (const variant of others) {
      const draft = draftOf(variant, type, keepsUrlName);
      if (!draft) {
        failedVariants.push(failed(variant, 'The content type does not take this body any more.'));
        continue;
      }
      const { language, isChecked } = variant;
      const variantType = variant.variantType === 'Variation' ? 'Variation' : 'Translation';
      const inserted = await insertVariant(author, { contentId, language, variantType, draft, isChecked });
      variants.push(cloned(language, inserted.variantId));
    }
    const clone = await requireVariant(variantId, ctx);
    return {
      apiName: clone.api_name,
      cloneStatus:
        failedVariants.length === 0
          ? { label: 'Success', status: 'Success' }
          : { label: 'Partial success', status: 'PartialSuccess' },
      contentKey,
      errorMessage: null,
      failedVariants,
      folder: resourceSummary('folders', target.folder_id),
      managedContentId: contentId,
      resourceURL: contentUrl('contents', contentKey),
      sourceContentKeyOrId: contentKeyOrId,
      title: clone.title,
      variants,
    };
  });
}
