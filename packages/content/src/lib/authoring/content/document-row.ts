import type { ContentDocument } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { User } from '@relab/server/principal';
import type { InferResult } from 'kysely';
import { hasRight, rightsIn } from '../../access/access.ts';
import { flagsOf, type Right } from '../../access/rights.ts';
import { auditSummary, resourceSummary, statusSummary, typeSummary } from '../../representations.ts';

/** Contents `c`, their variants `x`, the versions `v` of those, and their spaces `s`. */
export const selectDocuments = (database: Database, user: User) =>
  database
    .selectFrom('managed_content as c')
    .innerJoin('managed_content_space as s', 's.id', 'c.space_id')
    .innerJoin('managed_content_variant as x', 'x.content_id', 'c.id')
    .innerJoin('managed_content_version as v', 'v.variant_id', 'x.id')
    .innerJoin('content_type as t', 't.fully_qualified_name', 'c.type_name')
    .leftJoin('user as creator', 'creator.id', 'x.created_by_id')
    .leftJoin('user as changer', 'changer.id', 'v.created_by_id')
    .select([
      'c.id as content_id',
      'c.content_key',
      'c.api_name',
      'c.external_id',
      'c.space_id',
      'c.folder_id',
    ])
    .select([
      'c.type_name',
      't.name as type_label',
      'x.id as variant_id',
      'x.language',
      'x.status',
      'x.variant_type',
    ])
    .select(['x.published_version_id', 'v.id as version_id', 'v.number', 'v.title', 'v.url_name', 'v.body'])
    .select(['x.created_date', 'x.created_by_id', 'creator.name as creator_name'])
    .select(['v.created_date as last_modified_date', 'v.created_by_id as last_modified_by_id'])
    .select([
      'changer.name as changer_name',
      rightsIn(user, { folderId: 'c.folder_id', typeName: 'c.type_name' }).as('rights'),
    ]);

/** A version of a variant beside the variant, its content and the user's role in its space. */
export type DocumentRow = InferResult<ReturnType<typeof selectDocuments>>[number];

/** Translations are written by those who translate, everything else by those who change contents. */
export const savingRight = (row: Pick<DocumentRow, 'variant_type'> | undefined): Right =>
  row?.variant_type === 'Translation' ? 'translate' : 'update';

export const representDocument = (row: DocumentRow): ContentDocument => ({
  ...auditSummary(row),
  apiName: row.api_name,
  contentBody: row.body,
  contentKey: row.content_key,
  contentSpace: resourceSummary('spaces', row.space_id),
  contentType: typeSummary(row),
  externalId: row.external_id,
  folder: resourceSummary('folders', row.folder_id),
  isEditable: hasRight(row, savingRight(row)),
  isPublished: row.published_version_id !== null,
  language: row.language,
  managedContentId: row.content_id,
  managedContentVariantId: row.variant_id,
  managedContentVersionId: row.version_id,
  ownRights: flagsOf(row.rights),
  status: statusSummary(row),
  title: row.title,
  urlName: row.url_name,
  versionNumber: `${row.number}.0`,
});
