import * as z from 'zod/mini';
import { dataPath, read, shape } from '../call.ts';
import { list, whole } from '../checks.ts';
import { hours } from '../lifetime.ts';
import type { Content, ContentCollectionItems, ContentList } from './delivery-answers.ts';

const deliveryPath = `${dataPath}/connect/sites/{siteId}/cms/delivery` as const;
const names = z.optional(list(z.string(), 100));

/** By content key, managed content id or URL name. An hour. */
export const getContentForSite = read({
  id: 'getContentForSite',
  area: 'cms-delivery',
  path: `${deliveryPath}/contents/{contentKeyOrId}`,
  answer: shape<Content>(),
  lifetime: hours(1),
});

/** S-204 to S-210: the parameters and their types. Pages count from 0. */
export const getContentsForSite = read({
  id: 'getContentsForSite',
  area: 'cms-delivery',
  path: `${deliveryPath}/contents`,
  query: z.object({
    contentKeys: names,
    managedContentIds: names,
    contentTypeFQN: z.optional(z.string()),
    page: z.optional(whole(0, 100_000)),
    pageSize: z.optional(whole(1, 250)),
    referenceDepth: z.optional(whole(0, 3)),
    includeContentBody: z.optional(z.boolean()),
  }),
  answer: shape<ContentList>(),
  lifetime: hours(1),
});

/** C-006. The page token is a page number from 0. */
export const getCollectionItemsForSite = read({
  id: 'getCollectionItemsForSite',
  area: 'cms-delivery',
  path: `${deliveryPath}/collections/{collectionKeyOrId}`,
  query: z.object({
    language: z.optional(z.string()),
    pageSize: z.optional(whole(1, 250)),
    pageToken: z.optional(whole(0, 100_000)),
  }),
  answer: shape<ContentCollectionItems>(),
  lifetime: hours(1),
});
