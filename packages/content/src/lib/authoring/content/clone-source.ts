import type { Database } from '@relab/database';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import type { ContentBodyInput } from '../../content-body.ts';
import type { TypeRow } from './content-type.ts';
import type { DocumentRow } from './document-row.ts';
import type { Place } from './make-content.ts';
import { checkDraft, type Draft } from './version.ts';

/** What is cloned of a variant: its latest version. */
export interface SourceVariant {
  readonly id: string;
  readonly language: string;
  readonly variantType: 'Content' | 'Translation' | 'Variation';
  readonly title: string;
  readonly urlName: string | null;
  readonly body: ContentBodyInput;
}

/** In their latest versions: the one that stands for the content first, then the one in the language of the target. */
export async function readSource(
  database: Database,
  source: DocumentRow,
  { default_language: language }: Place,
): Promise<readonly SourceVariant[]> {
  const { rows } = await sql<SourceVariant>`
    select x.id, x.language, x.variant_type as "variantType", v.title, v.url_name as "urlName", v.body
    from managed_content_variant x join managed_content_version v on v.id = x.latest_version_id
    where x.content_id = ${source.content_id}
    order by x.id <> ${source.variant_id}, x.language <> ${language}, x.language`.execute(database);
  return rows;
}

/** A URL name leads to one content in a channel: a clone that goes to the same one gets its own from its author. */
export async function sharesChannel(database: Database, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from managed_content_space_channel a join managed_content_space_channel b on b.channel_id = a.channel_id
    where a.space_id = ${one} and b.space_id = ${other} limit 1`.execute(database);
  return one === other || rows.length > 0;
}

/** Undefined for one that the type, which may have changed since, does not take any more. */
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
