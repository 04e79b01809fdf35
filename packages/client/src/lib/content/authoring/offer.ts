import * as calls from '@relab/contract/content';
import { authoringRead } from './authoring-adapter.ts';

export const getContentTypesByMixin = authoringRead(calls.getContentTypesByMixin);

export const getContentType = authoringRead(calls.getContentType);

export const getContentProviders = authoringRead(calls.getContentProviders);

export const getPreviewEndpoints = authoringRead(calls.getPreviewEndpoints);

export const getSingleItemContent = authoringRead(calls.getSingleItemContent);
