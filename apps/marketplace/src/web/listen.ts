import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { SettingError } from '../settings.ts';

export type Handler = (request: Request, info: { readonly address?: string }) => Promise<Response>;

export interface Listening {
  readonly port: number;
  /** What answers from now on; before, everybody is told that the marketplace starts. */
  serve(handler: Handler): void;
  /** Lets what is being answered finish, for a while. */
  close(): Promise<void>;
}

const patience = 10_000;

const starting: Handler = async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/healthz') return Response.json({ status: 'alive' });
  return new Response('Relab is starting. Please try again in a few seconds.\n', {
    status: 503,
    headers: { 'retry-after': '3', 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
};

/** Takes the port before anything else is done, so that one that is taken is known at once. */
export async function listen(host: string, port: number): Promise<Listening> {
  let handler = starting;
  const server = createServer(
    getRequestListener((request, { incoming }) => {
      const address = 'socket' in incoming ? incoming.socket?.remoteAddress : undefined;
      return handler(request, address === undefined ? {} : { address });
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Readonly<Record<string, string>> = {
        EADDRINUSE: `Port ${port} is taken by another program. Set PORT to a free one.`,
        EACCES: `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
        EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one of its own.`,
        ENOTFOUND: `There is no host ${host}. Set HOST to an address of this machine.`,
      };
      const reason = reasons[error.code ?? ''];
      reject(reason ? new SettingError(reason, { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve(next) {
      handler = next;
    },
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), patience);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
