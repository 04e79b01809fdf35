import { apiVersion } from '@relab/contract';
import type { FoundFolder, FoundVariant, variantStatuses } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { joinPeople, userSummary } from '../../access/user-summary.ts';

interface ItemRow {
  readonly id: string;
  readonly space_id: string;
  /** That it lies in. */
  readonly folder_id: string;
  readonly created_date: Date;
  readonly created_by_id: string | null;
  readonly creator_name: string | null;
  readonly last_modified_date: Date;
  readonly last_modified_by_id: string | null;
  readonly changer_name: string | null;
}

const represent = (row: ItemRow) => ({
  createdBy: userSummary(row.created_by_id, row.creator_name),
  createdDate: row.created_date.toISOString(),
  folder: {
    id: row.folder_id,
    resourceUrl: `/services/data/${apiVersion}/connect/cms/folders/${row.folder_id}`,
  },
  id: row.id,
  lastModifiedBy: userSummary(row.last_modified_by_id, row.changer_name),
  lastModifiedDate: row.last_modified_date.toISOString(),
  managedContentSpaceId: row.space_id,
});

const stamps = (
  alias: 'x' | 'f',
) => sql`${sql.ref(`${alias}.created_date`)}, ${sql.ref(`${alias}.created_by_id`)},
  creator.name as creator_name, ${sql.ref(`${alias}.last_modified_date`)}, ${sql.ref(`${alias}.last_modified_by_id`)},
  changer.name as changer_name`;

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

interface VariantRow extends ItemRow {
  readonly content_id: string;
  readonly content_key: string;
  readonly type_name: string;
  readonly type_label: string;
  readonly language: string;
  readonly published_date: Date | null;
  readonly mime_type: string | null;
  readonly status: (typeof variantStatuses)[number];
  readonly title: string;
  readonly url_name: string | null;
  readonly variant_type: FoundVariant['variantType'];
}

/** Variants that were found, by their ids. */
export async function readVariantResults(
  database: Database,
  ids: readonly string[],
): Promise<readonly FoundVariant[]> {
  const { rows } = await sql<VariantRow>`
    select x.id, c.space_id, c.folder_id, ${stamps('x')}, c.id as content_id, c.content_key, c.type_name,
      t.name as type_label, x.language, x.published_date, v.body #>> '{source,mimeType}' as mime_type, x.status, x.title,
      x.url_name, x.variant_type
    from managed_content_variant x
    join managed_content c on c.id = x.content_id
    join managed_content_version v on v.id = x.latest_version_id
    join content_type t on t.fully_qualified_name = c.type_name
    ${joinPeople('x')} where x.id = any (${ids})`.execute(database);
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

/** Folders that were found, by their ids. */
export async function readFolderResults(
  database: Database,
  ids: readonly string[],
): Promise<readonly FoundFolder[]> {
  const { rows } = await sql<ItemRow & { readonly name: string }>`
    select f.id, f.space_id, f.parent_id as folder_id, ${stamps('f')}, f.name
    from managed_content_folder f ${joinPeople('f')} where f.id = any (${ids})`.execute(database);
  return rows.map((row) => ({ ...represent(row), type: 'ManagedContentSpaceFolder', name: row.name }));
}
