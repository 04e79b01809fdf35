import type { Database } from '@relab/database';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import type { TypeRow } from './content-type.ts';
import type { TargetFolder } from './create-content.ts';
import type { DocumentRow } from './document-row.ts';
import { checkDraft, type Draft } from './version.ts';

/** What is cloned of a variant: its latest version. */
export type SourceVariant = Awaited<ReturnType<typeof readSource>>[number];

/** In their latest versions: the one that stands for the content first, then the one in the language of the target. */
export const readSource = (database: Database, source: DocumentRow, target: TargetFolder) =>
  database
    .selectFrom('managed_content_variant as x')
    .innerJoin('managed_content_version as v', 'v.id', 'x.latest_version_id')
    .innerJoin('managed_content as c', 'c.id', 'x.content_id')
    .select([
      'x.id',
      'x.language',
      'x.variant_type as variantType',
      'v.title',
      'v.url_name as urlName',
      'v.body',
      sql<boolean>`x.source_checked_date is not null and x.source_version_id = c.latest_version_id`.as(
        'isChecked',
      ),
    ])
    .where('x.content_id', '=', source.content_id)
    .orderBy(sql`x.id <> ${source.variant_id}`)
    .orderBy(sql`x.language <> ${target.default_language}`)
    .orderBy('x.language')
    .execute();

/** A URL name leads to one content in a channel: a clone that goes to the same one gets its own from its author. */
export async function sharesChannel(database: Database, one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const shared = await database
    .selectFrom('managed_content_space_channel as a')
    .innerJoin('managed_content_space_channel as b', 'b.channel_id', 'a.channel_id')
    .select('a.channel_id')
    .where('a.space_id', '=', one)
    .where('b.space_id', '=', other)
    .limit(sql.lit(1))
    .executeTakeFirst();
  return shared !== undefined;
}

/** Undefined for one that the type, which may have changed since, does not accept any more. */
export function draftOf(
  variant: SourceVariant,
  { schema }: TypeRow,
  keepsUrlName: boolean,
): Draft | undefined {
  try {
    return checkDraft({ ...variant, urlName: keepsUrlName ? variant.urlName : null }, schema);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
