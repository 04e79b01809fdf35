import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite, publishingWrite } from './authoring-adapter.ts';

/** A page of the pictures of a space. */
export const getMediaItems = authoringRead(calls.getMediaItems);

/** One picture of the media library. */
export const getMediaItem = authoringRead(calls.getMediaItem);

/**
 * Uploads a picture. Rejects with 409 for a file that the space has already; its body names the contents that have it
 * (`MediaConflict`). `onProgress` is called with bytes where the client has an `upload` transport.
 */
export const createMedia = authoringWrite(calls.createMedia);

/** Another picture under the same key; the site shows it at once where the content is published. */
export const replaceMediaFile = publishingWrite(calls.replaceMediaFile);
