import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';

/** Of a stream whose time and system are not told (RFC 1952). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Ends on a byte, and nothing that follows refers to what came before. */
const unfinished = { finishFlush: constants.Z_FULL_FLUSH };
const deflate = promisify(deflateRaw);

/** A document around its style sheet. */
export interface StyledDocument {
  readonly beforeStyle: string;
  readonly afterStyle: string;
}

/** Compresses documents that all hold the same style sheet, the larger part of most: that is compressed once. */
export function createDocumentGzip(style: string): (document: StyledDocument) => Promise<Uint8Array> {
  const styleBytes = Buffer.from(style);
  const deflatedStyle = deflateRawSync(styleBytes, { level: 9, ...unfinished });
  return async ({ beforeStyle, afterStyle }) => {
    const [before, after] = [Buffer.from(beforeStyle), Buffer.from(afterStyle)];
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(after, crc32(styleBytes, crc32(before))), 0);
    trailer.writeUInt32LE(before.length + styleBytes.length + after.length, 4);
    return Buffer.concat([
      header,
      deflateRawSync(before, { level: 5, ...unfinished }),
      deflatedStyle,
      await deflate(after, { level: 5 }),
      trailer,
    ]);
  };
}
