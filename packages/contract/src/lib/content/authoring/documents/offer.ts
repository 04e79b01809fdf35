import { read, shape } from '../../../call.ts';
import { boolean, object, optional, text } from '../../../schema.ts';
import { authoringPath, brief, second, twoMinutes } from '../paths.ts';
import type {
  ContentDocument,
  ContentProviders,
  ContentType,
  ContentTypes,
  PreviewEndpoints,
} from './responses.ts';

const spacePath = `${authoringPath}/spaces/{contentSpaceId}` as const;

/** C-098, C-203: those with the mixin, all without one, by name. */
export const getContentTypesByMixin = read({
  id: 'getContentTypesByMixin',
  area: 'cms-authoring',
  path: `${spacePath}/content-types`,
  query: object({ mixinFQN: optional(text(120, 1)) }),
  response: shape<ContentTypes>(),
  lifetime: twoMinutes,
});

/** The JSON Schema of a type's body, from which forms are made. */
export const getContentType = read({
  id: 'getContentType',
  area: 'cms-authoring',
  path: `${spacePath}/content-types/{contentTypeFQN}`,
  response: shape<ContentType>(),
  lifetime: twoMinutes,
});

/** C-100, C-101, C-202: what the pages of this installation can be bound to. */
export const getContentProviders = read({
  id: 'getContentProviders',
  area: 'cms-authoring',
  path: `${authoringPath}/content/providers`,
  response: shape<ContentProviders>(),
  lifetime: twoMinutes,
});

/**
 * C-099, C-204: where the channels of a space show contents, of a type if one is named. With `isPreviewable` only those
 * channels that show them, or only the others.
 */
export const getPreviewEndpoints = read({
  id: 'getPreviewEndpoints',
  area: 'cms-authoring',
  path: `${spacePath}/preview-endpoints`,
  query: object({ isPreviewable: optional(boolean), managedContentTypeName: optional(text(120, 1)) }),
  response: shape<PreviewEndpoints>(),
  lifetime: second,
});

/** The one content of a type that a space has, such as its settings. */
export const getSingleItemContent = read({
  id: 'getSingleItemContent',
  area: 'cms-authoring',
  path: `${spacePath}/single-item-content/{contentTypeFQN}`,
  response: shape<ContentDocument>(),
  lifetime: brief,
});
