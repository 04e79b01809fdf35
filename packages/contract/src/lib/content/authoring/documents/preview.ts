import { dataPath, read, shape, write } from '../../../call.ts';
import { object, optional, text } from '../../../schema.ts';
import { authoringPath, brief } from '../paths.ts';
import type { ContentPreview, PreviewLink } from './responses.ts';

/**
 * Makes a link that shows one version of a content on the site, without a sign-in, until it expires: that which is named, by
 * its number or its id, or the latest. It ends sooner with the rights of who made it. Ours: the addresses of
 * `getPreviewEndpoints` name no version, so there is nothing in them that could be signed.
 */
export const createPreviewLink = write({
  id: 'createPreviewLink',
  area: 'cms-authoring',
  path: `${authoringPath}/contents/{contentKeyOrId}/preview-links`,
  body: object({ contentVersion: optional(text(20, 1)), language: optional(text(20)) }),
  response: shape<PreviewLink>(),
});

/** What a link shows, to whoever holds it. 410 where it shows nothing any more, 403 where it was not made here. */
export const getContentPreview = read({
  id: 'getContentPreview',
  area: 'cms-authoring',
  path: `${dataPath}/connect/sites/{siteId}/cms/contents/{contentKeyOrId}/preview`,
  query: object({ previewKey: text(200, 1) }),
  response: shape<ContentPreview>(),
  lifetime: brief,
});
