import { chooseEncoding, encode } from './content-encoding.ts';
import { createDocumentGzip, type StyledDocument } from './document-gzip.ts';

/** A document as it is sent, with the headers that say how. */
export interface EncodedDocument {
  readonly body: Uint8Array | string;
  readonly headers: Readonly<Record<string, string>>;
}

/** By what the visitor accepts: the header `Accept-Encoding`. */
export type EncodeDocument = (document: StyledDocument, accepted: string | null) => Promise<EncodedDocument>;

/** For documents that are sent once: gzip first, which costs the least where the style sheet is compressed already. */
export function createDocumentEncoder(style: string): EncodeDocument {
  const gzip = createDocumentGzip(style);
  return async (document, accepted) => {
    const encoding = chooseEncoding(accepted, ['gzip', 'br']);
    const vary = 'accept-encoding';
    const headers = encoding ? { vary, 'content-encoding': encoding } : { vary };
    if (encoding === 'gzip') return { body: await gzip(document), headers };
    const text = document.beforeStyle + style + document.afterStyle;
    return { body: encoding ? await encode(Buffer.from(text), encoding) : text, headers };
  };
}
