import type { RelatedListPreferences, RelatedListPreferencesBatch } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { inBatch } from '../sources/batch.ts';
import { checkedResponse } from '../sources/checked-response.ts';
import { joined } from '../sources/joined-source.ts';
import { optimisticQuery } from '../sources/optimistic-content.ts';
import { namesIn } from '../values/names-in.ts';
import { partsBatch } from './parts-batch.ts';

const preferencesBatch = partsBatch<string, RelatedListPreferences>({
  name: 'related-list-preferences',
  group: () => '',
  one: (preferencesId) => [calls.getRelatedListPreferences, { preferencesId }],
  all: (preferencesIds) => [calls.getRelatedListPreferencesBatch, { preferencesIds }],
});

/**
 * How wide a user has made the columns of a related list, whether they wrap, and in which order the rows stand. An id is
 * the parent's name and the list's, such as `Account.Contacts`. Those of one tick go out as one request.
 */
export const getRelatedListPreferences = readAdapter(calls.getRelatedListPreferences, {
  // D-123.
  scope: ({ preferencesId }) => preferencesId.toLowerCase(),
  keyed: () => ({}),
  query: (client, key) => optimisticQuery<RelatedListPreferences>(client, key),
  load:
    (client, { preferencesId }) =>
    async (asking) =>
      checkedResponse(await inBatch(client, preferencesBatch, preferencesId, asking)),
  isAffectedBy: (change, { config }) =>
    change.kind === 'related-list' &&
    change.preferencesId?.toLowerCase() === config.preferencesId.toLowerCase(),
});

/** Preferences of several related lists, each by its own status (D-110); only what is not cached is requested. */
export const getRelatedListPreferencesBatch = readAdapter(calls.getRelatedListPreferencesBatch, {
  normalize: ({ preferencesIds }) => ({ preferencesIds: namesIn(preferencesIds) }),
  create: joined({
    parts: (client, { preferencesIds }) =>
      namesIn(preferencesIds).map((preferencesId) =>
        getRelatedListPreferences.source(client, { preferencesId }),
      ),
    combine: (items) => ({ results: items as RelatedListPreferencesBatch['results'] }),
  }),
});
