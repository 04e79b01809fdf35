import type { ConfigFor } from '@relab/contract';
import { getTaxonomyTerms, type TaxonomyTerms } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { requireRight, requireUser } from '../../access/access.ts';
import { notFound } from '../../errors.ts';
import { pageOf } from '../../paging.ts';
import { hasTerm } from '../folder/items-query.ts';
import { listSpaces } from '../space/space-row.ts';

type Term = TaxonomyTerms['terms'][number];

const taxonomies = sql`
  select x.id, x.label, x.label as path_label, true as is_taxonomy,
    exists (select 1 from content_taxonomy_term t where t.taxonomy_id = x.id) as has_child_terms
  from content_taxonomy x`;

/** The labels from the taxonomy down to the term `t`. */
const pathLabel = sql`(
  with recursive above as (
    select t.id, t.parent_id, t.label, 0 as height
    union all
    select p.id, p.parent_id, p.label, above.height + 1
    from above join content_taxonomy_term p on p.id = above.parent_id where above.height < 100
  )
  select string_agg(above.label, ' / ' order by above.height desc) from above)`;

const terms = (condition: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select t.id, t.label, x.label || ' / ' || ${pathLabel} as path_label, false as is_taxonomy,
    exists (select 1 from content_taxonomy_term below where below.parent_id = t.id) as has_child_terms
  from content_taxonomy_term t join content_taxonomy x on x.id = t.taxonomy_id where ${condition}`;

/** Ids of taxonomies and of terms tell themselves apart. */
async function below(parentId: string, { database }: Context): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ is_taxonomy: boolean }>`
    select true as is_taxonomy from content_taxonomy where id = ${parentId}
    union all select false from content_taxonomy_term where id = ${parentId}`.execute(database);
  if (!rows[0]) throw notFound();
  return rows[0].is_taxonomy
    ? terms(sql`t.taxonomy_id = ${parentId} and t.parent_id is null`)
    : terms(sql`t.parent_id = ${parentId}`);
}

/** A level of the terms of the installation, or those that are searched for, for users who work in any space. */
export async function listTerms(
  config: ConfigFor<typeof getTaxonomyTerms>,
  context: Context,
): Promise<TaxonomyTerms> {
  const { pageSize, offset, cut } = pageOf(getTaxonomyTerms, config);
  const { parentId, queryTerm = '' } = config;
  const { database, principal } = context;
  const [space] = await listSpaces({ limit: 1, offset: 0 }, context);
  requireRight(requireUser(principal), space, 'read');
  const chosen =
    queryTerm !== ''
      ? terms(hasTerm(sql`t.label`, queryTerm))
      : parentId === undefined
        ? taxonomies
        : await below(parentId, context);
  const { rows: found } = await sql<{
    readonly id: string;
    readonly label: string;
    readonly path_label: string;
    readonly is_taxonomy: boolean;
    readonly has_child_terms: boolean;
  }>`select * from (${chosen}) one order by lower(label), id limit ${pageSize + 1} offset ${offset}`.execute(
    database,
  );
  const { rows, urls } = cut(found);
  return {
    ...urls,
    terms: rows.map(
      (row): Term => ({
        hasChildTerms: row.has_child_terms,
        id: row.id,
        isTaxonomy: row.is_taxonomy,
        label: row.label,
        pathLabel: row.path_label,
      }),
    ),
  };
}
