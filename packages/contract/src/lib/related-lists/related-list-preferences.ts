import { dataPath, read, shape, write } from '../call.ts';
import { minutes } from '../lifetime.ts';
import { orderedByItem } from '../lists/list-order.ts';
import { boolean, integer, list, object, optional, record, text } from '../schema.ts';
import type { RelatedListPreferences, RelatedListPreferencesBatch } from './responses.ts';

const preferencesPath = `${dataPath}/ui-api/related-list-preferences` as const;

/** An id is the parent's name and the list's, such as `Account.Contacts`. D-264: 15 minutes. */
export const getRelatedListPreferences = read({
  id: 'getRelatedListPreferences',
  area: 'related-lists',
  path: `${preferencesPath}/{preferencesId}`,
  response: shape<RelatedListPreferences>(),
  lifetime: minutes(15),
});

/** D-264: 15 minutes. Each result has its own status (D-110). */
export const getRelatedListPreferencesBatch = read({
  id: 'getRelatedListPreferencesBatch',
  area: 'related-lists',
  path: `${preferencesPath}/batch/{preferencesIds}`,
  lists: ['preferencesIds'],
  response: shape<RelatedListPreferencesBatch>(),
  lifetime: minutes(15),
});

/**
 * Pixels per column (D-195), whether it wraps (D-196), and the order of the rows. Beside the specification: which columns
 * are shown, and in which order (none are the list's own again), and which stay in place.
 */
export const updateRelatedListPreferences = write({
  id: 'updateRelatedListPreferences',
  area: 'related-lists',
  method: 'PATCH',
  path: `${preferencesPath}/{preferencesId}`,
  body: object({
    columnWidths: optional(record(integer())),
    columnWrap: optional(record(boolean)),
    displayColumns: optional(list(text())),
    frozenColumns: optional(list(text())),
    orderedBy: optional(list(orderedByItem)),
  }),
  response: shape<RelatedListPreferences>(),
});
