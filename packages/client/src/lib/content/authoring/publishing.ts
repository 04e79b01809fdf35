import * as calls from '@relab/contract/content';
import { publishingWrite } from './authoring-adapter.ts';

/**
 * Publishes latest versions to all channels of their space at once, all or none (C-083). What the site shows is
 * requested again as well.
 */
export const publishManagedContent = publishingWrite(calls.publishManagedContent);

/** Takes contents or single variants off the site (C-084); they stay as drafts of their authors. */
export const unpublishManagedContent = publishingWrite(calls.unpublishManagedContent);
