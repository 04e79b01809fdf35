import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. */
export interface ArchiveEntry {
  /** With slashes between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The first moment that the format can say: an archive tells what it holds, not when it was made. */
const date = (1 << 5) | 1;
const version = 20;
const utf8Names = 0x0800;
const deflated = 8;
const stored = 0;

/** An entry as it stands in an archive. */
export interface PackedEntry {
  readonly name: Buffer;
  readonly data: Uint8Array;
  readonly method: number;
  readonly crc: number;
  readonly size: number;
}

/** Deflated where that makes it smaller. */
export function packEntry({ name, bytes }: ArchiveEntry): PackedEntry {
  const small = deflateRawSync(bytes, { level: 9 });
  const isSmaller = small.byteLength < bytes.byteLength;
  return {
    name: Buffer.from(name),
    data: isSmaller ? small : bytes,
    method: isSmaller ? deflated : stored,
    crc: crc32(bytes),
    size: bytes.byteLength,
  };
}

/** What both headers of an entry say of it, from the version on. */
function facts({ name, data, method, crc, size }: PackedEntry): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(utf8Names, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(0, 6);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(data.byteLength, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.byteLength, 22);
  return fields;
}

const signed = (signature: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
};

function directoryEntry(packed: PackedEntry, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signed(0x02014b50), Buffer.from([version, 0]), facts(packed), rest, packed.name]);
}

/**
 * A zip of these entries, sorted by name: the same bytes for the same entries. Below 4 GB and 65,535 entries. Packing takes the
 * time of it: of many entries, they are given packed.
 */
export function writeZip(entries: readonly (ArchiveEntry | PackedEntry)[]): Uint8Array {
  const sorted = entries
    .map((entry) => ('data' in entry ? entry : packEntry(entry)))
    .toSorted((one, other) => Buffer.compare(one.name, other.name));
  if (sorted.length > 0xfffe) throw new RangeError('A zip has 65,534 entries at most.');
  const parts: Uint8Array[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  const put = (bytes: Uint8Array): void => {
    parts.push(bytes);
    offset += bytes.byteLength;
  };
  for (const packed of sorted) {
    directory.push(directoryEntry(packed, offset));
    put(Buffer.concat([signed(0x04034b50), facts(packed), packed.name]));
    put(packed.data);
  }
  const start = offset;
  for (const one of directory) put(one);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(sorted.length, 4);
  end.writeUInt16LE(sorted.length, 6);
  end.writeUInt32LE(offset - start, 8);
  end.writeUInt32LE(start, 12);
  put(signed(0x06054b50));
  put(end);
  return Buffer.concat(parts);
}
