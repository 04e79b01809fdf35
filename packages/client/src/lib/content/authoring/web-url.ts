import * as calls from '@relab/contract/content';
import { authoringRead, publishingWrite } from './authoring-adapter.ts';

/** Addresses of a content on each channel: those it has first, then those it had (C-097). */
export const getManagedContentWebUrls = authoringRead(calls.getManagedContentWebUrls);

/** Addresses change on the site at once. */
export const updateManagedContentWebUrl = publishingWrite(calls.updateManagedContentWebUrl);
