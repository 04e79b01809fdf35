import * as calls from '@relab/contract/content';
import type { ClientError } from '../client-error.ts';
import { readAdapter } from '../read-adapter.ts';

/** Of failures only that there is no such content is kept. */
const errorLifetime = ({ status }: ClientError): number => (status === 404 ? 30_000 : 0);

export const getContentForSite = readAdapter(calls.getContentForSite, { errorLifetime });

export const getContentForChannel = readAdapter(calls.getContentForChannel, { errorLifetime });

export const getContentsForSite = readAdapter(calls.getContentsForSite, { errorLifetime });

export const getContentsForChannel = readAdapter(calls.getContentsForChannel, { errorLifetime });

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
