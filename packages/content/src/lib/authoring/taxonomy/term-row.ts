import type { TaxonomyTerm } from '@relab/contract/content';
import type { Principal } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import { isAdministrator } from '../../access/access.ts';

/** A term or a taxonomy. */
export interface TermRow {
  readonly id: string;
  readonly label: string;
  readonly path_label: string;
  readonly is_taxonomy: boolean;
  /** By the installation, which writes it anew. */
  readonly is_declared: boolean;
  readonly has_child_terms: boolean;
}

/** Taxonomies `x`. */
export const taxonomyRows = (condition: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select x.id, x.label, x.label as path_label, true as is_taxonomy, x.is_declared,
    exists (select 1 from content_taxonomy_term t where t.taxonomy_id = x.id) as has_child_terms
  from content_taxonomy x where ${condition}`;

/** The labels from the top down to the term `t`. */
const pathLabel = sql`(
  with recursive above as (
    select t.id, t.parent_id, t.label, 0 as height
    union all
    select p.id, p.parent_id, p.label, above.height + 1
    from above join content_taxonomy_term p on p.id = above.parent_id where above.height < 100
  )
  select string_agg(above.label, ' / ' order by above.height desc) from above)`;

/** Terms `t`. */
export const termRows = (condition: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select t.id, t.label, x.label || ' / ' || ${pathLabel} as path_label, false as is_taxonomy, x.is_declared,
    exists (select 1 from content_taxonomy_term below where below.parent_id = t.id) as has_child_terms
  from content_taxonomy_term t join content_taxonomy x on x.id = t.taxonomy_id where ${condition}`;

export const representTerm = (row: TermRow, principal: Principal): TaxonomyTerm => ({
  hasChildTerms: row.has_child_terms,
  id: row.id,
  isEditable: !row.is_declared && isAdministrator(principal),
  isTaxonomy: row.is_taxonomy,
  label: row.label,
  pathLabel: row.path_label,
});
