import { inflateSync } from 'node:zlib';

/** The words of a document's pages: text is written as hex strings inside compressed streams. */
export function wordsOf(pdf: Uint8Array): string {
  const raw = Buffer.from(pdf);
  let words = '';
  for (let at = raw.indexOf('stream\n'); at !== -1; at = raw.indexOf('stream\n', at + 1)) {
    if (raw.subarray(at - 3, at).toString() === 'end') continue;
    try {
      const page = inflateSync(raw.subarray(at + 7, raw.indexOf('endstream', at))).toString('latin1');
      words += [...page.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex]) => Buffer.from(hex ?? '', 'hex').toString('latin1'))
        .join('');
    } catch {
      // A stream that is not compressed holds no text.
    }
  }
  return words;
}
