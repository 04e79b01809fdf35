import type { ConfigFor } from '@relab/contract';
import type { ContentTranslation, translateManagedContent } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { authorOf, inContextTransaction } from '../../../access/author.ts';
import { contentUrl } from '../../../representations.ts';
import { requireTargetFolder } from '../../content/create-content.ts';
import { insertVariant } from '../../content/insert-content.ts';
import { requireDocument } from '../../content/require-document.ts';
import { requireLanguages } from '../in-folders.ts';

/** A draft in each language, with the text of the first one to begin from; existing ones stay. All or nothing. */
export async function translateContent(
  { contentKeyOrId, targetLanguages }: ConfigFor<typeof translateManagedContent>,
  context: Context,
): Promise<ContentTranslation> {
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    const source = await requireDocument({ contentKeyOrId }, ctx, 'translate');
    const target = await requireTargetFolder(source.folder_id, ctx, { right: 'translate' });
    const languages = [...new Set(targetLanguages)];
    requireLanguages(target, languages, 'targetLanguages');
    // Two who translate at once wait for each other.
    await database
      .selectFrom('managed_content')
      .select('id')
      .where('id', '=', source.content_id)
      .forUpdate()
      .execute();
    const existing = await database
      .selectFrom('managed_content_variant')
      .select(['id', 'language'])
      .where('content_id', '=', source.content_id)
      .execute();
    const idOf = new Map(existing.map(({ id, language }) => [language, id]));
    const variants: ContentTranslation['variants'][number][] = [];
    for (const language of languages) {
      const isNew = !idOf.has(language);
      const variant = {
        contentId: source.content_id,
        language,
        variantType: 'Translation',
        isChecked: false,
        // What is stored was checked and cleaned when it was saved.
        draft: { title: source.title, urlName: source.url_name, body: source.body },
      } as const;
      const id = idOf.get(language) ?? (await insertVariant(authorOf(ctx), variant)).variantId;
      variants.push({
        language,
        managedContentVariantId: id,
        resourceUrl: contentUrl('contents/variants', id),
        isNew,
      });
    }
    return {
      contentKey: source.content_key,
      managedContentId: source.content_id,
      sourceLanguage: source.language,
      variants,
    };
  });
}
