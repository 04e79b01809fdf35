import { read, shape } from '../../../call.ts';
import { object, optional, text } from '../../../schema.ts';
import { authoringPath, brief, pages } from '../paths.ts';
import type { AuthoringCollection } from './responses.ts';

/**
 * A collection as its authors know it: its latest version, or the one that is named, and its members as they are written
 * last, published or not. With `channelId` those that may go out to that channel.
 */
export const getAuthoringCollection = read({
  id: 'getAuthoringCollection',
  area: 'cms-authoring',
  path: `${authoringPath}/collections/{collectionKeyOrId}`,
  query: object({
    channelId: optional(text(18, 1)),
    language: optional(text(20)),
    ...pages,
    contentVersion: optional(text(20, 1)),
  }),
  // A config's `version` is that of the API.
  queryNames: { contentVersion: 'version' },
  response: shape<AuthoringCollection>(),
  lifetime: brief,
});
