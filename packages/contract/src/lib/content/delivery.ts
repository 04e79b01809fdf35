import { dataPath, read, shape } from '../call.ts';
import { hours } from '../lifetime.ts';
import { boolean, integer, list, object, optional, text } from '../schema.ts';
import type { Content, ContentCollectionItems, ContentCollectionMetadata, ContentList } from './responses.ts';

const deliveryPath = `${dataPath}/connect/sites/{siteId}/cms/delivery` as const;
const channelPath = `${dataPath}/connect/cms/delivery/channels/{channelId}` as const;
const names = optional(list(text(), 100));

/** How references are answered, and whether addresses stand with the site's origin. */
const references = {
  referenceDepth: optional(integer(0, 3)),
  expandReferences: optional(boolean),
  referencesAsList: optional(boolean),
  showAbsoluteUrl: optional(boolean),
} as const;

/**
 * Without a language that of the channel; what is not there in either is delivered in that of its space. References are as
 * deep as requested, one level by default.
 */
const itemQuery = object({ language: optional(text(20)), ...references });

/** S-204 to S-210: the parameters and their types. Pages count from 0. */
const listQuery = object({
  language: optional(text(20)),
  contentKeys: names,
  managedContentIds: names,
  contentTypeFQN: optional(text()),
  page: optional(integer(0, 100_000)),
  pageSize: optional(integer(1, 250)),
  ...references,
  includeContentBody: optional(boolean),
  publishStartDate: optional(text(40)),
  publishEndDate: optional(text(40)),
});

/** By content key, managed content id or URL name. An hour. */
export const getContentForSite = read({
  id: 'getContentForSite',
  area: 'cms-delivery',
  path: `${deliveryPath}/contents/{contentKeyOrId}`,
  query: itemQuery,
  response: shape<Content>(),
  lifetime: hours(1),
});

/** The same for whoever knows the channel of the site. */
export const getContentForChannel = read({
  id: 'getContentForChannel',
  area: 'cms-delivery',
  path: `${channelPath}/contents/{contentKeyOrId}`,
  query: itemQuery,
  response: shape<Content>(),
  lifetime: hours(1),
});

/** A page of a site's published contents, from 0; with bodies where `includeContentBody` is true. An hour (C-193). */
export const getContentsForSite = read({
  id: 'getContentsForSite',
  area: 'cms-delivery',
  path: `${deliveryPath}/contents`,
  query: listQuery,
  response: shape<ContentList>(),
  lifetime: hours(1),
});

/** As `getContentsForSite`, for whoever knows the channel of the site. */
export const getContentsForChannel = read({
  id: 'getContentsForChannel',
  area: 'cms-delivery',
  path: `${channelPath}/contents`,
  query: listQuery,
  response: shape<ContentList>(),
  lifetime: hours(1),
});

const collectionQuery = object({
  language: optional(text(20)),
  pageSize: optional(integer(1, 250)),
  pageToken: optional(integer(0, 100_000)),
});

/** C-006, C-162. The page token is a page number from 0. */
export const getCollectionItemsForSite = read({
  id: 'getCollectionItemsForSite',
  area: 'cms-delivery',
  path: `${deliveryPath}/collections/{collectionKeyOrId}`,
  query: collectionQuery,
  response: shape<ContentCollectionItems>(),
  lifetime: hours(1),
});

/** As `getCollectionItemsForSite`, for whoever knows the channel of the site. */
export const getCollectionItemsForChannel = read({
  id: 'getCollectionItemsForChannel',
  area: 'cms-delivery',
  path: `${channelPath}/collections/{collectionKeyOrId}`,
  query: collectionQuery,
  response: shape<ContentCollectionItems>(),
  lifetime: hours(1),
});

/** C-163. `expandMetadata` has the schema of the items say all that their types say of fields. */
const metadataQuery = object({ expandMetadata: optional(boolean), language: optional(text(20)) });

/** A collection without its items: their number, and the JSON Schema of their fields (C-050). An hour. */
export const getCollectionMetadataForSite = read({
  id: 'getCollectionMetadataForSite',
  area: 'cms-delivery',
  path: `${deliveryPath}/collections/{collectionKeyOrId}/metadata`,
  query: metadataQuery,
  response: shape<ContentCollectionMetadata>(),
  lifetime: hours(1),
});

/** As `getCollectionMetadataForSite`, for whoever knows the channel of the site. */
export const getCollectionMetadataForChannel = read({
  id: 'getCollectionMetadataForChannel',
  area: 'cms-delivery',
  path: `${channelPath}/collections/{collectionKeyOrId}/metadata`,
  query: metadataQuery,
  response: shape<ContentCollectionMetadata>(),
  lifetime: hours(1),
});
