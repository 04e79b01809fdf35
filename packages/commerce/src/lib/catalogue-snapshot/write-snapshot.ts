import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from '@relab/database';
import type { Dictionary } from '../listing-columns/dictionary.ts';
import type { ListingColumns } from '../listing-columns/listing-columns.ts';
import type { CommerceOptions } from '../options/options.ts';
import { SnapshotWriter } from './snapshot-file.ts';
import { columnsKey, type SnapshotHeader, snapshotFormat } from './snapshot-header.ts';
import { createSnapshotToken, readDatabaseIdentity } from './snapshot-token.ts';

/** Texts of a dictionary that are written as one piece. */
const textsAtOnce = 5000;

/** A file that nobody has written on for so long is of a process that died. */
const abandonedAfter = 10 * 60_000;

/** What the columns have seen. */
export interface CataloguePosition {
  readonly position: string;
  readonly moment: string;
}

async function writeDictionary(writer: SnapshotWriter, { values }: Dictionary): Promise<void> {
  for (let from = 0; from < values.length; from += textsAtOnce)
    await writer.writeJson(values.slice(from, from + textsAtOnce));
  await writer.writeJson([]);
}

/** The file to write on; undefined where another process writes on it. */
async function openPartial(path: string) {
  await mkdir(dirname(path), { recursive: true });
  const existing = await stat(path).catch(() => undefined);
  if (existing && Date.now() - existing.mtimeMs > abandonedAfter) await rm(path, { force: true });
  return open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
}

/**
 * Writes the columns while they serve. A listing that is changed meanwhile may come into the file half old and half new: it is
 * not in what the position has seen, so that whoever reads the file reads this listing again. Dictionaries only grow, and are
 * written last, so that they have all the numbers of the columns. The file takes its name once it is whole.
 */
export async function writeSnapshot(
  file: string,
  database: Database,
  options: CommerceOptions,
  columns: ListingColumns,
  { position, moment }: CataloguePosition,
): Promise<void> {
  const { end } = columns;
  const arrays = columns.arrays();
  const partial = `${file}.partial`;
  const handle = await openPartial(partial);
  if (!handle) return;
  try {
    const header: SnapshotHeader = {
      ...{ format: snapshotFormat, columns: columnsKey(options), position, moment, end },
      database: await readDatabaseIdentity(database),
      token: await createSnapshotToken(database),
      writtenAt: Date.now(),
    };
    const writer = new SnapshotWriter(handle);
    await writer.writeJson(header);
    for (const { values, width } of arrays) await writer.write(values.subarray(0, width * end));
    for (const dictionary of columns.dictionaries()) await writeDictionary(writer, dictionary);
    await writer.writeSum();
    await handle.sync();
    await handle.close();
    await rename(partial, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(partial, { force: true });
    throw error;
  }
}
