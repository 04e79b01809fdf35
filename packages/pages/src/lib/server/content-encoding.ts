import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encodings that pages are sent in: brotli and gzip (level 6). */
export type ContentEncoding = 'br' | 'gzip';

const smallestFirst: readonly ContentEncoding[] = ['br', 'gzip'];

/** How welcome a coding is, from 0 to 1: 1 where nothing is said of it, or nothing that can be read. */
function weightOf(parameters: string): number {
  const [, weight] = /(?:^|;)\s*q\s*=\s*(\d(?:\.\d*)?)/i.exec(parameters) ?? [];
  return weight === undefined ? 1 : Math.min(Number(weight), 1);
}

/** Of the encodings that the visitor likes best the first; undefined where none is liked as much as the plain text. */
export function chooseEncoding(
  accepted: string | null,
  preferred: readonly ContentEncoding[] = smallestFirst,
): ContentEncoding | undefined {
  let chosen: ContentEncoding | undefined;
  let most = 0;
  let plain = 0;
  for (const entry of (accepted ?? '').split(',')) {
    const at = entry.indexOf(';');
    const coding = (at < 0 ? entry : entry.slice(0, at)).trim().toLowerCase();
    const weight = at < 0 ? 1 : weightOf(entry.slice(at + 1));
    if (coding === 'identity') plain = weight;
    const name = preferred.find((one) => one === coding);
    if (name === undefined || weight === 0 || weight < most) continue;
    const isFirst = chosen === undefined || preferred.indexOf(name) < preferred.indexOf(chosen);
    if (weight > most || isFirst) chosen = name;
    most = weight;
  }
  return most < plain ? undefined : chosen;
}

/**
 * The window of brotli that so many bytes need, as a power of two. The usual one takes ten megabytes for each page that is
 * compressed, and collections of garbage run after those.
 */
const brotliWindow = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

type Encode = (bytes: Uint8Array, brotliQuality: number) => Promise<Uint8Array>;

const encoders: Readonly<Record<ContentEncoding, Encode>> = {
  br: (bytes, quality) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindow(bytes.length),
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** Compresses off the thread that responds. */
export const encode = (
  bytes: Uint8Array,
  encoding: ContentEncoding,
  brotliQuality = 5,
): Promise<Uint8Array> => encoders[encoding](bytes, brotliQuality);
