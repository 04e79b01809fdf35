import { apiVersion } from '@relab/contract';
import { type ContentDocument, variantStatusLabels } from '@relab/contract/content';
import type { User } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import { type CollaboratorRole, joinCollaborator } from '../../access/access.ts';
import { joinPeople, userSummary } from '../../access/user-summary.ts';

/** A version of a variant beside the variant, its content and what whoever asks is in its space. */
export interface DocumentRow {
  readonly content_id: string;
  readonly content_key: string;
  readonly api_name: string;
  readonly external_id: string | null;
  readonly space_id: string;
  readonly folder_id: string;
  readonly type_name: string;
  readonly type_label: string;
  readonly variant_id: string;
  readonly variant_type: string;
  readonly language: string;
  readonly status: keyof typeof variantStatusLabels;
  readonly latest_version_id: string;
  readonly published_version_id: string | null;
  readonly version_id: string;
  readonly number: number;
  readonly title: string;
  readonly url_name: string | null;
  readonly body: Readonly<Record<string, unknown>>;
  readonly created_date: Date;
  readonly created_by_id: string | null;
  readonly creator_name: string | null;
  readonly last_modified_date: Date;
  readonly last_modified_by_id: string | null;
  readonly changer_name: string | null;
  readonly collaborator: CollaboratorRole | null;
}

/** Speaks of a content `c`, its variant `x`, a version `v` of that, and its space `s`. */
export const selectDocument = (principal: User): RawBuilder<unknown> => sql`
  select c.id as content_id, c.content_key, c.api_name, c.external_id, c.space_id, c.folder_id, c.type_name,
    t.name as type_label, x.id as variant_id, x.variant_type, x.language, x.status, x.latest_version_id,
    x.published_version_id, v.id as version_id, v.number, v.title, v.url_name, v.body, x.created_date, x.created_by_id,
    creator.name as creator_name, v.created_date as last_modified_date, v.created_by_id as last_modified_by_id,
    changer.name as changer_name, w.role as collaborator
  from managed_content c
  join managed_content_space s on s.id = c.space_id
  join managed_content_variant x on x.content_id = c.id
  join managed_content_version v on v.variant_id = x.id
  join content_type t on t.fully_qualified_name = c.type_name
  ${joinPeople('x')} ${joinCollaborator(principal, sql`c.folder_id`)}`;

const base = `/services/data/${apiVersion}/connect/cms`;

export function representDocument(row: DocumentRow): ContentDocument {
  return {
    apiName: row.api_name,
    contentBody: row.body,
    contentKey: row.content_key,
    contentSpace: { id: row.space_id, resourceUrl: `${base}/spaces/${row.space_id}` },
    contentType: { fullyQualifiedName: row.type_name, name: row.type_label },
    createdBy: userSummary(row.created_by_id, row.creator_name),
    createdDate: row.created_date.toISOString(),
    externalId: row.external_id,
    folder: { id: row.folder_id, resourceUrl: `${base}/folders/${row.folder_id}` },
    isPublished: row.published_version_id !== null,
    language: row.language,
    lastModifiedBy: userSummary(row.last_modified_by_id, row.changer_name),
    lastModifiedDate: row.last_modified_date.toISOString(),
    managedContentId: row.content_id,
    managedContentVariantId: row.variant_id,
    managedContentVersionId: row.version_id,
    status: { label: variantStatusLabels[row.status], status: row.status },
    title: row.title,
    urlName: row.url_name,
    versionNumber: `${row.number}.0`,
  };
}
