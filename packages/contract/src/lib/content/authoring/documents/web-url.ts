import { read, shape, write } from '../../../call.ts';
import { object, oneOf, optional, text } from '../../../schema.ts';
import { authoringPath, brief, pages } from '../paths.ts';
import type { WebUrl, WebUrls } from './responses.ts';
import { webUrlStatuses } from './web-url-statuses.ts';

const path = `${authoringPath}/contents` as const;

/** Those that the content has now first, then those that it had. */
export const getManagedContentWebUrls = read({
  id: 'getManagedContentWebUrls',
  area: 'cms-authoring',
  path: `${path}/{contentKeyOrId}/web-urls`,
  query: object(pages),
  response: shape<WebUrls>(),
  lifetime: brief,
});

/**
 * C-097, C-141. What is not named stays. An alias that is changed goes on leading to the content. A redirect without a
 * `redirectUrl`, or with an empty one, leads to where the content is.
 */
export const updateManagedContentWebUrl = write({
  id: 'updateManagedContentWebUrl',
  area: 'cms-authoring',
  method: 'PATCH',
  path: `${path}/web-urls/{managedContentWebUrlId}`,
  body: object({
    redirectInfo: optional(object({ redirectUrl: text(2048) })),
    status: optional(oneOf(webUrlStatuses)),
    urlAlias: optional(text(120, 1)),
    associatedRecordId: optional(text(18)),
  }),
  response: shape<WebUrl>(),
});
