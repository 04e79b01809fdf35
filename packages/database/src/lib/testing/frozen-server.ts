import { createConnection, createServer, type Socket } from 'node:net';

/** A way to a database on which things go wrong, for tests of what then happens. */
export interface FrozenServer {
  readonly url: string;
  /** Connections stay open, and nothing comes through any more. */
  freeze(): void;
  thaw(): void;
  /** What is sent to the database arrives so many milliseconds later. */
  delay(milliseconds: number): void;
  /** Ends all connections; new ones are ended too until it is restored, as while a pooler starts anew. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Opens a port that leads to a database. */
export async function frozenServer(databaseUrl: string): Promise<FrozenServer> {
  const target = new URL(databaseUrl);
  const host = target.searchParams.get('host') ?? target.hostname;
  const port = Number(target.port || 5432);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isCut = false;
  let lateness = 0;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    let due = 0;
    /** In the order in which it came, also while the delay changes. */
    const writeLate = (to: Socket, bytes: Buffer): void => {
      const now = performance.now();
      if (lateness === 0 && due <= now) {
        to.write(bytes);
        return;
      }
      due = Math.max(now + lateness, due + 2);
      setTimeout(() => to.write(bytes), due - now);
    };
    const far = createConnection(
      host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
    );
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => (to === far ? writeLate(to, bytes) : to.write(bytes)));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    delay(milliseconds) {
      lateness = milliseconds;
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    restore() {
      isCut = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
