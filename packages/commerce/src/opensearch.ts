export { IndexKeeper, type SyncOutcome } from './lib/opensearch/index-keeper.ts';
export type { KeptIndex } from './lib/opensearch/keep-index.ts';
export { type OpenSearch, openOpenSearch } from './lib/opensearch/open-opensearch.ts';
export type { OpenSearchOptions } from './lib/opensearch/opensearch-client.ts';
export { OpenSearchError, type OpenSearchFailure } from './lib/opensearch/opensearch-error.ts';
