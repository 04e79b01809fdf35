import * as calls from '@relab/contract/content';
import { readAdapter } from '../adapters/read-adapter.ts';
import { deliveryErrors as errorLifetime } from './delivery-errors.ts';
import { keepTexts } from './keep-texts.ts';

const normalize = keepTexts('contentKeys', 'managedContentIds');

export const getContentForSite = readAdapter(calls.getContentForSite, { errorLifetime });

export const getContentForChannel = readAdapter(calls.getContentForChannel, { errorLifetime });

export const getContentsForSite = readAdapter(calls.getContentsForSite, { errorLifetime, normalize });

export const getContentsForChannel = readAdapter(calls.getContentsForChannel, { errorLifetime, normalize });

export const getCollectionItemsForSite = readAdapter(calls.getCollectionItemsForSite, { errorLifetime });

export const getCollectionItemsForChannel = readAdapter(calls.getCollectionItemsForChannel, {
  errorLifetime,
});

export const getCollectionMetadataForSite = readAdapter(calls.getCollectionMetadataForSite, {
  errorLifetime,
});

export const getCollectionMetadataForChannel = readAdapter(calls.getCollectionMetadataForChannel, {
  errorLifetime,
});
