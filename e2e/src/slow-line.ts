import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowLine {
  readonly address: string;
  close(): Promise<void>;
}

export interface SlowLineOptions {
  /** What answers; the line stands in front of it. */
  readonly target: string;
  /** Letters of a document that arrive at once, at the least. */
  readonly pieceLength: number;
  /** Milliseconds between two pieces. */
  readonly pause: number;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const elementEnd = /<\/(?:head|header|nav|section|form|fieldset|ul|li|dl|table|tr|h\d|p|a|button|select)>/g;

/**
 * The head, of which nothing is painted, and then pieces cut behind elements: half a word, and a button with its icon but
 * not its word yet, are no fault of a page.
 */
function* pieces(document: string, length: number): Iterable<string> {
  let from = 0;
  for (const { 0: tag, index } of document.matchAll(elementEnd)) {
    if (tag !== '</head>' && index - from < length) continue;
    yield document.slice(from, index + tag.length);
    from = index + tag.length;
  }
  yield document.slice(from);
}

/**
 * A proxy on which documents arrive in pieces of one size, cut at the same bytes each time: a browser paints in between,
 * as it does on a slow phone. Everything else passes as it is.
 */
export async function openSlowLine({ target, pieceLength, pause }: SlowLineOptions): Promise<SlowLine> {
  const server = createServer((incoming, outgoing) => {
    const { 'accept-encoding': _encodings, ...headers } = incoming.headers;
    const forwarded = ask(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: { ...headers, host: new URL(target).host } },
      async (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        if (!response.headers['content-type']?.startsWith('text/html')) {
          response.pipe(outgoing);
          return;
        }
        for (const piece of pieces(Buffer.concat(await response.toArray()).toString(), pieceLength)) {
          outgoing.write(piece);
          await wait(pause);
        }
        outgoing.end();
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const { hostname } = new URL(target);
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  return {
    // Of the same host, whose cookies hold for every port.
    address: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
