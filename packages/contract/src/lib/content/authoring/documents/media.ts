import { read, shape, write } from '../../../call.ts';
import { writeParts } from '../../../multipart.ts';
import { boolean, file, line, object, oneOf, optional, pattern, text } from '../../../schema.ts';
import { authoringPath, brief, pages } from '../paths.ts';
import { mediaSorts, mediaTypes } from './media-sorts.ts';
import type { MediaItem, MediaItems } from './responses.ts';

/** Bytes of one picture or document of the media library, as it is sent. */
export const maxMediaBytes = 20 * 1_048_576;

/**
 * The pictures and documents of a space, or one of both, whatever their folders. `queryTerm` is part of their titles, `fileHash` the SHA-256 of a file in small
 * hexadecimal digits; `onlyDuplicates` leaves out what has a file that no other picture of the space has.
 */
export const getMediaItems = read({
  id: 'getMediaItems',
  area: 'cms-authoring',
  path: `${authoringPath}/spaces/{contentSpaceId}/media`,
  query: object({
    ...pages,
    queryTerm: optional(text(200)),
    fileHash: optional(pattern(/^[0-9a-f]{64}$/)),
    onlyDuplicates: optional(boolean),
    mediaType: optional(oneOf(mediaTypes)),
    sortBy: optional(oneOf(mediaSorts)),
  }),
  response: shape<MediaItems>(),
  lifetime: brief,
});

/** One picture or document of the media library. */
export const getMediaItem = read({
  id: 'getMediaItem',
  area: 'cms-authoring',
  path: `${authoringPath}/contents/{contentKeyOrId}/media`,
  response: shape<MediaItem>(),
  lifetime: brief,
});

/**
 * Makes an image content of a JPEG, PNG or WebP picture, or a document of a PDF, in a folder, or in the root of a space. It is called as the file is without
 * a title. A file that the space has already is rejected with 409 and the contents that have it, unless `allowDuplicate` is set.
 */
export const createMedia = write({
  id: 'createMedia',
  area: 'cms-authoring',
  path: `${authoringPath}/folders/{contentSpaceOrFolderId}/media`,
  body: object({
    fileData: file,
    title: optional(line(255)),
    altText: optional(line(255)),
    allowDuplicate: optional(boolean),
  }),
  writeParts,
  response: shape<MediaItem>(),
});

/**
 * Gives an image content another picture, or a document another PDF; its key, its texts and all that shows it stay. A published one is replaced on the site at
 * once, by who may publish.
 */
export const replaceMediaFile = write({
  id: 'replaceMediaFile',
  area: 'cms-authoring',
  method: 'PUT',
  path: `${authoringPath}/contents/{contentKeyOrId}/media`,
  body: object({ fileData: file }),
  writeParts,
  response: shape<MediaItem>(),
});
