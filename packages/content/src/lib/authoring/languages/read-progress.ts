import type { ConfigFor } from '@relab/contract';
import type { getTranslationProgress, TranslationProgress } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { translationState } from '../content/translation-state.ts';
import { requireScope } from './translation-scope.ts';

interface Counts {
  readonly language: string;
  readonly source: number;
  readonly started: number;
  readonly upToDate: number;
  readonly outOfDate: number;
  readonly published: number;
  readonly unpublished: number;
}

/** One statement, however many contents and languages there are: each variant is read once, and no body. */
export async function readTranslationProgress(
  config: ConfigFor<typeof getTranslationProgress>,
  context: Context,
): Promise<TranslationProgress> {
  const { space, isInScope } = await requireScope(config, context);
  const { rows } = await sql<Counts & { readonly contents: number }>`
    with variant as (
      select x.language, ${translationState} as state, x.status
      from managed_content c join managed_content_variant x on x.content_id = c.id
      where ${isInScope}
    )
    select language,
      (select count(*)::int from managed_content c where ${isInScope}) as contents,
      count(*) filter (where state = 'Source')::int as source,
      count(*) filter (where state = 'Started')::int as started,
      count(*) filter (where state = 'UpToDate')::int as "upToDate",
      count(*) filter (where state = 'OutOfDate')::int as "outOfDate",
      count(*) filter (where status <> 'Draft')::int as published,
      count(*) filter (where state in ('Source', 'UpToDate') and status <> 'Published')::int as unpublished
    from variant group by language`.execute(context.database);
  const contents = rows[0]?.contents ?? 0;
  const none = { source: 0, started: 0, upToDate: 0, outOfDate: 0, published: 0, unpublished: 0 };
  return {
    contents,
    languages: space.languages.map((language) => {
      const { contents: _, ...counts } = rows.find((row) => row.language === language) ?? {
        ...none,
        language,
        contents,
      };
      const { source, started, upToDate, outOfDate } = counts;
      return { ...counts, missing: contents - source - started - upToDate - outOfDate };
    }),
  };
}
