import * as z from 'zod/mini';

/** The platform does not publish what its searches answer: an object, kept and handed on unread. */
const Unpublished = z.record(z.string(), z.unknown());

export const SearchFilterMetadata = Unpublished;
export type SearchFilterMetadata = z.infer<typeof SearchFilterMetadata>;

export const SearchFilterOptions = Unpublished;
export type SearchFilterOptions = z.infer<typeof SearchFilterOptions>;

export const LookupMetadata = Unpublished;
export type LookupMetadata = z.infer<typeof LookupMetadata>;

export const SearchResults = Unpublished;
export type SearchResults = z.infer<typeof SearchResults>;

export const KeywordSearchResults = Unpublished;
export type KeywordSearchResults = z.infer<typeof KeywordSearchResults>;
