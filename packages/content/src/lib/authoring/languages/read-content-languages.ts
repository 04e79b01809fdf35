import type { ContentLanguages } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { statusSummary, userSummary } from '../../representations.ts';
import type { DocumentRow } from '../content/document-row.ts';
import { requireDocument } from '../content/require-document.ts';
import { translationState } from '../content/translation-state.ts';

/** The content in each language of its space, and in those that the space had when somebody wrote in them. */
const selectLanguages = ({ database }: Context, contentId: string) =>
  database
    .selectFrom('managed_content as c')
    .innerJoin('managed_content_space as s', 's.id', 'c.space_id')
    .innerJoin(
      sql<{ language: string; place: number | null }>`lateral (
        select language, min(place) as place from (
          select language, place from unnest(s.languages) with ordinality as of_space (language, place)
          union all
          select language, null from managed_content_variant where content_id = c.id) as each_one
        group by language)`.as('l'),
      (join) => join.onTrue(),
    )
    .leftJoin('managed_content_variant as x', (join) =>
      join.onRef('x.content_id', '=', 'c.id').onRef('x.language', '=', 'l.language'),
    )
    // A version of another variant than the first one is nothing to compare with: that was another first one then.
    .leftJoin('managed_content_version as v', (join) =>
      join.onRef('v.id', '=', 'x.source_version_id').onRef('v.variant_id', '=', 'c.primary_variant_id'),
    )
    .leftJoin('user as u', 'u.id', 'x.source_checked_by_id')
    .select(['l.language', 'x.id', 'x.title', 'x.status', 'x.last_modified_date', 'x.published_date'])
    .select(['v.id as source_version_id', 'v.number as source_number'])
    .select(['x.source_checked_date', 'x.source_checked_by_id', 'u.name as checker_name'])
    .select(translationState.as('state'))
    .where('c.id', '=', contentId)
    .orderBy(sql`x.id is not distinct from c.primary_variant_id`, 'desc')
    .orderBy('l.place', (order) => order.asc().nullsLast())
    .orderBy('l.language')
    .execute();

const versionName = (id: string, number: number) => ({
  managedContentVersionId: id,
  versionNumber: `${number}.0`,
});

async function representLanguages(source: DocumentRow, context: Context): Promise<ContentLanguages> {
  const rows = await selectLanguages(context, source.content_id);
  return {
    contentKey: source.content_key,
    managedContentId: source.content_id,
    source: {
      language: source.language,
      managedContentVariantId: source.variant_id,
      ...versionName(source.version_id, source.number),
    },
    languages: rows.map((row) => ({
      language: row.language,
      state: row.state,
      status: row.status && statusSummary({ status: row.status }),
      managedContentVariantId: row.id,
      title: row.title,
      lastModifiedDate: row.last_modified_date?.toISOString() ?? null,
      publishedDate: row.published_date?.toISOString() ?? null,
      sourceVersion:
        row.source_version_id === null || row.source_number === null
          ? null
          : versionName(row.source_version_id, row.source_number),
      checkedBy: userSummary(row.source_checked_by_id, row.checker_name),
      checkedDate: row.source_checked_date?.toISOString() ?? null,
    })),
  };
}

/** How far a content is in each language, for a principal who may read it. */
export async function readContentLanguages(
  { contentKeyOrId }: { readonly contentKeyOrId: string },
  context: Context,
): Promise<ContentLanguages> {
  return await representLanguages(await requireDocument({ contentKeyOrId }, context), context);
}
