import type { Database } from '@relab/database';
import type { ListingColumns } from '../listing-columns/listing-columns.ts';
import type { CatalogueSnapshotOptions } from '../options/catalogue-snapshot-options.ts';
import type { CommerceOptions } from '../options/options.ts';
import { logUnusedSnapshot, readSnapshot } from './read-snapshot.ts';
import type { SnapshotHeader } from './snapshot-header.ts';
import { type CataloguePosition, writeSnapshot } from './write-snapshot.ts';

/** A snapshot is written again after an hour with changes: reading the changes of an hour takes less than a second. */
const writtenEvery = 60 * 60_000;
const defaultMinListings = 20_000;

/** Reads the snapshot of a shop at its start, and writes it beside serving. */
export class SnapshotKeeper {
  readonly #database: Database;
  readonly #options: CommerceOptions;
  readonly #snapshot: CatalogueSnapshotOptions;
  #running: Promise<void> | undefined;
  /** When the last was written, in milliseconds since 1970, and what it has seen. */
  #writtenAt = 0;
  #position: string | undefined;

  constructor(database: Database, options: CommerceOptions, snapshot: CatalogueSnapshotOptions) {
    this.#database = database;
    this.#options = options;
    this.#snapshot = snapshot;
  }

  /** Fills empty columns; undefined where no snapshot can be used. */
  async read(columns: ListingColumns): Promise<SnapshotHeader | undefined> {
    const header = await readSnapshot(this.#snapshot, this.#database, this.#options, columns);
    if (header) {
      this.#writtenAt = header.writtenAt;
      this.#position = header.position;
    }
    return header;
  }

  /** Says that a snapshot was read and is of no use, and has the next one written at once. */
  reject(error: unknown): void {
    logUnusedSnapshot(this.#snapshot.log, error);
    this.#writtenAt = 0;
  }

  /** Begins to write where it is time, and does not wait for it. */
  write(columns: ListingColumns, position: CataloguePosition): void {
    const { file, log, minListings = defaultMinListings } = this.#snapshot;
    if (this.#running || columns.end < minListings) return;
    if (position.position === this.#position || Date.now() - this.#writtenAt < writtenEvery) return;
    // A failure is tried again after the hour as well: it would be logged at each search otherwise.
    this.#writtenAt = Date.now();
    this.#position = position.position;
    this.#running = writeSnapshot(file, this.#database, this.#options, columns, position)
      .catch((error: unknown) => {
        log(
          `The snapshot of the catalogue could not be written: ${error instanceof Error ? error.message : error}`,
        );
      })
      .finally(() => {
        this.#running = undefined;
      });
  }

  async written(): Promise<void> {
    await this.#running;
  }
}
