import type { Glossary, GlossaryTerm } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { type InferResult, sql } from 'kysely';
import { userSummary } from '../../representations.ts';
import { requireSpace } from '../space/space-row.ts';

const selectTerms = ({ database }: Context) =>
  database
    .selectFrom('managed_content_glossary_term as g')
    .leftJoin('user as u', 'u.id', 'g.last_modified_by_id')
    .select(['g.id', 'g.term', 'g.translations', 'g.note'])
    .select(['g.last_modified_date', 'g.last_modified_by_id', 'u.name as changer_name']);

const represent = (row: InferResult<ReturnType<typeof selectTerms>>[number]): GlossaryTerm => ({
  id: row.id,
  term: row.term,
  translations: Object.entries(row.translations)
    .map(([language, text]) => ({ language, text }))
    .toSorted((one, other) => (one.language < other.language ? -1 : 1)),
  note: row.note,
  lastModifiedBy: userSummary(row.last_modified_by_id, row.changer_name),
  lastModifiedDate: row.last_modified_date.toISOString(),
});

/** For a principal who may read the space. How many there are is bounded where they are added. */
export async function readGlossary(
  { contentSpaceId }: { readonly contentSpaceId: string },
  context: Context,
): Promise<Glossary> {
  const space = await requireSpace(contentSpaceId, context);
  const rows = await selectTerms(context)
    .where('g.space_id', '=', space.id)
    .orderBy(sql`lower(g.term)`)
    .execute();
  return { language: space.default_language, terms: rows.map(represent) };
}

export async function readTerm(id: string, context: Context): Promise<GlossaryTerm> {
  return represent(await selectTerms(context).where('g.id', '=', id).executeTakeFirstOrThrow());
}
