import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encodings that pages are sent in: brotli (quality 5) and gzip (level 6). */
export type ContentEncoding = 'br' | 'gzip';

const smallestFirst: readonly ContentEncoding[] = ['br', 'gzip'];

/** The first of the encodings that the visitor accepts. */
export function chooseEncoding(
  accepted: string | null,
  preferred: readonly ContentEncoding[] = smallestFirst,
): ContentEncoding | undefined {
  const accepts = (name: string): boolean =>
    (accepted ?? '').split(',').some((entry) => {
      const [coding, ...parameters] = entry.trim().split(';');
      return (
        coding?.trim().toLowerCase() === name &&
        !parameters.some((parameter) => /^\s*q=0(\.0+)?\s*$/.test(parameter))
      );
    });
  return preferred.find(accepts);
}

const encoders: Readonly<Record<ContentEncoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** Compresses off the thread that responds. */
export const encode = (bytes: Uint8Array, encoding: ContentEncoding): Promise<Uint8Array> =>
  encoders[encoding](bytes);
