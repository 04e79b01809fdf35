import * as calls from '@relab/contract/content';
import { authoringRead } from './authoring-adapter.ts';

/** A content as HTML, or its file in one of its sizes (`content` or `url`, the other is null; C-206). */
export const getManagedContentRendition = authoringRead(calls.getManagedContentRendition);
