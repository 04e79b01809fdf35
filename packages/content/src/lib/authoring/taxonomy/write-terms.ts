import type { ConfigFor } from '@relab/contract';
import type {
  createTaxonomyTerm as createCall,
  deleteTaxonomyTerm as deleteCall,
  TaxonomyTerm,
  updateTaxonomyTerm as updateCall,
} from '@relab/contract/content';
import type { Database } from '@relab/database';
import { type Context, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { requireAdministrator } from '../../access/access.ts';
import { inContextTransaction } from '../../access/author.ts';
import { conflict, limitExceeded, notFound } from '../../errors.ts';
import { representTerm, type TermRow, taxonomyRows, termRows } from './term-row.ts';

/** Deeper than this nobody finds anything; a circle cannot come of new terms. */
const maxDepth = 50;

async function readTerm(database: Database, id: string): Promise<TermRow> {
  const { rows } = await sql<TermRow>`
    ${taxonomyRows(sql`x.id = ${id}`)} union all ${termRows(sql`t.id = ${id}`)}`.execute(database);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** What people made; its taxonomy is locked, so that nothing is written below what is being deleted. */
async function requireOwn(
  database: Database,
  id: string,
): Promise<{ readonly term: TermRow; readonly taxonomyId: string }> {
  const { rows } = await sql<{ id: string; is_declared: boolean }>`
    select x.id, x.is_declared from content_taxonomy x
    where x.id = ${id} or x.id = (select t.taxonomy_id from content_taxonomy_term t where t.id = ${id})
    for update`.execute(database);
  const [taxonomy] = rows;
  if (!taxonomy) throw notFound();
  if (taxonomy.is_declared)
    throw conflict(
      'The installation itself says what is in this taxonomy. Make one of your own for other terms.',
    );
  return { term: await readTerm(database, id), taxonomyId: taxonomy.id };
}

/** Throws where another term beside it has the same label. */
async function requireFreeLabel(
  database: Database,
  {
    id,
    label,
    taxonomyId,
    parentId,
  }: {
    readonly id: string;
    readonly label: string;
    readonly taxonomyId: string | null;
    readonly parentId: string | null;
  },
): Promise<void> {
  const { rows } =
    taxonomyId === null
      ? await sql`select 1 from content_taxonomy where lower(label) = lower(${label}) and id <> ${id}`.execute(
          database,
        )
      : await sql`select 1 from content_taxonomy_term where taxonomy_id = ${taxonomyId}
          and parent_id is not distinct from ${parentId} and lower(label) = lower(${label}) and id <> ${id}`.execute(
          database,
        );
  if (rows.length > 0) throw conflict(`${label} is there already.`, 'label');
}

async function insertTerm(database: Database, label: string, parentId: string): Promise<string> {
  const { term, taxonomyId } = await requireOwn(database, parentId);
  const above = term.is_taxonomy ? null : parentId;
  const { rows } = await sql<{ height: number }>`
    with recursive above as (
      select t.id, t.parent_id, 1 as height from content_taxonomy_term t where t.id = ${above}
      union all
      select t.id, t.parent_id, above.height + 1 from above join content_taxonomy_term t on t.id = above.parent_id
    )
    select coalesce(max(height), 0) as height from above`.execute(database);
  if ((rows[0]?.height ?? 0) >= maxDepth)
    throw limitExceeded(`A term lies ${maxDepth} terms deep at most.`, 'parentId');
  const id = newId('0tT');
  await requireFreeLabel(database, { id, label, taxonomyId, parentId: above });
  await database
    .insertInto('content_taxonomy_term')
    .values({ id, taxonomy_id: taxonomyId, name: id, label, parent_id: above })
    .execute();
  return id;
}

async function insertTaxonomy(database: Database, label: string): Promise<string> {
  const id = newId('0tX');
  await requireFreeLabel(database, { id, label, taxonomyId: null, parentId: null });
  await database.insertInto('content_taxonomy').values({ id, name: id, label, is_declared: false }).execute();
  return id;
}

/** A term, or, without a parent, a taxonomy. Programs identify it by its id. */
export async function createTerm(
  { parentId, label }: ConfigFor<typeof createCall>,
  context: Context,
): Promise<TaxonomyTerm> {
  requireAdministrator(context.principal);
  return await inContextTransaction(context, async ({ database, principal }) => {
    const id =
      parentId === undefined
        ? await insertTaxonomy(database, label)
        : await insertTerm(database, label, parentId);
    return representTerm(await readTerm(database, id), principal);
  });
}

export async function updateTerm(
  { termId, label }: ConfigFor<typeof updateCall>,
  context: Context,
): Promise<TaxonomyTerm> {
  requireAdministrator(context.principal);
  return await inContextTransaction(context, async ({ database, principal }) => {
    const { term, taxonomyId } = await requireOwn(database, termId);
    if (term.is_taxonomy) {
      await requireFreeLabel(database, { id: termId, label, taxonomyId: null, parentId: null });
      await database.updateTable('content_taxonomy').set({ label }).where('id', '=', termId).execute();
    } else {
      const place = await database
        .selectFrom('content_taxonomy_term')
        .select('parent_id')
        .where('id', '=', termId)
        .executeTakeFirst();
      await requireFreeLabel(database, { id: termId, label, taxonomyId, parentId: place?.parent_id ?? null });
      await database.updateTable('content_taxonomy_term').set({ label }).where('id', '=', termId).execute();
    }
    return representTerm(await readTerm(database, termId), principal);
  });
}

/** Only one with nothing below it: whole branches are not lost by one click. */
export async function deleteTerm({ termId }: ConfigFor<typeof deleteCall>, context: Context): Promise<null> {
  requireAdministrator(context.principal);
  return await inContextTransaction(context, async ({ database }) => {
    const { term } = await requireOwn(database, termId);
    if (term.has_child_terms) throw conflict('There are terms below it. Delete those first.');
    await database
      .deleteFrom(term.is_taxonomy ? 'content_taxonomy' : 'content_taxonomy_term')
      .where('id', '=', termId)
      .execute();
    return null;
  });
}
