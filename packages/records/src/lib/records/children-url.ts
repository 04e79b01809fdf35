import { apiVersion } from '@relab/contract';
import type { RequestedFields } from '../query/requested-fields.ts';

/** Where the pages of the records below one are to be had, by their tokens; none where there is no token. */
export function childrenUrls(
  recordId: string,
  relationshipName: string,
  { fields, optionalFields }: RequestedFields,
  pageSize: number,
): (token: string | null) => string | null {
  const named = { fields: fields?.join(), optionalFields: optionalFields?.join() };
  const query = Object.entries(named).map(([key, value]) =>
    value ? `&${key}=${encodeURIComponent(value)}` : '',
  );
  const path = `/services/data/${apiVersion}/ui-api/records/${recordId}/child-relationships/${relationshipName}`;
  return (token) =>
    token === null ? null : `${path}?pageSize=${pageSize}&pageToken=${token}${query.join('')}`;
}
