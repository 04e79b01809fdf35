import { connect } from 'node:net';

export interface HttpResponse {
  readonly status: number;
  readonly body: string;
}

/** A connection to a server of this machine that stays open and carries one request at a time. */
export interface Connection {
  /** Rejects when the server hangs up. */
  ask(request: Buffer): Promise<HttpResponse>;
  close(): void;
}

const endOfHead = Buffer.from('\r\n\r\n');
const lastChunk = '0\r\n\r\n';

/** The answer, once all of it is there. */
function readResponse(bytes: Buffer): HttpResponse | undefined {
  const end = bytes.indexOf(endOfHead);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const start = end + endOfHead.length;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined || status === 204 || status === 304) {
    const after = start + Number(length ?? 0);
    return bytes.length < after ? undefined : { status, body: bytes.toString('utf8', start, after) };
  }
  // JSON holds no line breaks of its own, so only the last chunk ends so.
  if (bytes.toString('latin1', Math.max(start, bytes.length - lastChunk.length)) !== lastChunk)
    return undefined;
  return { status, body: unchunked(bytes.subarray(start)) };
}

function unchunked(bytes: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    if (!(size > 0)) return Buffer.concat(parts).toString();
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}

/**
 * HTTP written by hand: a client that shares two cores with the server it measures must cost next to nothing, or it
 * hides what lies between two servers.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let received: Buffer[] = [];
  let waiting: { resolve(response: HttpResponse): void; reject(error: Error): void } | undefined;
  socket.on('data', (bytes: Buffer) => {
    received.push(bytes);
    const [only] = received;
    const response = readResponse(received.length === 1 && only ? only : Buffer.concat(received));
    if (!response) return;
    received = [];
    waiting?.resolve(response);
  });
  let closed: Error | undefined;
  const hungUp = (error?: Error): void => {
    closed = error ?? new Error('The server hung up.');
    waiting?.reject(closed);
  };
  socket.on('error', hungUp).on('close', () => hungUp());
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (closed) reject(closed);
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
