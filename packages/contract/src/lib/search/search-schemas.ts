import * as z from 'zod/mini';

/** The platform does not publish what its searches answer: an object, kept and handed on unread. */
const Unpublished = z.record(z.string(), z.unknown());

export const SearchFilterMetadata = Unpublished;

export const SearchFilterOptions = Unpublished;

export const LookupMetadata = Unpublished;

export const SearchResults = Unpublished;

export const KeywordSearchResults = Unpublished;
