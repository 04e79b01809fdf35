import {
  cancelMediaUpload as cancelMediaUploadCall,
  createMediaReplacement as createMediaReplacementCall,
  createMediaUpload as createMediaUploadCall,
  finishMediaUpload as finishMediaUploadCall,
  getMediaUploads,
  mediaPartBytes,
  putMediaUploadPart,
} from '@relab/contract/content';
import type { FileStore } from '@relab/records/files';
import { type Route, route } from '@relab/server/http';
import { createRoute } from '../../create-route.ts';
import type { PreviewKeys } from '../../preview/preview-keys.ts';
import { draftViewer } from '../../preview/preview-media.ts';
import { finishMediaUpload } from './finish-media-upload.ts';
import { requirePart, storePart } from './media-upload-parts.ts';
import {
  cancelMediaUpload,
  createMediaReplacement,
  createMediaUpload,
  readMediaUploads,
} from './media-uploads.ts';

/** The fields of a form beside the bytes of its file. */
const formBytes = 16_384;

/** Large files come in parts, so that a lost connection costs one part at most (decision 0334). */
export const mediaUploadRoutes = (keys: PreviewKeys, requireStore: () => FileStore): readonly Route[] => [
  route(getMediaUploads, ({ contentSpaceId }, context) => readMediaUploads(contentSpaceId, context)),
  createRoute(createMediaUploadCall, async (input, context) => {
    requireStore();
    return await createMediaUpload(input, context);
  }),
  createRoute(createMediaReplacementCall, async (input, context) => {
    requireStore();
    return await createMediaReplacement(input, context);
  }),
  {
    ...route(putMediaUploadPart, storePart),
    maxBodyBytes: mediaPartBytes + formBytes,
    async beforeBody({ mediaUploadId = '', partNumber = '' }, context) {
      await requirePart(mediaUploadId, partNumber, context);
    },
  },
  createRoute(finishMediaUploadCall, (input, context) =>
    finishMediaUpload(input, context, draftViewer(keys, context), requireStore()),
  ),
  route(cancelMediaUploadCall, ({ mediaUploadId }, context) => cancelMediaUpload(mediaUploadId, context)),
];
