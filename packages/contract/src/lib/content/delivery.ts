import { dataPath, read, shape } from '../call.ts';
import { hours } from '../lifetime.ts';
import { flag, list, object, optional, text, whole } from '../schema.ts';
import type { Content, ContentCollectionItems, ContentList } from './delivery-answers.ts';

const deliveryPath = `${dataPath}/connect/sites/{siteId}/cms/delivery` as const;
const channelPath = `${dataPath}/connect/cms/delivery/channels/{channelId}` as const;
const names = optional(list(text(), 100));

/** S-204 to S-210: the parameters and their types. Pages count from 0. */
const listQuery = object({
  contentKeys: names,
  managedContentIds: names,
  contentTypeFQN: optional(text()),
  page: optional(whole(0, 100_000)),
  pageSize: optional(whole(1, 250)),
  referenceDepth: optional(whole(0, 3)),
  includeContentBody: optional(flag),
});

/** By content key, managed content id or URL name. An hour. */
export const getContentForSite = read({
  id: 'getContentForSite',
  area: 'cms-delivery',
  path: `${deliveryPath}/contents/{contentKeyOrId}`,
  answer: shape<Content>(),
  lifetime: hours(1),
});

/** The same for whoever knows the channel of the site. */
export const getContentForChannel = read({
  id: 'getContentForChannel',
  area: 'cms-delivery',
  path: `${channelPath}/contents/{contentKeyOrId}`,
  answer: shape<Content>(),
  lifetime: hours(1),
});

export const getContentsForSite = read({
  id: 'getContentsForSite',
  area: 'cms-delivery',
  path: `${deliveryPath}/contents`,
  query: listQuery,
  answer: shape<ContentList>(),
  lifetime: hours(1),
});

export const getContentsForChannel = read({
  id: 'getContentsForChannel',
  area: 'cms-delivery',
  path: `${channelPath}/contents`,
  query: listQuery,
  answer: shape<ContentList>(),
  lifetime: hours(1),
});

/** C-006. The page token is a page number from 0. */
export const getCollectionItemsForSite = read({
  id: 'getCollectionItemsForSite',
  area: 'cms-delivery',
  path: `${deliveryPath}/collections/{collectionKeyOrId}`,
  query: object({
    language: optional(text()),
    pageSize: optional(whole(1, 250)),
    pageToken: optional(whole(0, 100_000)),
  }),
  answer: shape<ContentCollectionItems>(),
  lifetime: hours(1),
});
