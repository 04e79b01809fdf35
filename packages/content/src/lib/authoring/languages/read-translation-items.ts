import type { ConfigFor } from '@relab/contract';
import { getTranslationItems, type TranslationItems } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { pageOf } from '../../paging.ts';
import { resourceSummary, statusSummary, typeSummary } from '../../representations.ts';
import { translationState } from '../content/translation-state.ts';
import { requireLanguages } from '../jobs/in-folders.ts';
import { requireScope } from './translation-scope.ts';

type Config = ConfigFor<typeof getTranslationItems>;

function isInState(state: Config['state']): RawBuilder<boolean> {
  switch (state) {
    case undefined:
      return sql`true`;
    case 'Unpublished':
      return sql`x.status <> 'Published' and ${translationState} in ('Source', 'UpToDate')`;
    default:
      return sql`${translationState} = ${state}`;
  }
}

/** By title, which an index of the space has in its order. */
export async function readTranslationItems(config: Config, context: Context): Promise<TranslationItems> {
  const { pageSize, offset, cut } = pageOf(getTranslationItems, config);
  const { space, isInScope } = await requireScope(config, context);
  requireLanguages(space, [config.language], 'language');
  const { rows, urls } = cut(
    await context.database
      .selectFrom('managed_content as c')
      .innerJoin('content_type as t', 't.fully_qualified_name', 'c.type_name')
      .innerJoin('managed_content_variant as source', 'source.id', 'c.primary_variant_id')
      .leftJoin('managed_content_variant as x', (join) =>
        join.onRef('x.content_id', '=', 'c.id').on('x.language', '=', config.language),
      )
      .select(['c.id', 'c.content_key', 'c.folder_id', 'c.title', 'c.type_name', 't.name as type_label'])
      .select(['source.id as source_id', 'source.language as source_language'])
      .select(['x.id as variant_id', 'x.status'])
      .select(translationState.as('state'))
      .where(isInScope)
      .where(isInState(config.state))
      .orderBy(sql`lower(c.title)`)
      .orderBy('c.id')
      .limit(pageSize + 1)
      .offset(offset)
      .execute(),
  );
  return {
    ...urls,
    items: rows.map((row) => ({
      contentKey: row.content_key,
      managedContentId: row.id,
      contentType: typeSummary(row),
      folder: resourceSummary('folders', row.folder_id),
      title: row.title,
      sourceLanguage: row.source_language,
      sourceVariantId: row.source_id,
      state: row.state,
      status: row.status && statusSummary({ status: row.status }),
      managedContentVariantId: row.variant_id,
    })),
  };
}
