import * as calls from '@relab/contract/content';
import { authoringRead } from './authoring-adapter.ts';

/**
 * A collection as its authors see it: a version's members as they were written last, published or not. With
 * `channelId` those that may go out there.
 */
export const getAuthoringCollection = authoringRead(calls.getAuthoringCollection);
