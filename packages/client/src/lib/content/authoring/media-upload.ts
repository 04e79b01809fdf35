import * as calls from '@relab/contract/content';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { authoringRead, authoringWrite, publishingWrite } from './authoring-adapter.ts';

/** The user's own unfinished uploads into a space. */
export const getMediaUploads = authoringRead(calls.getMediaUploads);

/**
 * Begins an upload in parts, or goes on with one. Until it is finished nothing that others read changes, so nothing is requested
 * again.
 */
export const createMediaUpload = writeAdapter(calls.createMediaUpload);

/** Begins the upload of another file for an item of the library, or goes on with one. */
export const createMediaReplacement = writeAdapter(calls.createMediaReplacement);

/** Sends one part. It may be repeated. */
export const putMediaUploadPart = writeAdapter(calls.putMediaUploadPart);

/**
 * Makes an item of the library of the parts, or replaces the file of one, which the site shows at once where it is published. It
 * rejects as `createMedia` and `replaceMediaFile` do, and may be repeated.
 */
export const finishMediaUpload = publishingWrite(calls.finishMediaUpload);

/** Forgets an upload with its parts. */
export const cancelMediaUpload = authoringWrite(calls.cancelMediaUpload);
