// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { RecordCollection } from '../records/record-representation.ts';

/** D-095; `lookupResults` is keyed by the name of the object that is looked up. */
export interface LookupRecords {
  readonly lookupResults: {
    readonly [name: string]: RecordCollection;
  };
  readonly [name: string]: unknown;
}

export interface SearchFilterMetadata {
  readonly [name: string]: unknown;
}

export interface SearchFilterOptions {
  readonly [name: string]: unknown;
}

export interface LookupMetadata {
  readonly [name: string]: unknown;
}

export interface SearchResults {
  readonly [name: string]: unknown;
}

export interface KeywordSearchResults {
  readonly [name: string]: unknown;
}
