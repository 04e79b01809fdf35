import { type ByteStore, readAllBytes, type StoredBytes } from '../storage/byte-store.ts';

type Stored = Pick<StoredBytes, 'name' | 'size' | 'etag'>;

/** Bytes at either end that say whether the rest is there: the boxes of an AVIF file begin within these. */
const enough = 1_024;
/** Files that a process remembers as complete; beyond it checks anew. */
const maxChecked = 20_000;

const endsWith =
  (end: Buffer) =>
  (_: Buffer, tail: Buffer): boolean =>
    tail.subarray(-end.length).equals(end);

/** RIFF: the length of what follows stands after the name. */
const isWholeWebp = (head: Buffer, _: Buffer, size: number): boolean =>
  head.length >= 12 && head.toString('latin1', 8, 12) === 'WEBP' && head.readUInt32LE(4) + 8 === size;

/** ISO 14496-12: boxes follow each other, each with its length; the last, of pixels, reaches to the end. */
function isWholeAvif(head: Buffer, _: Buffer, size: number): boolean {
  let at = 0;
  while (at + 8 <= head.length) {
    const length = head.readUInt32BE(at);
    // To the end of the file, or a length of 64 bits: not written here.
    if (length < 8) return length < 2 && at > 0;
    at += length;
  }
  return at === size || (at < size && at + 8 > head.length && size > head.length);
}

const checks: Readonly<Record<string, (head: Buffer, tail: Buffer, size: number) => boolean>> = {
  'image/webp': isWholeWebp,
  'image/avif': isWholeAvif,
  'image/png': endsWith(Buffer.from('49454e44ae426082', 'hex')),
  'image/jpeg': endsWith(Buffer.from('ffd9', 'hex')),
  'application/pdf': (_head, tail) => tail.includes('%%EOF'),
};

async function isWhole(store: ByteStore, { name, size }: Stored, mimeType: string): Promise<boolean> {
  if (size === 0) return false;
  const check = checks[mimeType];
  if (!check) return true;
  const read = async (start: number, end: number): Promise<Buffer> => {
    const found = await store.read(name, { start, end });
    return Buffer.from(found ? await readAllBytes(found) : []);
  };
  const head = await read(0, Math.min(size, enough) - 1);
  const tail = size <= enough ? head : await read(size - enough, size - 1);
  return check(head, tail, size);
}

export interface IntegrityCheck {
  isWhole(file: Stored, mimeType: string): Promise<boolean>;
  /** What this process has just written need not be read. */
  wrote(file: Stored): void;
}

/**
 * Whether a stored file reaches to its end, which one that a crash or a full disk cut off does not: it is made again instead
 * of being served damaged for a year. Each file is checked once by a process, by two short reads.
 */
export function createIntegrityCheck(store: ByteStore, log: (line: string) => void): IntegrityCheck {
  const checked = new Map<string, boolean>();
  const keyOf = ({ name, etag }: Stored): string => `${name} ${etag}`;
  const remember = (file: Stored, result: boolean): void => {
    if (checked.size >= maxChecked) checked.clear();
    checked.set(keyOf(file), result);
  };
  return {
    async isWhole(file, mimeType) {
      const before = checked.get(keyOf(file));
      if (before !== undefined) return before;
      const result = await isWhole(store, file, mimeType);
      if (!result) log(`The stored file "${file.name}" is damaged and is made again.`);
      remember(file, result);
      return result;
    },
    wrote: (file) => remember(file, true),
  };
}
