import { promisify } from 'node:util';
import { crc32, deflateRaw, deflateRawSync } from 'node:zlib';

/** A file of an archive. */
export interface ArchiveEntry {
  /** With slashes between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** An entry as it stands in an archive. */
export interface PackedEntry {
  readonly name: Buffer;
  readonly data: Uint8Array;
  readonly method: number;
  readonly crc: number;
  readonly size: number;
}

const deflated = 8;
const stored = 0;
const inPool = promisify(deflateRaw);

/** Deflated where that makes it smaller. */
function packed({ name, bytes }: ArchiveEntry, small: Uint8Array): PackedEntry {
  const isSmaller = small.byteLength < bytes.byteLength;
  return {
    name: Buffer.from(name),
    data: isSmaller ? small : bytes,
    method: isSmaller ? deflated : stored,
    crc: crc32(bytes),
    size: bytes.byteLength,
  };
}

export const packEntry = (entry: ArchiveEntry): PackedEntry =>
  packed(entry, deflateRawSync(entry.bytes, { level: 9 }));

/** Off the event loop, and quicker: for what is packed while somebody waits for it. */
export const packEntryInPool = async (entry: ArchiveEntry): Promise<PackedEntry> =>
  packed(entry, await inPool(entry.bytes));
