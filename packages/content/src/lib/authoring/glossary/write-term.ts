import type { ConfigFor } from '@relab/contract';
import type { createGlossaryTerm, GlossaryTerm, replaceGlossaryTerm } from '@relab/contract/content';
import { maxGlossaryTerms } from '@relab/contract/content';
import { badRequest, type Context, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { authorOf, createdColumns, inContextTransaction, modifiedColumns } from '../../access/author.ts';
import { conflict, limitExceeded, notFound } from '../../errors.ts';
import { requireLanguages } from '../jobs/in-folders.ts';
import { requireSpace, type SpaceRow } from '../space/space-row.ts';
import { readTerm } from './read-glossary.ts';

type TermInput = Omit<ConfigFor<typeof createGlossaryTerm>, 'contentSpaceId'>;

/** As it is looked for: on one line, a blank between words. */
const cleanWords = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** A term as it is stored: each language once, and none that the space does not have, or speaks itself. */
function columnsOf({ term, translations, note }: TermInput, space: SpaceRow) {
  requireLanguages(
    space,
    translations.map(({ language }) => language),
    'translations',
  );
  const texts = new Map(translations.map(({ language, text }) => [language, cleanWords(text)]));
  if (texts.size < translations.length || texts.has(space.default_language))
    throw badRequest(
      `Each language but ${space.default_language}, that of the term, stands here once.`,
      'translations',
    );
  const name = cleanWords(term);
  if (name === '' || [...texts.values()].includes(''))
    throw badRequest('A term and its translations have letters.', 'term');
  return {
    term: name,
    translations: JSON.stringify(Object.fromEntries(texts)),
    note: note === undefined || note.trim() === '' ? null : note.trim(),
  };
}

const isThere = (term: string) => conflict(`The glossary has the term ${term} already.`, 'term');

/** For a principal who may write in the space. */
export async function createTerm(
  { contentSpaceId, ...input }: ConfigFor<typeof createGlossaryTerm>,
  context: Context,
): Promise<GlossaryTerm> {
  return await inContextTransaction(context, async (ctx) => {
    const space = await requireSpace(contentSpaceId, ctx, 'translate');
    const columns = columnsOf(input, space);
    const { database } = ctx;
    // Two who add the last one wait for each other.
    await database
      .selectFrom('managed_content_space')
      .select('id')
      .where('id', '=', space.id)
      .forUpdate()
      .execute();
    const { count } = await database
      .selectFrom('managed_content_glossary_term')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('space_id', '=', space.id)
      .executeTakeFirstOrThrow();
    if (count >= maxGlossaryTerms) throw limitExceeded(`A glossary has ${maxGlossaryTerms} terms at most.`);
    const id = newId('0gt');
    const inserted = await database
      .insertInto('managed_content_glossary_term')
      .values({ id, space_id: space.id, ...columns, ...createdColumns(authorOf(ctx)) })
      .onConflict((on) => on.expression(sql`space_id, lower(term)`).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) throw isThere(columns.term);
    return await readTerm(id, ctx);
  });
}

export async function replaceTerm(
  { contentSpaceId, termId, ...input }: ConfigFor<typeof replaceGlossaryTerm>,
  context: Context,
): Promise<GlossaryTerm> {
  return await inContextTransaction(context, async (ctx) => {
    const space = await requireSpace(contentSpaceId, ctx, 'translate');
    const columns = columnsOf(input, space);
    const { database } = ctx;
    const other = await database
      .selectFrom('managed_content_glossary_term')
      .select('id')
      .where('space_id', '=', space.id)
      .where(sql`lower(term)`, '=', sql`lower(${columns.term})`)
      .where('id', '<>', termId)
      .executeTakeFirst();
    if (other) throw isThere(columns.term);
    const updated = await database
      .updateTable('managed_content_glossary_term')
      .set({ ...columns, ...modifiedColumns(authorOf(ctx)) })
      .where('id', '=', termId)
      .where('space_id', '=', space.id)
      .returning('id')
      .executeTakeFirst();
    if (!updated) throw notFound();
    return await readTerm(termId, ctx);
  });
}

export async function deleteTerm(
  { contentSpaceId, termId }: { readonly contentSpaceId: string; readonly termId: string },
  context: Context,
): Promise<null> {
  const space = await requireSpace(contentSpaceId, context, 'translate');
  const deleted = await context.database
    .deleteFrom('managed_content_glossary_term')
    .where('id', '=', termId)
    .where('space_id', '=', space.id)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound();
  return null;
}
