import * as calls from '@relab/contract/content';
import { authoringRead, publishingWrite } from './authoring-adapter.ts';

export const getManagedContentWebUrls = authoringRead(calls.getManagedContentWebUrls);

/** Addresses change on the site at once. */
export const updateManagedContentWebUrl = publishingWrite(calls.updateManagedContentWebUrl);
