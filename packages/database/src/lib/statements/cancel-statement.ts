import { createConnection } from 'node:net';

/** What `pg` knows of a connection, and its types do not say. */
export interface Backend {
  readonly host: string;
  readonly port: number;
  readonly processID: number | null;
  readonly secretKey: number | null;
}

const cancelRequestCode = 80_877_102;
const patienceMs = 5_000;

/**
 * Cancels what the backend runs, by the protocol's own request over a connection of its own: it needs no place in the
 * pool, and a pooler in front passes it on. Resolves once it was acted on, or could not be sent.
 */
export async function cancelStatement({ host, port, processID, secretKey }: Backend): Promise<void> {
  if (processID === null || secretKey === null) return;
  const message = Buffer.alloc(16);
  message.writeInt32BE(message.length, 0);
  message.writeInt32BE(cancelRequestCode, 4);
  message.writeInt32BE(processID, 8);
  message.writeInt32BE(secretKey, 12);
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  await new Promise<void>((resolve) => {
    // The other side closes once it has acted on it: a pooler drops the requests of clients that close before that.
    const socket = createConnection(target, () => socket.write(message));
    socket.setTimeout(patienceMs, () => socket.destroy());
    // The outcome of the statement shows whether it worked.
    socket
      .resume()
      .on('error', () => undefined)
      .once('close', () => resolve());
  });
}
