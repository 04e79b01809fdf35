import * as z from 'zod/mini';
import type { Infer } from '../infer.ts';

/** The platform does not publish what its searches answer: an object, kept and handed on unread. */
const Unpublished = z.record(z.string(), z.unknown());

export const SearchFilterMetadata = Unpublished;
export type SearchFilterMetadata = Infer<typeof SearchFilterMetadata>;

export const SearchFilterOptions = Unpublished;
export type SearchFilterOptions = Infer<typeof SearchFilterOptions>;

export const LookupMetadata = Unpublished;
export type LookupMetadata = Infer<typeof LookupMetadata>;

export const SearchResults = Unpublished;
export type SearchResults = Infer<typeof SearchResults>;

export const KeywordSearchResults = Unpublished;
export type KeywordSearchResults = Infer<typeof KeywordSearchResults>;
