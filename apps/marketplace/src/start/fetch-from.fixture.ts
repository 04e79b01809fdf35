import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Milliseconds after which a connection that nobody uses is closed. */
const idle = 5_000;

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
};

/**
 * `fetch` of somebody whose connections begin at that address of this machine, and are nobody else's. Redirections are not
 * followed.
 */
export function fetchFrom(localAddress: string): typeof fetch {
  const agent = new Agent({ keepAlive: true, timeout: idle });
  return async (input, init) => {
    const outgoing = new Request(input, init);
    const { url, method, signal } = outgoing;
    const body = Buffer.from(await outgoing.arrayBuffer());
    const headers = Object.fromEntries(outgoing.headers);
    try {
      const sent = request(url, { agent, localAddress, method, signal, headers });
      sent.end(body.length > 0 ? body : undefined);
      const [incoming] = (await once(sent, 'response')) as [IncomingMessage];
      const { statusCode: status = 0 } = incoming;
      const bytes = await buffer(incoming);
      return new Response(bytes.length > 0 ? bytes : null, { status, headers: headersOf(incoming) });
    } catch (error) {
      // As `fetch` does: the reason of whoever gave it up, else an error of its own.
      throw signal.aborted ? signal.reason : new TypeError('fetch failed', { cause: error });
    }
  };
}
