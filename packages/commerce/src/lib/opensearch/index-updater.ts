import { type Database, limitStatements } from '@relab/database';
import type { Log } from '@relab/server/observability';
import { readDatabaseIdentity } from '../catalogue-snapshot/snapshot-token.ts';
import type { CommerceOptions } from '../options/options.ts';
import { eachPage } from '../search-index/each-page.ts';
import { allIds, pagesOf } from '../search-index/load-listings.ts';
import { type Changes, lookForChanges } from '../search-index/look-for-changes.ts';
import { createBuilding, switchTo } from './build-index.ts';
import type { IndexDefinition } from './index-definition.ts';
import { createIndexLease, type IndexLease, LostLeaseError } from './index-lease.ts';
import { readPosition, whyUseless, writePosition } from './index-position.ts';
import { loadDocuments } from './listing-documents.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { writeDocuments } from './write-documents.ts';

/** Milliseconds for a statement that reads a page of listings. */
const loadTimeout = 60_000;
const loadersAtOnce = 2;
/** Documents that were not taken and are named in the log, of one run; the others are only counted. */
const maxNamed = 20;

/** What a run did: `elsewhere` is the work of another process. */
export type SyncOutcome = 'elsewhere' | 'unchanged' | 'updated' | 'built';

interface UpdaterParts {
  readonly database: Database;
  readonly options: CommerceOptions;
  readonly definition: IndexDefinition;
  readonly client: OpenSearchClient;
  readonly log: Log;
  readonly lease?: IndexLease;
}

/** Brings an index to what the database has, as one process of all. */
export class IndexUpdater {
  readonly #parts: UpdaterParts;
  readonly #database: Database;
  readonly #lease: IndexLease;

  constructor(parts: UpdaterParts) {
    this.#parts = parts;
    this.#database = limitStatements(parts.database, { timeout: loadTimeout });
    this.#lease = parts.lease ?? createIndexLease(parts.definition.alias);
  }

  /** One look: writes what changed since the last one, or the whole index where there is none that can be gone on with. */
  async sync(): Promise<SyncOutcome> {
    const { client, definition, log } = this.#parts;
    const { alias } = definition;
    const tokens = await this.#lease.acquire(this.#database);
    if (!tokens) return 'elsewhere';
    const stored = await readPosition(client, alias);
    const reason = await whyUseless(this.#database, stored, tokens);
    if (reason !== undefined || !stored) {
      log(`All listings are written into a new search index: ${reason}.`, 'info');
      await this.#build();
      return 'built';
    }
    const changes = await lookForChanges(this.#database, stored);
    if (!changes || changes.changed.length === 0) return 'unchanged';
    await this.#write(alias, pagesOf(changes.changed));
    await this.#advance(alias, changes);
    return 'updated';
  }

  /** Lets another process go on at once. */
  async release(): Promise<void> {
    await this.#lease.release(this.#database);
  }

  async #build(): Promise<void> {
    const { client, definition, log } = this.#parts;
    const begun = performance.now();
    const changes = await lookForChanges(this.#database, { position: null, moment: null });
    if (!changes) return;
    const index = await createBuilding(client, definition);
    const count = await this.#write(definition.building, allIds(this.#database));
    await this.#advance(definition.building, changes);
    await switchTo(client, definition, index);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    log(`The search index ${index} has ${count} listings, after ${seconds} s.`, 'info');
  }

  /** Writes pages of listings; gives how many were read. */
  async #write(
    alias: string,
    pages: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  ): Promise<number> {
    const { options, definition, client, log } = this.#parts;
    let count = 0;
    let refused = 0;
    await eachPage(pages, loadersAtOnce, async (ids) => {
      // A long build must not lose the lease half-way.
      if (!(await this.#lease.acquire(this.#database))) throw new LostLeaseError(alias);
      const documents = await loadDocuments(this.#database, options, definition, ids);
      await writeDocuments(client, alias, documents, (id, reason) => {
        refused += 1;
        if (refused <= maxNamed) log(`The search index does not take the listing ${id}: ${reason}`, 'error');
      });
      count += ids.length;
    });
    if (refused > 0)
      log(`The search index did not take ${refused} listings: they are not found, or as they were.`, 'error');
    return count;
  }

  /** In this order: a process that ends in between leaves an index with the token before, whose changes are written again. */
  async #advance(alias: string, { snapshot, moment }: Changes): Promise<void> {
    const { client } = this.#parts;
    const token = await this.#lease.advance(this.#database);
    const database = await readDatabaseIdentity(this.#database);
    await writePosition(client, alias, { database, token, position: snapshot, moment });
    await client({ method: 'POST', path: `${alias}/_refresh`, writes: true });
  }
}
