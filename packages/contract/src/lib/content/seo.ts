import { dataPath, read, shape } from '../call.ts';
import { hours } from '../lifetime.ts';
import { list, object, optional, text } from '../schema.ts';
import type { SeoProperties } from './responses.ts';

/**
 * C-052, C-161: metadata for search engines of a record, or of a content by its id, its key or its URL name. `fields` are
 * those whose values templates need (C-165). A forced request bypasses every cache on the way (C-166).
 */
export const getRecordSeoProperties = read({
  id: 'getRecordSeoProperties',
  area: 'seo',
  path: `${dataPath}/connect/communities/{communityId}/seo/properties/{recordId}`,
  query: object({ fields: optional(list(text(255, 1), 100)) }),
  headers: { cacheControl: 'Cache-Control' },
  response: shape<SeoProperties>(),
  lifetime: hours(1),
});
