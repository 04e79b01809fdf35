import * as calls from '@relab/contract/content';
import { authoringRead } from './authoring-adapter.ts';

/** Types that a space may have contents of, by name; those alone that have the mixin where one is named (C-098). */
export const getContentTypesByMixin = authoringRead(calls.getContentTypesByMixin);

/** The JSON Schema of a type's body, from which forms are made; null where any body is allowed. */
export const getContentType = authoringRead(calls.getContentType);

/** What pages of this installation can be bound to (C-100, C-101), for whoever arranges them. */
export const getContentProviders = authoringRead(calls.getContentProviders);

/** Addresses at which the channels of a space show contents, with `{contentKey}` in them (C-099). */
export const getPreviewEndpoints = authoringRead(calls.getPreviewEndpoints);

/**
 * The one content of a type that a space has, such as its settings; 404 where there is none, 409 where there are
 * several.
 */
export const getSingleItemContent = authoringRead(calls.getSingleItemContent);
