import * as calls from '@relab/contract/content';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { authoringRead } from './authoring-adapter.ts';

/** Changes nothing that is shown. */
export const createPreviewLink = writeAdapter(calls.createPreviewLink);

/**
 * The version that a link of `createPreviewLink` shows, without a sign-in. 410 once it shows nothing any more, 403
 * for a key that was not made here.
 */
export const getContentPreview = authoringRead(calls.getContentPreview);
