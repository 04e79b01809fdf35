import type { FoundFolder, FoundVariant } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { anyOf } from '../../any-of.ts';
import { auditSummary, resourceSummary } from '../../representations.ts';

const represent = (
  row: Parameters<typeof auditSummary>[0] & {
    readonly id: string;
    readonly space_id: string;
    /** That it lies in. */
    readonly folder_id: string;
  },
) => ({
  ...auditSummary(row),
  folder: resourceSummary('folders', row.folder_id),
  id: row.id,
  managedContentSpaceId: row.space_id,
});

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** Variants that match, by their ids. */
export async function readVariantResults(
  database: Database,
  ids: readonly string[],
): Promise<readonly FoundVariant[]> {
  const rows = await database
    .selectFrom('managed_content_variant as x')
    .innerJoin('managed_content as c', 'c.id', 'x.content_id')
    .innerJoin('managed_content_version as v', 'v.id', 'x.latest_version_id')
    .innerJoin('content_type as t', 't.fully_qualified_name', 'c.type_name')
    .leftJoin('user as creator', 'creator.id', 'x.created_by_id')
    .leftJoin('user as changer', 'changer.id', 'x.last_modified_by_id')
    .select(['x.id', 'c.space_id', 'c.folder_id', 'c.id as content_id', 'c.content_key', 'c.type_name'])
    .select(['x.created_date', 'x.created_by_id', 'creator.name as creator_name'])
    .select(['x.last_modified_date', 'x.last_modified_by_id', 'changer.name as changer_name'])
    .select(['t.name as type_label', 'x.language', 'x.published_date', 'x.status', 'x.title', 'x.url_name'])
    .select(['x.variant_type', sql<string | null>`v.body #>> '{source,mimeType}'`.as('mime_type')])
    .where('x.id', '=', anyOf(ids))
    .execute();
  return rows.map((row) => ({
    ...represent(row),
    type: 'ManagedContentVariant',
    contentKey: row.content_key,
    contentType: { developerName: row.type_name, label: row.type_label },
    language: {
      displayLabel: names.of(row.language.replace('_', '-')) ?? row.language,
      locale: row.language,
    },
    lastPublishedDate: row.published_date?.toISOString() ?? null,
    managedContentId: row.content_id,
    mimeType: row.mime_type,
    status: row.status,
    title: row.title,
    urlName: row.url_name,
    urlValue: null,
    variantType: row.variant_type,
  }));
}

/** Folders that match, by their ids. */
export async function readFolderResults(
  database: Database,
  ids: readonly string[],
): Promise<readonly FoundFolder[]> {
  const rows = await database
    .selectFrom('managed_content_folder as f')
    .leftJoin('user as creator', 'creator.id', 'f.created_by_id')
    .leftJoin('user as changer', 'changer.id', 'f.last_modified_by_id')
    .select(['f.id', 'f.space_id', 'f.parent_id as folder_id', 'f.name'])
    .select(['f.created_date', 'f.created_by_id', 'creator.name as creator_name'])
    .select(['f.last_modified_date', 'f.last_modified_by_id', 'changer.name as changer_name'])
    .where('f.id', '=', anyOf(ids))
    .$narrowType<{ folder_id: string }>()
    .execute();
  return rows.map((row) => ({ ...represent(row), type: 'ManagedContentSpaceFolder', name: row.name }));
}
