import type { Database } from '@relab/database';
import type { Log } from '@relab/server/observability';
import type { CommerceOptions } from '../options/options.ts';
import type { SearchEngine } from '../search-engine/search-engine.ts';
import { indexesOf } from './build-index.ts';
import { defineIndex } from './index-definition.ts';
import { IndexUpdater } from './index-updater.ts';
import { type IndexUpdates, startIndexUpdates } from './index-updates.ts';
import { createOpenSearchClient, type OpenSearchOptions } from './opensearch-client.ts';
import { createOpenSearchEngine } from './opensearch-engine.ts';

/** An OpenSearch as the search of a shop. */
export interface OpenSearch {
  readonly engine: SearchEngine;
  /** Throws an OpenSearchError where the service does not answer as it should, such as for a wrong password. */
  check(): Promise<void>;
  /** Brings the index up to date from now on, as one process of all that call this. */
  startUpdates(database: Database, log: Log): IndexUpdates;
  /** The same by hand. */
  updater(database: Database, log: Log): IndexUpdater;
}

/** Opens nothing yet: the service is called when somebody searches, or when the index is brought up to date. */
export function openOpenSearch(options: CommerceOptions, service: OpenSearchOptions): OpenSearch {
  const client = createOpenSearchClient(service);
  const definition = defineIndex(options, service.prefix);
  const updater = (database: Database, log: Log): IndexUpdater =>
    new IndexUpdater({ database, options, definition, client, log });
  return {
    engine: createOpenSearchEngine({ options, definition, client }),
    async check() {
      // The index need not be there yet; who may not ask for it may not search either.
      await indexesOf(client, definition.alias);
    },
    startUpdates: (database, log) => startIndexUpdates(updater(database, log), log),
    updater,
  };
}
