import * as calls from '@relab/contract/content';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

/** The user's own unfinished uploads into a space. */
export const getMediaUploads = authoringRead(calls.getMediaUploads);

/**
 * Begins an upload in parts, or goes on with one. Until it is finished nothing that others read changes, so nothing is requested
 * again.
 */
export const createMediaUpload = writeAdapter(calls.createMediaUpload);

/** Sends one part. It may be repeated. */
export const putMediaUploadPart = writeAdapter(calls.putMediaUploadPart);

/** Makes an item of the library of the parts; it rejects as `createMedia` does, and may be repeated. */
export const finishMediaUpload = authoringWrite(calls.finishMediaUpload);

/** Forgets an upload with its parts. */
export const cancelMediaUpload = authoringWrite(calls.cancelMediaUpload);
