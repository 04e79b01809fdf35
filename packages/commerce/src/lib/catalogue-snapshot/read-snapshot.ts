import { type FileHandle, open } from 'node:fs/promises';
import type { Database } from '@relab/database';
import { Dictionary } from '../listing-columns/dictionary.ts';
import type { ListingColumns } from '../listing-columns/listing-columns.ts';
import type { CommerceOptions } from '../options/options.ts';
import { SnapshotError, SnapshotReader } from './snapshot-file.ts';
import { columnsKey, isSnapshotHeader, type SnapshotHeader, snapshotFormat } from './snapshot-header.ts';
import { isSnapshotToken, readDatabaseIdentity } from './snapshot-token.ts';

/** Of a header, and of one piece of a dictionary; both are far below. */
const maxJsonBytes = 2 ** 25;

async function checkHeader(
  header: unknown,
  database: Database,
  options: CommerceOptions,
): Promise<SnapshotHeader> {
  if (!isSnapshotHeader(header) || header.end < 0) throw new SnapshotError('it is damaged');
  if (header.format !== snapshotFormat || header.columns !== columnsKey(options))
    throw new SnapshotError('it was made for another release or other facets');
  if (header.database !== (await readDatabaseIdentity(database)))
    throw new SnapshotError('it is of another database');
  if (!(await isSnapshotToken(database, header.token)))
    throw new SnapshotError('the database has not seen what it has, or it is older than a month');
  return header;
}

/** Piece by piece: others have their turn, whatever number of texts there is. */
async function readDictionary(reader: SnapshotReader): Promise<Dictionary> {
  const dictionary = new Dictionary();
  for (;;) {
    const piece = await reader.readJson(maxJsonBytes);
    if (!Array.isArray(piece)) throw new SnapshotError('it is damaged');
    if (piece.length === 0) return dictionary;
    // The first is null, which has its number already.
    for (const text of piece) dictionary.numberOf(text);
  }
}

async function readInto(
  columns: ListingColumns,
  handle: FileHandle,
  database: Database,
  options: CommerceOptions,
): Promise<SnapshotHeader> {
  const reader = new SnapshotReader(handle);
  const header = await checkHeader(await reader.readJson(maxJsonBytes), database, options);
  const bytesEach = columns
    .arrays()
    .reduce((sum, { values, width }) => sum + width * values.BYTES_PER_ELEMENT, 0);
  // Before there is room made for as many as it says.
  if ((await handle.stat()).size < header.end * bytesEach) throw new SnapshotError('it ends too early');
  columns.reserve(header.end);
  for (const { values, width } of columns.arrays()) await reader.read(values.subarray(0, width * header.end));
  const dictionaries: Dictionary[] = [];
  for (const _ of columns.dictionaries()) dictionaries.push(await readDictionary(reader));
  await reader.checkSum();
  if (!(await columns.adopt(dictionaries))) throw new SnapshotError('it is damaged');
  return header;
}

/** The one line that an operator sees. */
export function logUnusedSnapshot(log: (line: string) => void, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  log(`The snapshot of the catalogue is not used, all listings are read: ${reason}`);
}

/**
 * Fills empty columns from a file, and says what they have seen. Undefined where there is no file, or where it cannot be used,
 * which is logged; the columns are of no use then.
 */
export async function readSnapshot(
  { file, log }: { readonly file: string; readonly log: (line: string) => void },
  database: Database,
  options: CommerceOptions,
  columns: ListingColumns,
): Promise<SnapshotHeader | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    return await readInto(columns, handle, database, options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') logUnusedSnapshot(log, error);
    return undefined;
  } finally {
    await handle?.close();
  }
}
