import type { BlockBytes } from './block-bytes.ts';

export type BytesTable = Readonly<Record<string, BlockBytes>>;

/** So much may change without the table being renewed. */
const MAX_SHARE = 0.05;
/** Of a block of a few hundred bytes 5 % is a word: this many bytes are always free. */
const MAX_BYTES = 30;

const isNear = (kept: number, now: number): boolean =>
  Math.abs(now - kept) <= Math.max(MAX_BYTES, kept * MAX_SHARE);

/** What differs from the table: grown, shrunk, new or gone. Shrunk counts too, or the gain could be lost unseen. */
export function bytesDifference(kept: BytesTable, now: BytesTable): readonly string[] {
  const names = [...new Set([...Object.keys(kept), ...Object.keys(now)])].sort();
  return names.flatMap((name) => {
    const [before, after] = [kept[name], now[name]];
    if (!before) return [`${name} is new`];
    if (!after) return [`${name} is gone`];
    return (['script', 'style'] as const)
      .filter((part) => !isNear(before[part], after[part]))
      .map((part) => `${name}: ${part} ${before[part]} → ${after[part]} bytes`);
  });
}
