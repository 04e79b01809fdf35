import type { ConfigFor } from '@relab/contract';
import type { ContentLanguages, checkTranslation as checkTranslationCall } from '@relab/contract/content';
import { badRequest, type Context } from '@relab/server/http';
import { authorOf, inContextTransaction } from '../../access/author.ts';
import { checkTranslation } from '../content/check-translation.ts';
import { requireVariant } from '../content/require-document.ts';
import { readContentLanguages } from './read-content-languages.ts';

/** For a principal who may write the translation; its own words, and when they were saved last, stay as they are. */
export async function markTranslation(
  { variantId, managedContentVersionId }: ConfigFor<typeof checkTranslationCall>,
  context: Context,
): Promise<ContentLanguages> {
  return await inContextTransaction(context, async (ctx) => {
    const variant = await requireVariant(variantId, ctx, { right: 'translate', lock: true });
    if (!(await checkTranslation(authorOf(ctx), variantId, managedContentVersionId)))
      throw badRequest(
        'This is no version of the language that the content is written in first, or the variant is in that language itself.',
        'managedContentVersionId',
      );
    return await readContentLanguages({ contentKeyOrId: variant.content_id }, ctx);
  });
}
