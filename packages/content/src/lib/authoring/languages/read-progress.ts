import type { ConfigFor } from '@relab/contract';
import type { getTranslationProgress, TranslationProgress } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
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

/** Variants are counted by state and status first: the state of each is then worked out once. */
const sum = (condition: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce(sum(count) filter (where ${condition}), 0)::int`;

/** One statement, however many contents and languages there are, which two indexes serve without their tables. */
export async function readTranslationProgress(
  config: ConfigFor<typeof getTranslationProgress>,
  context: Context,
): Promise<TranslationProgress> {
  const { space, isInScope } = await requireScope(config, context);
  const { rows } = await sql<Counts & { readonly contents: number }>`
    with variant as (
      select x.language, ${translationState} as state, x.status, count(*) as count
      from managed_content c join managed_content_variant x on x.space_id = c.space_id and x.content_id = c.id
      where ${isInScope} group by 1, 2, 3
    )
    select language,
      (select count(*)::int from managed_content c where ${isInScope}) as contents,
      ${sum(sql`state = 'Source'`)} as source,
      ${sum(sql`state = 'Started'`)} as started,
      ${sum(sql`state = 'UpToDate'`)} as "upToDate",
      ${sum(sql`state = 'OutOfDate'`)} as "outOfDate",
      ${sum(sql`status <> 'Draft'`)} as published,
      ${sum(sql`state in ('Source', 'UpToDate') and status <> 'Published'`)} as unpublished
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
