import type { ContentTaxonomyTerms } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import { requireRight, requireUser } from '../../access/access.ts';
import { authorOf } from '../../access/author.ts';
import { requireDocument } from '../content/find-document.ts';
import { publishAgain } from '../publishing/publish-again.ts';
import { readTerms } from './read-terms.ts';

export interface TermsUpdate {
  readonly contentKeyOrId: string;
  readonly publish: boolean;
  readonly termsToAdd?: readonly string[] | undefined;
  readonly termsToRemove?: readonly string[] | undefined;
}

async function requireTerms(
  database: Database,
  ids: readonly string[],
  field: 'termsToAdd' | 'termsToRemove',
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select id from content_taxonomy_term where id = any (${ids})`.execute(database);
  const known = new Set(rows.map(({ id }) => id));
  const lost = ids.find((id) => !known.has(id));
  if (lost !== undefined) throw badRequest(`There is no taxonomy term ${lost}.`, field);
}

/** Adds terms and removes others, all or nothing. What is there already, or not there, is left as it is. */
export async function updateTerms(update: TermsUpdate, context: Context): Promise<ContentTaxonomyTerms> {
  const { contentKeyOrId, publish, termsToAdd = [], termsToRemove = [] } = update;
  const user = requireUser(context.principal);
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const document = await requireDocument({ contentKeyOrId }, inside);
    requireRight(user, document, publish ? 'publish' : 'write');
    if (termsToAdd.length + termsToRemove.length === 0)
      throw badRequest('Name terms to add or to remove.', 'termsToAdd');
    if (termsToAdd.some((id) => termsToRemove.includes(id)))
      throw badRequest('A term is added or removed, not both.', 'termsToRemove');
    await requireTerms(database, termsToAdd, 'termsToAdd');
    await requireTerms(database, termsToRemove, 'termsToRemove');
    await sql`
      insert into managed_content_term (content_id, term_id)
      select ${document.content_id}, unnest(${termsToAdd}::text[]) on conflict do nothing`.execute(database);
    await sql`
      delete from managed_content_term
      where content_id = ${document.content_id} and term_id = any (${termsToRemove})`.execute(database);
    if (publish) await publishAgain(authorOf(inside), document.content_id);
    return await readTerms({ contentKeyOrId }, inside);
  });
}
