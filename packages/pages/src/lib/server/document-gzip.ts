import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { constants, crc32, createDeflateRaw, deflateRaw, deflateRawSync } from 'node:zlib';

/** The header of a stream without time and system (RFC 1952). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Ends on a byte, and nothing that follows refers to what came before. */
const unfinished = { finishFlush: constants.Z_FULL_FLUSH };
const level = 5;
const deflate = promisify(deflateRaw);

/** A document around its style sheet. */
export interface StyledDocument {
  readonly beforeStyle: string;
  readonly afterStyle: string;
}

/** Compresses documents that all hold the same style sheet, the larger part of most: that is compressed once. */
export interface DocumentGzip {
  whole(document: StyledDocument): Promise<Uint8Array>;
  /** Each piece of what comes after the style sheet is sent on as it arrives; the first one with all before it. */
  streamed(beforeStyle: string, afterStyle: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>;
}

/** What a gzip stream ends with. */
function trailerOf(sum: number, length: number): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return trailer;
}

export function createDocumentGzip(style: string): DocumentGzip {
  const styleBytes = Buffer.from(style);
  const deflatedStyle = deflateRawSync(styleBytes, { level: 9, ...unfinished });
  const start = (before: Buffer): readonly Buffer[] => [
    header,
    deflateRawSync(before, { level, ...unfinished }),
    deflatedStyle,
  ];
  const sumOf = (before: Buffer): number => crc32(styleBytes, crc32(before));

  return {
    async whole({ beforeStyle, afterStyle }) {
      const [before, after] = [Buffer.from(beforeStyle), Buffer.from(afterStyle)];
      return Buffer.concat([
        ...start(before),
        await deflate(after, { level }),
        trailerOf(crc32(after, sumOf(before)), before.length + styleBytes.length + after.length),
      ]);
    },
    streamed(beforeStyle, afterStyle) {
      const before = Buffer.from(beforeStyle);
      let sum = sumOf(before);
      let length = before.length + styleBytes.length;
      const counting = new TransformStream<Uint8Array, Uint8Array>({
        transform(bytes, controller) {
          sum = crc32(bytes, sum);
          length += bytes.length;
          controller.enqueue(bytes);
        },
      });
      const source = Readable.fromWeb(afterStyle.pipeThrough(counting) as NodeReadableStream<Uint8Array>);
      const deflated = createDeflateRaw({ level, flush: constants.Z_SYNC_FLUSH });
      // An error comes out of its iterator.
      pipeline(source, deflated, () => undefined);
      const pieces: AsyncIterator<Uint8Array> = deflated[Symbol.asyncIterator]();
      let unsent = start(before);
      return new ReadableStream<Uint8Array>({
        async pull(controller) {
          const { done, value } = await pieces.next();
          controller.enqueue(Buffer.concat([...unsent, done ? trailerOf(sum, length) : value]));
          unsent = [];
          if (done) controller.close();
        },
        cancel() {
          source.destroy();
        },
      });
    },
  };
}
