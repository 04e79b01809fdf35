import { type ArchiveEntry, type PackedEntry, packEntry, packEntryInPool } from './pack-entry.ts';
import { createZipWriter } from './zip-writer.ts';

/**
 * A zip of these entries, sorted by name: the same bytes for the same entries. Below 4 GB and 65,535 entries. Packing takes the
 * time of it: of many entries, they are given packed.
 */
export function writeZip(entries: readonly (ArchiveEntry | PackedEntry)[]): Uint8Array {
  const sorted = entries
    .map((entry) => ('data' in entry ? entry : packEntry(entry)))
    .toSorted((one, other) => Buffer.compare(one.name, other.name));
  const writer = createZipWriter();
  const parts = sorted.flatMap((packed) => writer.add(packed));
  return Buffer.concat([...parts, writer.end()]);
}

/** A zip of entries as they come, of which one at a time is in memory; the next one is read when somebody reads on. */
export async function* streamZip(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const writer = createZipWriter();
  for await (const entry of entries) yield* writer.add(await packEntryInPool(entry));
  yield writer.end();
}
