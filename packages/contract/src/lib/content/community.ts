import { dataPath, read, shape } from '../call.ts';
import { hours } from '../lifetime.ts';
import { boolean, integer, list, object, optional, text } from '../schema.ts';
import type { CommunityContents, CommunityContentVersions } from './responses.ts';

const path = `${dataPath}/connect/communities/{communityId}/managed-content/delivery` as const;
const names = optional(list(text(255, 1), 100));

const query = {
  contentKeys: names,
  language: optional(text(20)),
  managedContentIds: names,
  managedContentType: optional(text(120)),
  page: optional(integer(0, 100_000)),
  pageSize: optional(integer(1, 250)),
  /** Taxonomy terms, by id or by label. */
  topics: names,
} as const;

/** C-164. */
const queryNames = {
  contentKeys: 'contentKeys[]',
  managedContentIds: 'managedContentIds[]',
  topics: 'topics[]',
} as const;

/** Contents as they were delivered before they had bodies: each field is a node with its type. */
export const listContent = read({
  id: 'listContent',
  area: 'cms-delivery',
  path,
  query: object({ ...query, showAbsoluteUrl: optional(boolean) }),
  queryNames,
  response: shape<CommunityContentVersions>(),
  lifetime: hours(1),
});

/**
 * C-051. With `collectionName` the members of that collection, in its order. X-14, C-194: cached for thirty days.
 *
 * `queryTerm` finds what has words in its title or in the texts of its body that begin with each of its words, without regard
 * to accents and capitals; `*` ends a beginning, and marks within a word are part of it. `total` ends at 5,000 then.
 */
export const listContentInternal = read({
  id: 'listContentInternal',
  area: 'cms-delivery',
  path: `${path}/contents`,
  query: object({
    ...query,
    collectionName: optional(text(255)),
    queryTerm: optional(text(1000)),
    urlNameInList: names,
  }),
  queryNames: { ...queryNames, urlNameInList: 'urlNameInList[]' },
  response: shape<CommunityContents>(),
  lifetime: hours(30 * 24),
});
