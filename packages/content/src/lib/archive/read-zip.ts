import { crc32, inflateRawSync } from 'node:zlib';
import type { ArchiveEntry } from './pack-entry.ts';

export interface ArchiveLimits {
  readonly entries: number;
  /** Bytes of one entry, and of all of them. */
  readonly entryBytes: number;
  readonly totalBytes: number;
  /** How many bytes one byte may become. */
  readonly ratio: number;
}

/** The bytes are not an archive that can be read; the message says why. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

interface DirectoryEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

const headerSize = 30;
/** Deflate itself reaches a thousand; small entries of one letter come near that, and do no harm. */
const harmlessBytes = 65_536;

const broken = (): ArchiveError => new ArchiveError('The archive is broken, or no zip.');

/** The record at the end, behind which a comment may stand. */
function findEnd(file: Buffer): number {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > file.byteLength) throw broken();
  return end;
}

const nameAt = (file: Buffer, at: number, length: number): string => file.toString('utf8', at, at + length);

/** A name never leaves the folder that it is of, however it is read. */
function requirePlainName(name: string): void {
  const parts = name.replace(/\/$/, '').split('/');
  const isPlain =
    parts.every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\:\p{Cc}\uFFFD]/u.test(name);
  if (!isPlain || name.length > 1000)
    throw new ArchiveError(
      `The archive has an entry whose name leads elsewhere: ${JSON.stringify(name.slice(0, 100))}.`,
    );
}

/** The kind of file in a mode of Unix; archives of other systems have none. */
const kindMask = 0xf000;
const plainKinds: readonly number[] = [0, 0x4000, 0x8000];

/** Links, sockets and devices: nothing here would follow one, and nobody packs one of content by mistake. */
function isSpecial(file: Buffer, at: number): boolean {
  const isUnix = file.readUInt8(at + 5) === 3;
  return isUnix && !plainKinds.includes(file.readUInt16LE(at + 40) & kindMask);
}

function readDirectory(file: Buffer, limits: ArchiveLimits): readonly DirectoryEntry[] {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (count === 0xffff || at === 0xffffffff)
    throw new ArchiveError('Archives of 4 GB and more (zip64) are not taken.');
  if (file.readUInt16LE(end + 8) !== count) throw broken();
  if (count > limits.entries)
    throw new ArchiveError(`An archive has ${limits.entries} entries at most; this one ${count}.`);
  const listed: DirectoryEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== 0x02014b50) throw broken();
    const nameLength = file.readUInt16LE(at + 28);
    const name = nameAt(file, at + 46, nameLength);
    requirePlainName(name);
    if (file.readUInt16LE(at + 8) & 1) throw new ArchiveError(`${name} is encrypted.`);
    if (isSpecial(file, at)) throw new ArchiveError(`${name} is no file but a link or a device.`);
    listed.push({
      name,
      method: file.readUInt16LE(at + 10),
      crc: file.readUInt32LE(at + 16),
      packedSize: file.readUInt32LE(at + 20),
      size: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return listed;
}

/** By what the directory says, before anything is unpacked; unpacking holds to it. */
function requireBounded(listed: readonly DirectoryEntry[], limits: ArchiveLimits): void {
  let total = 0;
  for (const { name, size, packedSize } of listed) {
    total += size;
    if (size > limits.entryBytes)
      throw new ArchiveError(`${name} is larger than ${limits.entryBytes} bytes.`);
    if (size > harmlessBytes && size > packedSize * limits.ratio)
      throw new ArchiveError(`${name} becomes more than ${limits.ratio} times as large as it is packed.`);
  }
  if (total > limits.totalBytes)
    throw new ArchiveError(`Unpacked the archive has more than ${limits.totalBytes} bytes.`);
  if (new Set(listed.map(({ name }) => name)).size < listed.length)
    throw new ArchiveError('The archive has two entries of one name.');
}

/** Entries that share bytes make much of little. */
function requireApart(searchScope: readonly { readonly start: number; readonly end: number }[]): void {
  let last = 0;
  for (const { start, end } of searchScope.toSorted((one, other) => one.start - other.start)) {
    if (start < last) throw new ArchiveError('Entries of the archive overlap.');
    last = end;
  }
}

function unpack(data: Buffer, { name, method, size, crc }: DirectoryEntry): Uint8Array {
  if (method !== 0 && method !== 8) throw new ArchiveError(`${name} is packed in a way that is not taken.`);
  let bytes: Uint8Array;
  try {
    // One byte more, so that what is longer than it says is not cut in silence.
    bytes = method === 0 ? data : inflateRawSync(data, { maxOutputLength: size + 1 });
  } catch {
    throw new ArchiveError(`${name} cannot be unpacked.`);
  }
  if (bytes.byteLength !== size || crc32(bytes) !== crc) throw new ArchiveError(`${name} is damaged.`);
  return bytes;
}

interface Place {
  readonly entry: DirectoryEntry;
  readonly start: number;
  readonly end: number;
}

/** Where the data of each entry is. All of the archive is looked at before any of it is unpacked. */
function findEntries(file: Buffer, limits: ArchiveLimits): readonly Place[] {
  const listed = readDirectory(file, limits);
  requireBounded(listed, limits);
  const places = listed.map((entry) => {
    const { offset, packedSize } = entry;
    if (file.readUInt32LE(offset) !== 0x04034b50) throw broken();
    const nameLength = file.readUInt16LE(offset + 26);
    const start = offset + headerSize + nameLength + file.readUInt16LE(offset + 28);
    if (start + packedSize > file.byteLength) throw broken();
    const name = nameAt(file, offset + headerSize, nameLength);
    return { entry, name, start, end: start + packedSize };
  });
  requireApart(places.map(({ entry, end }) => ({ start: entry.offset, end })));
  // Other readers go by that name: an archive that is two things to two readers is rejected.
  if (places.some(({ entry, name }) => name !== entry.name)) throw broken();
  return places.toSorted((one, other) => (one.entry.name < other.entry.name ? -1 : 1));
}

/**
 * The files of a zip, by name, each unpacked when it is its turn; folders have no entry here. Throws for what is not a complete
 * archive within the limits.
 */
export function* readZip(bytes: Uint8Array, limits: ArchiveLimits): Generator<ArchiveEntry, void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    for (const { entry, start, end } of findEntries(file, limits))
      if (!entry.name.endsWith('/'))
        yield { name: entry.name, bytes: unpack(file.subarray(start, end), entry) };
  } catch (error) {
    // Reading beyond the end.
    if (error instanceof RangeError) throw broken();
    throw error;
  }
}
