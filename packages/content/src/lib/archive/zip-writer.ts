import type { PackedEntry } from './pack-entry.ts';

/** The first moment that the format can say: an archive tells what it holds, not when it was made. */
const date = (1 << 5) | 1;
const version = 20;
const utf8Names = 0x0800;
const maxEntries = 0xfffe;
const maxBytes = 0xfffffffe;

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

/** Gives the bytes of a zip in the order in which they are written. */
export interface ZipWriter {
  /** Throws a RangeError beyond 65,534 entries and 4 GB, which the format cannot say. */
  add(packed: PackedEntry): readonly Uint8Array[];
  /** What stands behind the entries; nothing is added after it. */
  end(): Uint8Array;
}

export function createZipWriter(): ZipWriter {
  const directory: Buffer[] = [];
  let offset = 0;
  return {
    add(packed) {
      if (directory.length === maxEntries)
        throw new RangeError(`A zip has ${maxEntries.toLocaleString('en')} entries at most.`);
      directory.push(directoryEntry(packed, offset));
      const header = Buffer.concat([signed(0x04034b50), facts(packed), packed.name]);
      offset += header.byteLength + packed.data.byteLength;
      if (offset > maxBytes) throw new RangeError('A zip has 4 GB at most.');
      return [header, packed.data];
    },
    end() {
      const bytes = directory.reduce((sum, one) => sum + one.byteLength, 0);
      const fields = Buffer.alloc(18);
      fields.writeUInt16LE(directory.length, 4);
      fields.writeUInt16LE(directory.length, 6);
      fields.writeUInt32LE(bytes, 8);
      fields.writeUInt32LE(offset, 12);
      return Buffer.concat([...directory, signed(0x06054b50), fields]);
    },
  };
}
