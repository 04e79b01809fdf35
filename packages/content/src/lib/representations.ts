import { apiVersion } from '@relab/contract';
import { type UserSummary, variantStatusLabels } from '@relab/contract/content';
import type { Row } from '@relab/database';

const base = `/services/data/${apiVersion}`;

/** Where something of content is read. */
export const contentUrl = (
  kind: 'contents' | 'contents/variants' | 'delivery/channels' | 'folders' | 'spaces',
  id: string,
): string => `${base}/connect/cms/${kind}/${id}`;

export const userUrl = (id: string): string => `${base}/chatter/users/${id}`;

/** A person as content names them; null where nobody did it, but the installation itself. */
export const userSummary = (id: string | null, name: string | null): UserSummary | null =>
  id === null ? null : { id, name: name ?? '', resourceUrl: userUrl(id) };

/** Who made and last changed a row, and when. */
export const auditSummary = (row: {
  readonly created_date: Date;
  readonly created_by_id: string | null;
  readonly creator_name: string | null;
  readonly last_modified_date: Date;
  readonly last_modified_by_id: string | null;
  readonly changer_name: string | null;
}) => ({
  createdBy: userSummary(row.created_by_id, row.creator_name),
  createdDate: row.created_date.toISOString(),
  lastModifiedBy: userSummary(row.last_modified_by_id, row.changer_name),
  lastModifiedDate: row.last_modified_date.toISOString(),
});

/** The same where people are named by their ids alone. */
export const auditIds = (
  row: Row<
    'managed_content',
    'created_date' | 'created_by_id' | 'last_modified_date' | 'last_modified_by_id'
  >,
) => ({
  createdBy: row.created_by_id,
  createdDate: row.created_date.toISOString(),
  lastModifiedBy: row.last_modified_by_id,
  lastModifiedDate: row.last_modified_date.toISOString(),
});

export const typeSummary = (row: { readonly type_name: string; readonly type_label: string }) => ({
  fullyQualifiedName: row.type_name,
  name: row.type_label,
});

export const statusSummary = ({ status }: Pick<Row<'managed_content_variant'>, 'status'>) => ({
  label: variantStatusLabels[status],
  status,
});

export const resourceSummary = (kind: 'folders' | 'spaces', id: string) => ({
  id,
  resourceUrl: contentUrl(kind, id),
});
