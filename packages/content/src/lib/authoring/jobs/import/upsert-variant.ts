import { sql } from 'kysely';
import type { Author } from '../../../access/author.ts';
import type { BodySchema } from '../../../types/node.ts';
import { insertVariant, makeLatest } from '../../content/save-variant.ts';
import { checkDraft, type Draft, insertVersion } from '../../content/version.ts';
import { stableJson } from '../stable-json.ts';

export interface VariantToPut {
  readonly contentId: string;
  readonly language: string;
  readonly variantType: 'Translation' | 'Variation';
  readonly draft: Draft;
  readonly schema: BodySchema | null;
}

interface Latest extends Draft {
  readonly id: string;
  readonly number: number;
}

const isSame = (one: Draft, other: Draft): boolean =>
  Buffer.compare(
    stableJson([one.title, one.urlName, one.body]),
    stableJson([other.title, other.urlName, other.body]),
  ) === 0;

/** Makes a variant, or the next version of one; none where it is like the latest. Answers the id of the variant. */
export async function upsertVariant(author: Author, given: VariantToPut): Promise<string> {
  const { contentId, language } = given;
  const draft = checkDraft(given.draft, given.schema);
  const locked = await sql<{ id: string }>`
    select id from managed_content_variant where content_id = ${contentId} and language = ${language}
    for update`.execute(author.database);
  const id = locked.rows[0]?.id;
  if (id === undefined) return await insertVariant(author, { ...given, draft });
  const { rows } = await sql<Latest>`
    select v.id, v.number, v.title, v.url_name as "urlName", v.body from managed_content_variant x
    join managed_content_version v on v.id = x.latest_version_id where x.id = ${id}`.execute(author.database);
  const [latest] = rows;
  if (!latest) throw new Error('A variant has no version.');
  if (!isSame(latest, draft)) {
    const version = await insertVersion(author, id, latest.number + 1, draft);
    await makeLatest(author, id, version);
  }
  return id;
}
