import { chooseEncoding, encode } from './content-encoding.ts';
import { createDocumentGzip, type StyledDocument } from './document-gzip.ts';

/** A document as it is sent, with the headers that say how. */
export interface EncodedDocument<Body = Uint8Array | string> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * For documents that are sent once. `accepted` is the header `Accept-Encoding`: where gzip is as welcome as others it is
 * taken, since it costs the least where the style sheet is compressed already.
 */
export interface DocumentEncoder {
  whole(document: StyledDocument, accepted: string | null): Promise<EncodedDocument>;
  /**
   * One of which parts come later: `beginWith` makes a stream of a text and what follows it. Without gzip it is left to whoever
   * sends it to compress it.
   */
  streamed(
    start: StyledDocument,
    beginWith: (text: string) => ReadableStream<Uint8Array>,
    accepted: string | null,
  ): EncodedDocument<ReadableStream<Uint8Array>>;
}

const cheapestFirst = ['gzip', 'br'] as const;
const vary = { vary: 'accept-encoding' };
/** No browser accepts brotli alone; whoever does gets a little more to read, in a third of the time. */
const brotliQuality = 3;

export function createDocumentEncoder(style: string): DocumentEncoder {
  const gzip = createDocumentGzip(style);
  return {
    async whole(document, accepted) {
      const encoding = chooseEncoding(accepted, cheapestFirst);
      const headers = encoding ? { ...vary, 'content-encoding': encoding } : vary;
      if (encoding === 'gzip') return { body: await gzip.whole(document), headers };
      const text = document.beforeStyle + style + document.afterStyle;
      return { body: encoding ? await encode(Buffer.from(text), encoding, brotliQuality) : text, headers };
    },
    streamed({ beforeStyle, afterStyle }, beginWith, accepted) {
      if (chooseEncoding(accepted, cheapestFirst) !== 'gzip')
        return { body: beginWith(beforeStyle + style + afterStyle), headers: {} };
      const headers = { ...vary, 'content-encoding': 'gzip' };
      return { body: gzip.streamed(beforeStyle, beginWith(afterStyle)), headers };
    },
  };
}
