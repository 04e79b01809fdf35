import * as calls from '@relab/contract/content';
import { readAdapter } from '../adapters/read-adapter.ts';
import { deliveryErrors as errorLifetime } from './delivery-errors.ts';
import { keepTexts } from './keep-texts.ts';

const normalize = keepTexts('contentKeys', 'managedContentIds');

/**
 * One published content of a site, by key, id or URL name, cached for an hour. That there is none (404) is cached for 30
 * s, other failures not at all. Pages take `getSingleItem`.
 */
export const getContentForSite = readAdapter(calls.getContentForSite, { errorLifetime });

/** The same by the channel of the site. */
export const getContentForChannel = readAdapter(calls.getContentForChannel, { errorLifetime });

/**
 * A page of a site's published contents, from 0, cached for an hour (C-193). Bodies come with `includeContentBody`;
 * list members that are no texts are left out (C-128).
 */
export const getContentsForSite = readAdapter(calls.getContentsForSite, { errorLifetime, normalize });

/** The same by the channel of the site. */
export const getContentsForChannel = readAdapter(calls.getContentsForChannel, { errorLifetime, normalize });

/**
 * A page of a collection, cached for an hour (C-191); `pageToken` is the page's number, from 0 (C-006). Pages take
 * `getCollection`.
 */
export const getCollectionItemsForSite = readAdapter(calls.getCollectionItemsForSite, { errorLifetime });

/** The same by the channel of the site. */
export const getCollectionItemsForChannel = readAdapter(calls.getCollectionItemsForChannel, {
  errorLifetime,
});

/**
 * What a collection is made of, without its items: their JSON Schema, its language and its count (C-050); all that is
 * known of fields with `expandMetadata` (C-163).
 */
export const getCollectionMetadataForSite = readAdapter(calls.getCollectionMetadataForSite, {
  errorLifetime,
});

/** The same by the channel of the site. */
export const getCollectionMetadataForChannel = readAdapter(calls.getCollectionMetadataForChannel, {
  errorLifetime,
});
