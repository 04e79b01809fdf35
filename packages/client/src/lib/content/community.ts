import * as calls from '@relab/contract/content';
import { readAdapter } from '../adapters/read-adapter.ts';
import { deliveryErrors } from './delivery-errors.ts';
import { keepTexts } from './keep-texts.ts';

/**
 * Delivered contents as they were before they had bodies, each field a node with its type. Lists keep their
 * texts (C-128); a failure other than 404 is not cached. New code uses `getContents`.
 */
export const listContent = readAdapter(calls.listContent, {
  errorLifetime: deliveryErrors,
  normalize: keepTexts('contentKeys', 'managedContentIds', 'topics'),
});

/**
 * Delivered contents with their bodies; the members of a collection with `collectionName`, matches with `queryTerm`.
 * Kept for 30 days (C-194), so a page that shows new content refreshes it.
 */
export const listContentInternal = readAdapter(calls.listContentInternal, {
  errorLifetime: deliveryErrors,
  normalize: keepTexts('contentKeys', 'managedContentIds', 'topics', 'urlNameInList'),
});
