import type { ConfigFor } from '@relab/contract';
import type { ContentTaxonomyTerms, updateManagedContentTaxonomyTerms } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import { authorOf, inContextTransaction } from '../../access/author.ts';
import { anyOf } from '../../any-of.ts';
import { requireDocument } from '../content/require-document.ts';
import { publishAgain } from '../publishing/publish-again.ts';
import { readTerms } from './read-terms.ts';

async function requireTerms(
  database: Database,
  ids: readonly string[],
  field: 'termsToAdd' | 'termsToRemove',
): Promise<void> {
  if (ids.length === 0) return;
  const terms = await database
    .selectFrom('content_taxonomy_term')
    .select('id')
    .where('id', '=', anyOf(ids))
    .execute();
  const unknown = ids.find((id) => !terms.some((term) => term.id === id));
  if (unknown !== undefined) throw badRequest(`There is no taxonomy term ${unknown}.`, field);
}

/** Adds terms and removes others, all or nothing. What is there already, or not there, is left as it is. */
export async function updateTerms(
  {
    contentKeyOrId,
    publish,
    termsToAdd = [],
    termsToRemove = [],
  }: ConfigFor<typeof updateManagedContentTaxonomyTerms>,
  context: Context,
): Promise<ContentTaxonomyTerms> {
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    const document = await requireDocument({ contentKeyOrId }, ctx, publish ? 'publish' : 'update');
    if (termsToAdd.length + termsToRemove.length === 0)
      throw badRequest('Name terms to add or to remove.', 'termsToAdd');
    if (termsToAdd.some((id) => termsToRemove.includes(id)))
      throw badRequest('A term is added or removed, not both.', 'termsToRemove');
    await requireTerms(database, termsToAdd, 'termsToAdd');
    await requireTerms(database, termsToRemove, 'termsToRemove');
    await sql`
      insert into managed_content_term (content_id, term_id)
      select ${document.content_id}, unnest(${termsToAdd}::text[]) on conflict do nothing`.execute(database);
    await database
      .deleteFrom('managed_content_term')
      .where('content_id', '=', document.content_id)
      .where('term_id', '=', anyOf(termsToRemove))
      .execute();
    if (publish) await publishAgain(authorOf(ctx), document.content_id);
    return await readTerms({ contentKeyOrId }, ctx);
  });
}
