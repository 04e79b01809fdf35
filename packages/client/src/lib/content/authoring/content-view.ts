import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

/** Filters that the user saved in a space, and those that are shared there. */
export const getContentViews = authoringRead(calls.getContentViews);

/** In place of what the user has saved under that name. Sharing rejects with 403 without the right to publish. */
export const saveContentView = authoringWrite(calls.saveContentView);

/** One's own, or a shared one for who manages the space. */
export const deleteContentView = authoringWrite(calls.deleteContentView);
