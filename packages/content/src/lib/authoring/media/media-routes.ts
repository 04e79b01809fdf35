import { read, shape } from '@relab/contract';
import {
  createMedia as createMediaCall,
  getMediaItem,
  getMediaItems,
  maxMediaBytes,
  replaceMediaFile as replaceMediaFileCall,
} from '@relab/contract/content';
import { type FileStorage, type FileStore, fileStoreOf } from '@relab/records/files';
import { ApiError, type Route, route } from '@relab/server/http';
import { createRoute } from '../../create-route.ts';
import type { PreviewKeys } from '../../preview/preview-keys.ts';
import { draftViewer } from '../../preview/preview-media.ts';
import { requireTargetFolder } from '../content/create-content.ts';
import { createMedia } from './create-media.ts';
import { mediaFilePath } from './media-item.ts';
import { mediaUploadRoutes } from './media-upload-routes.ts';
import { readMediaItem, readMediaItems } from './read-media.ts';
import { replaceMediaFile, requireReplaceable } from './replace-media-file.ts';
import { sendMediaFile } from './send-media-file.ts';

/** The media library. Without storage for files pictures can be looked at, but not uploaded. */
export function mediaRoutes(keys: PreviewKeys, files: FileStorage | undefined): readonly Route[] {
  const store = files && fileStoreOf(files);
  const requireStore = (): FileStore => {
    if (store) return store;
    throw new ApiError('NOT_FOUND', 'This installation keeps no files.');
  };
  return [
    {
      // Links and pictures lead to it, and no client reads it as JSON.
      call: read({ id: 'downloadMediaFile', area: 'files', path: mediaFilePath, response: shape<unknown>() }),
      handle: (name: { readonly contentKeyOrId: string }, context) =>
        sendMediaFile(name, context, requireStore()),
    },
    route(getMediaItems, (config, context) => readMediaItems(config, context, draftViewer(keys, context))),
    route(getMediaItem, ({ contentKeyOrId }, context) =>
      readMediaItem(contentKeyOrId, context, draftViewer(keys, context)),
    ),
    {
      ...createRoute(createMediaCall, (input, context) =>
        createMedia(input, context, draftViewer(keys, context), requireStore()),
      ),
      maxBodyBytes: maxMediaBytes,
      async beforeBody({ contentSpaceOrFolderId = '' }, context) {
        // Whether it is a picture or a document is seen in the body: here the right for some type has to do.
        await requireTargetFolder(contentSpaceOrFolderId, context, { right: 'create' });
        requireStore();
      },
    },
    {
      ...route(replaceMediaFileCall, (input, context) =>
        replaceMediaFile(input, context, draftViewer(keys, context), requireStore()),
      ),
      maxBodyBytes: maxMediaBytes,
      async beforeBody({ contentKeyOrId = '' }, context) {
        await requireReplaceable(contentKeyOrId, context);
        requireStore();
      },
    },
    ...mediaUploadRoutes(keys, requireStore),
  ];
}
