export { IndexUpdater, type SyncOutcome } from './lib/opensearch/index-updater.ts';
export type { IndexUpdates } from './lib/opensearch/index-updates.ts';
export { type OpenSearch, openOpenSearch } from './lib/opensearch/open-opensearch.ts';
export type { OpenSearchOptions } from './lib/opensearch/opensearch-client.ts';
export { OpenSearchError, type OpenSearchFailure } from './lib/opensearch/opensearch-error.ts';
