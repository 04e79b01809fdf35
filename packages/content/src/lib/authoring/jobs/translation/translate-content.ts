import { apiVersion } from '@relab/contract';
import type { ContentTranslation } from '@relab/contract/content';
import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { requireUser } from '../../../access/access.ts';
import { authorOf } from '../../../access/author.ts';
import type { ContentBodyInput } from '../../../content-body.ts';
import { requireDocument } from '../../content/find-document.ts';
import { requirePlace } from '../../content/make-content.ts';
import { insertVariant } from '../../content/save-variant.ts';
import { requireLanguages } from '../in-folders.ts';

export interface TranslateInput {
  readonly contentKeyOrId: string;
  readonly targetLanguages: readonly string[];
}

/** A draft in each language, with the words of the first one to begin from; what is there already stays. All or nothing. */
export async function translateContent(
  { contentKeyOrId, targetLanguages }: TranslateInput,
  context: Context,
): Promise<ContentTranslation> {
  const user = requireUser(context.principal);
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const source = await requireDocument({ contentKeyOrId }, inside);
    const place = await requirePlace(source.folder_id, user, inside);
    const wanted = [...new Set(targetLanguages)];
    requireLanguages(place, wanted, 'targetLanguages');
    // Two who translate at once wait for each other.
    await sql`select 1 from managed_content where id = ${source.content_id} for update`.execute(database);
    const { rows } = await sql<{ id: string; language: string }>`
      select id, language from managed_content_variant where content_id = ${source.content_id}`.execute(
      database,
    );
    const there = new Map(rows.map(({ id, language }) => [language, id]));
    const variants: ContentTranslation['variants'][number][] = [];
    for (const language of wanted) {
      const known = there.get(language);
      const id =
        known ??
        (await insertVariant(authorOf(inside), {
          contentId: source.content_id,
          language,
          variantType: 'Translation',
          // What is stored was checked and cleaned when it came in.
          draft: { title: source.title, urlName: source.url_name, body: source.body as ContentBodyInput },
        }));
      variants.push({
        language,
        managedContentVariantId: id,
        resourceUrl: `/services/data/${apiVersion}/connect/cms/contents/variants/${id}`,
        isNew: known === undefined,
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
