import type { Database } from '@relab/database';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';

/** One term, identified by its name. Terms may precede their parents. */
export interface TaxonomyTermInput {
  /** What the taxonomy knows it by. */
  readonly name: string;
  readonly label: string;
  /** The name of the term above it; at the top without one. */
  readonly parent?: string | null;
}

/** A taxonomy with its terms, identified by its name; 50 levels deep at most. */
export interface TaxonomyInput {
  readonly name: string;
  readonly label: string;
  readonly terms: readonly TaxonomyTermInput[];
}

/** So deep that nobody builds it on purpose; a circle is deeper. */
const maxDepth = 50;

function checkInput({ label, terms }: TaxonomyInput): void {
  const names = new Set(terms.map(({ name }) => name));
  if (names.size < terms.length) throw new Error('Two terms of a taxonomy have the same name.');
  for (const one of [label, ...terms.map((term) => term.label)])
    if (one.trim() === '') throw new Error('A taxonomy and each of its terms have a label.');
}

async function upsertTerms(
  database: Database,
  id: string,
  terms: readonly TaxonomyTermInput[],
): Promise<void> {
  const rows = JSON.stringify(terms.map((term) => ({ ...term, id: newId('0tT') })));
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as given (id text, name text, label text, parent text)`;
  await sql`
    insert into content_taxonomy_term (id, taxonomy_id, name, label)
    select id, ${id}, name, label from ${given}
    on conflict (taxonomy_id, name) do update set label = excluded.label`.execute(database);
  const { rows: unknown } = await sql<{ parent: string }>`
    select parent from ${given} where parent is not null and not exists (
      select 1 from content_taxonomy_term t where t.taxonomy_id = ${id} and t.name = given.parent)`.execute(
    database,
  );
  if (unknown[0]) throw new Error(`The taxonomy has no term "${unknown[0].parent}" to put another below.`);
  await sql`
    update content_taxonomy_term t set parent_id = above.id
    from ${given} left join content_taxonomy_term above on above.taxonomy_id = ${id} and above.name = given.parent
    where t.taxonomy_id = ${id} and t.name = given.name`.execute(database);
}

/** Throws for terms that lie below themselves. */
async function requireTree(database: Database, id: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    with recursive above as (
      select t.name, t.parent_id, 1 as height from content_taxonomy_term t where t.taxonomy_id = ${id}
      union all
      select above.name, t.parent_id, above.height + 1
      from above join content_taxonomy_term t on t.id = above.parent_id where above.height <= ${maxDepth}
    )
    select name from above where height > ${maxDepth} order by name limit 1`.execute(database);
  if (rows[0])
    throw new Error(
      `The term "${rows[0].name}" lies below itself, or more than ${maxDepth} terms below the top.`,
    );
}

/**
 * A taxonomy with its terms, as they are given: all or nothing. Terms that are not given stay, since contents may have them;
 * doing it again changes nothing.
 */
export async function upsertTaxonomy(database: Database, taxonomy: TaxonomyInput): Promise<void> {
  checkInput(taxonomy);
  const { name, label, terms } = taxonomy;
  await database.transaction().execute(async (transaction) => {
    // Its row is locked by this, so that two at once do not make a circle of which neither knows.
    const { id } = await transaction
      .insertInto('content_taxonomy')
      .values({ id: newId('0tX'), name, label })
      .onConflict((on) => on.column('name').doUpdateSet({ label, is_declared: true }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await upsertTerms(transaction, id, terms);
    await requireTree(transaction, id);
  });
}
