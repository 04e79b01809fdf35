import type { Author } from '../../../access/author.ts';
import type { BodySchema } from '../../../types/node.ts';
import { checkTranslation } from '../../content/check-translation.ts';
import { insertVariant, setLatestVersion } from '../../content/insert-content.ts';
import { checkDraft, type Draft, insertVersion } from '../../content/version.ts';
import { stableJson } from '../stable-json.ts';

export interface ImportedVariant {
  readonly contentId: string;
  readonly language: string;
  readonly variantType: 'Translation' | 'Variation';
  readonly draft: Draft;
  readonly schema: BodySchema | null;
  /** Whether it translates the content's first variant as that is now; true by default. */
  readonly isChecked?: boolean;
}

const isSame = (one: Draft, other: Draft): boolean =>
  Buffer.compare(
    stableJson([one.title, one.urlName, one.body]),
    stableJson([other.title, other.urlName, other.body]),
  ) === 0;

/** Inserts a variant, or the next version of one unless it equals the latest. Returns the id of the variant. */
export async function upsertVariant(author: Author, imported: ImportedVariant): Promise<string> {
  const { contentId, language, isChecked = true } = imported;
  const draft = checkDraft(imported.draft, imported.schema);
  const { database } = author;
  const existing = await database
    .selectFrom('managed_content_variant')
    .select('id')
    .where('content_id', '=', contentId)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst();
  if (!existing) return (await insertVariant(author, { ...imported, draft })).variantId;
  const { id } = existing;
  const latest = await database
    .selectFrom('managed_content_variant as x')
    .innerJoin('managed_content_version as v', 'v.id', 'x.latest_version_id')
    .select(['v.number', 'v.title', 'v.url_name as urlName', 'v.body'])
    .where('x.id', '=', id)
    .executeTakeFirstOrThrow();
  if (isSame(latest, draft)) return id;
  await setLatestVersion(author, id, await insertVersion(author, id, latest.number + 1, draft));
  if (isChecked) await checkTranslation(author, id);
  return id;
}
