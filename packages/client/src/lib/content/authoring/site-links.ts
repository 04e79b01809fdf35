import * as calls from '@relab/contract/content';
import { authoringRead } from './authoring-adapter.ts';

/** Pages of the site that are no contents, and its categories: what a menu can lead to. */
export const getSiteLinks = authoringRead(calls.getSiteLinks);
