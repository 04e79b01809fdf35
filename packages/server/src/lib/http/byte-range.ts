import type { ByteRange } from '../storage/byte-store.ts';

/**
 * The one range that a request names; undefined where all is sent: without a `Range`, with several, for what has changed
 * since (`If-Range`), and for what cannot be parsed. `none`: the range lies beyond the end (416).
 */
export function readRange(
  headers: Headers,
  { size, etag }: { readonly size: number; readonly etag: string },
): ByteRange | 'none' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range')?.replace(/\s/g, '') ?? '');
  const condition = headers.get('if-range');
  if (!match || (condition !== null && condition !== etag)) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '') {
    if (last === '') return undefined;
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'none';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
