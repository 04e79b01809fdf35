import * as calls from '@relab/contract/content';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { authoringRead } from './authoring-adapter.ts';

/** Changes nothing that is shown. */
export const createPreviewLink = writeAdapter(calls.createPreviewLink);

export const getContentPreview = authoringRead(calls.getContentPreview);
