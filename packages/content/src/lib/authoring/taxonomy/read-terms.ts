import type { ContentTaxonomyTerms } from '@relab/contract/content';
import type { Database, Row } from '@relab/database';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { requireDocument } from '../content/require-document.ts';

type Fragment = Row<'content_taxonomy_term', 'id' | 'label'>;

interface TermRow extends Fragment {
  readonly taxonomy: Fragment;
  /** From the top to the term itself. */
  readonly path: readonly Fragment[];
}

async function readTermRows(database: Database, contentId: string): Promise<readonly TermRow[]> {
  const { rows } = await sql<TermRow>`
    with recursive above as (
      select t.id as term_id, t.id, t.label, t.parent_id, 0 as height
      from managed_content_term m join content_taxonomy_term t on t.id = m.term_id where m.content_id = ${contentId}
      union all
      select above.term_id, t.id, t.label, t.parent_id, above.height + 1
      from above join content_taxonomy_term t on t.id = above.parent_id where above.height < 100
    )
    select t.id, t.label, jsonb_build_object('id', x.id, 'label', x.label) as taxonomy, (
      select jsonb_agg(jsonb_build_object('id', above.id, 'label', above.label) order by above.height desc)
      from above where above.term_id = t.id) as path
    from managed_content_term m
    join content_taxonomy_term t on t.id = m.term_id
    join content_taxonomy x on x.id = t.taxonomy_id
    where m.content_id = ${contentId} order by lower(x.label), lower(t.label), t.id`.execute(database);
  return rows;
}

/** The terms of a content, each with its path (C-095). */
export async function readTerms(
  { contentKeyOrId }: { readonly contentKeyOrId: string },
  context: Context,
): Promise<ContentTaxonomyTerms> {
  const { content_key: contentKey, content_id: managedContentId } = await requireDocument(
    { contentKeyOrId },
    context,
  );
  const terms = await readTermRows(context.database, managedContentId);
  return {
    contentKey,
    managedContentId,
    taxonomyTerms: terms.map(({ id, label, taxonomy, path }) => ({
      id,
      label,
      // A term has one parent, and so one path.
      pathsFromRoot: [
        {
          label: [taxonomy, ...path].map((fragment) => fragment.label).join(' / '),
          taxonomyFragment: taxonomy,
          termFragments: [...path],
        },
      ],
    })),
  };
}
