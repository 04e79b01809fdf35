import type { variantStatuses } from '@relab/contract/content';
import {
  columnOf,
  type DeclaredTable,
  declareTable,
  json,
  nullableJson,
  oneOf,
  type TableOf,
} from '@relab/database';
import type { ContentBodyInput } from '../content-body.ts';
import type { TypeTranslation } from '../types/content-type.ts';
import type { BodySchema } from '../types/node.ts';

const variantStatus = columnOf<(typeof variantStatuses)[number]>();

const contentTypeTable = declareTable('content_type', {
  fully_qualified_name: 'text',
  name: 'text',
  schema: nullableJson<BodySchema>(),
  mixins: 'text[] default',
  translations: columnOf<Readonly<Record<string, TypeTranslation>>>()('jsonb default'),
});

const managedContentTable = declareTable('managed_content', {
  id: 'text',
  content_key: 'text',
  api_name: 'text',
  space_id: 'text',
  folder_id: 'text',
  type_name: 'text',
  external_id: 'text null',
  primary_variant_id: 'text',
  title: 'text',
  status: variantStatus('text default'),
  latest_version_id: 'text',
  published_date: 'timestamptz null',
  created_date: 'timestamptz',
  created_by_id: 'text null',
  last_modified_date: 'timestamptz',
  last_modified_by_id: 'text null',
});

const managedContentVariantTable = declareTable('managed_content_variant', {
  id: 'text',
  content_id: 'text',
  language: 'text',
  variant_type: oneOf('text', ['Content', 'Translation', 'Variation']),
  title: 'text',
  url_name: 'text null',
  latest_version_id: 'text',
  latest_number: 'integer',
  published_version_id: 'text null',
  published_date: 'timestamptz null',
  status: variantStatus('text generated'),
  created_date: 'timestamptz',
  created_by_id: 'text null',
  last_modified_date: 'timestamptz',
  last_modified_by_id: 'text null',
  source_version_id: 'text null',
  source_checked_date: 'timestamptz null',
  source_checked_by_id: 'text null',
  space_id: 'text default',
});

const managedContentVersionTable = declareTable('managed_content_version', {
  id: 'text',
  variant_id: 'text',
  number: 'integer',
  title: 'text',
  url_name: 'text null',
  body: json<ContentBodyInput>(),
  created_date: 'timestamptz',
  created_by_id: 'text null',
  published_date: 'timestamptz null',
});

const managedContentReferenceTable = declareTable('managed_content_reference', {
  version_id: 'text',
  content_key: 'text',
});

const managedContentAutosaveTable = declareTable('managed_content_autosave', {
  variant_id: 'text',
  user_id: 'text',
  version_id: 'text',
  title: 'text',
  url_name: 'text null',
  body: json<ContentBodyInput>(),
  saved_date: 'timestamptz',
});

/** What authors write: contents, a variant for each language, and every save a version. */
export const contentTables: readonly DeclaredTable[] = [
  contentTypeTable,
  managedContentTable,
  managedContentVariantTable,
  managedContentVersionTable,
  managedContentReferenceTable,
  managedContentAutosaveTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly content_type: TableOf<typeof contentTypeTable>;
    readonly managed_content: TableOf<typeof managedContentTable>;
    readonly managed_content_variant: TableOf<typeof managedContentVariantTable>;
    readonly managed_content_version: TableOf<typeof managedContentVersionTable>;
    readonly managed_content_reference: TableOf<typeof managedContentReferenceTable>;
    readonly managed_content_autosave: TableOf<typeof managedContentAutosaveTable>;
  }
}
