import type { ConfigFor } from '@relab/contract';
import { getTaxonomyTerms, type TaxonomyTerms } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { requireRight } from '../../access/access.ts';
import { notFound } from '../../errors.ts';
import { pageOf } from '../../paging.ts';
import { hasTerm } from '../folder/items-query.ts';
import { listSpaces } from '../space/space-row.ts';
import { representTerm, type TermRow, taxonomyRows, termRows } from './term-row.ts';

/** Ids of taxonomies and of terms tell themselves apart. */
async function below(parentId: string, { database }: Context): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ is_taxonomy: boolean }>`
    select true as is_taxonomy from content_taxonomy where id = ${parentId}
    union all select false from content_taxonomy_term where id = ${parentId}`.execute(database);
  if (!rows[0]) throw notFound();
  return rows[0].is_taxonomy
    ? termRows(sql`t.taxonomy_id = ${parentId} and t.parent_id is null`)
    : termRows(sql`t.parent_id = ${parentId}`);
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
  requireRight(space, 'read');
  const chosen =
    queryTerm !== ''
      ? termRows(hasTerm(sql`t.label`, queryTerm))
      : parentId === undefined
        ? taxonomyRows(sql`true`)
        : await below(parentId, context);
  const { rows: found } = await sql<TermRow>`
    select * from (${chosen}) one order by lower(label), id limit ${pageSize + 1} offset ${offset}`.execute(
    database,
  );
  const { rows, urls } = cut(found);
  return { ...urls, terms: rows.map((row) => representTerm(row, principal)) };
}
