import { connect } from 'node:net';

export interface RawRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly method?: string;
  /** Written piece by piece, as fast as they are read. */
  readonly body?: Iterable<string | Uint8Array>;
}

const patience = 40_000;

/** Sends what no client sends, and answers the status of the response; 0 where the connection ended without one. */
export function sendRaw(
  address: string,
  { path, headers, method = 'POST', body = [] }: RawRequest,
): Promise<number> {
  const { hostname, port, host } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const end = (status: number) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(status);
    };
    const timer = setTimeout(() => end(0), patience);
    const pieces = body[Symbol.iterator]();
    const write = () => {
      for (;;) {
        const { done, value } = pieces.next();
        if (done || socket.destroyed) return;
        if (!socket.write(value)) return void socket.once('drain', write);
      }
    };
    let head = '';
    socket.on('connect', () => {
      const lines = Object.entries({ Host: host, ...headers }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
      write();
    });
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1');
      const status = /^HTTP\/1\.1 ((?!100)\d{3})/m.exec(head)?.[1];
      if (status) end(Number(status));
    });
    socket.on('error', () => end(0));
    socket.on('close', () => end(0));
  });
}

export function* repeated(piece: string | Uint8Array, count: number): Generator<string | Uint8Array> {
  for (let at = 0; at < count; at++) yield piece;
}
