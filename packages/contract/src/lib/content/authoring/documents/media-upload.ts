import { read, shape, write } from '../../../call.ts';
import { writeParts } from '../../../multipart.ts';
import { boolean, file, integer, line, object, optional, pattern } from '../../../schema.ts';
import { authoringPath, brief } from '../paths.ts';
import { maxMediaBytes } from './media.ts';
import type { MediaItem, MediaUpload, MediaUploads } from './responses.ts';

/** Bytes of each part of an upload but the last, which has the rest. */
export const mediaPartBytes = 524_288;

/** How many parts a file of that size has. */
export const mediaPartCount = (fileSize: number): number => Math.ceil(fileSize / mediaPartBytes);

const uploadPath = `${authoringPath}/media-uploads/{mediaUploadId}` as const;

/** What is said of a file before its parts. */
const announcement = object({
  fileName: line(255),
  fileSize: integer(1, maxMediaBytes),
  fileHash: pattern(/^[0-9a-f]{64}$/),
  lastModified: integer(0, Number.MAX_SAFE_INTEGER),
});

/** Uploads into a space that the user has begun and not finished; nobody else sees them. They end a day after they began. */
export const getMediaUploads = read({
  id: 'getMediaUploads',
  area: 'cms-authoring',
  path: `${authoringPath}/spaces/{contentSpaceId}/media-uploads`,
  response: shape<MediaUploads>(),
  lifetime: brief,
});

/**
 * Begins an upload in parts, into a folder or the root of a space, or goes on with the one that the user has begun there with the
 * same file. `fileHash` is the SHA-256 of the file in small hexadecimal digits, `lastModified` in milliseconds since 1970.
 */
export const createMediaUpload = write({
  id: 'createMediaUpload',
  area: 'cms-authoring',
  path: `${authoringPath}/folders/{contentSpaceOrFolderId}/media-uploads`,
  body: announcement,
  response: shape<MediaUpload>(),
});

/**
 * The same for the file of a picture or a document, which it replaces as `replaceMediaFile` does: by who may change it, and publish
 * it where it is published, until it is finished.
 */
export const createMediaReplacement = write({
  id: 'createMediaReplacement',
  area: 'cms-authoring',
  path: `${authoringPath}/contents/{contentKeyOrId}/media-uploads`,
  body: announcement,
  response: shape<MediaUpload>(),
});

/** Stores one part, counted from 0. A part that is sent again takes the place of the one before. */
export const putMediaUploadPart = write({
  id: 'putMediaUploadPart',
  area: 'cms-authoring',
  method: 'PUT',
  path: `${uploadPath}/parts/{partNumber}`,
  body: object({ fileData: file }),
  writeParts,
  response: shape<null>(),
});

/**
 * Makes an image or a document of the parts, as `createMedia` does, or replaces the file of one, as `replaceMediaFile` does, with the
 * errors of these. Where it was finished before, it responds with what was made then.
 */
export const finishMediaUpload = write({
  id: 'finishMediaUpload',
  area: 'cms-authoring',
  path: `${uploadPath}/finish`,
  body: object({ allowDuplicate: optional(boolean) }),
  response: shape<MediaItem>(),
});

/** Forgets an upload that is not finished, with its parts. */
export const cancelMediaUpload = write({
  id: 'cancelMediaUpload',
  area: 'cms-authoring',
  method: 'DELETE',
  path: uploadPath,
  response: shape<null>(),
});
