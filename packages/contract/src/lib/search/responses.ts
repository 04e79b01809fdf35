// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { RecordCollection } from '../records/record-representation.ts';

/** D-095; `lookupResults` is keyed by the name of the object that is looked up. */
export interface LookupRecords {
  readonly lookupResults: {
    readonly [name: string]: RecordCollection;
  };
  readonly [name: string]: unknown;
}

/** The response of `getSearchFilterMetadata`, whose form the platform does not publish. */
export interface SearchFilterMetadata {
  readonly [name: string]: unknown;
}

/** The response of `getSearchFilterOptions`, whose form the platform does not publish. */
export interface SearchFilterOptions {
  readonly [name: string]: unknown;
}

/** The response of `getLookupMetadata`, whose form the platform does not publish. */
export interface LookupMetadata {
  readonly [name: string]: unknown;
}

/** The response of `getSearchResults`, whose form the platform does not publish. */
export interface SearchResults {
  readonly [name: string]: unknown;
}

/** The response of `getKeywordSearchResults`, whose form the platform does not publish. */
export interface KeywordSearchResults {
  readonly [name: string]: unknown;
}
