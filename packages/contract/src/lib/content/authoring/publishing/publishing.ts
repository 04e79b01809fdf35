import { shape, write } from '../../../call.ts';
import { boolean, list, object, optional, text } from '../../../schema.ts';
import { authoringPath } from '../paths.ts';
import type { Published, Unpublished } from './responses.ts';

const path = `${authoringPath}/contents` as const;

/** Contents are all of their variants. All must be of one space, and of that which is named. @internal */
export const choice = {
  contentIds: optional(list(text(18, 1), 1000)),
  variantIds: optional(list(text(18, 1), 1000)),
  description: optional(text(4000)),
  contextContentSpaceId: optional(text(18)),
} as const;

/** C-083, C-085: the latest versions go out to all channels of their space, at once, all or none. */
export const publishManagedContent = write({
  id: 'publishManagedContent',
  area: 'cms-authoring',
  path: `${path}/publish`,
  body: object({ ...choice, includeContentReferences: optional(boolean) }),
  response: shape<Published>(),
});

/** C-084, C-085. */
export const unpublishManagedContent = write({
  id: 'unpublishManagedContent',
  area: 'cms-authoring',
  path: `${path}/unpublish`,
  body: object(choice),
  response: shape<Unpublished>(),
});
