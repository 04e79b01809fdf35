import * as z from 'zod/mini';

/** The platform does not publish the responses of its searches: an object, passed on unread. */
const Unpublished = z.record(z.string(), z.unknown());

/** The response of `getSearchFilterMetadata`, whose form the platform does not publish. */
export const SearchFilterMetadata = Unpublished;

/** The response of `getSearchFilterOptions`, whose form the platform does not publish. */
export const SearchFilterOptions = Unpublished;

/** The response of `getLookupMetadata`, whose form the platform does not publish. */
export const LookupMetadata = Unpublished;

/** The response of `getSearchResults`, whose form the platform does not publish. */
export const SearchResults = Unpublished;

/** The response of `getKeywordSearchResults`, whose form the platform does not publish. */
export const KeywordSearchResults = Unpublished;
