import { createServer, type ServerResponse } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { ObserveRequest } from '../observability/observe-requests.ts';
import { listenFailure } from './listen-error.ts';

/** The connection's facts beside the request. */
interface ConnectionInfo {
  readonly address?: string;
  /** Aborted when the connection closes before the response was sent. */
  readonly signal?: AbortSignal;
}

/** Answers a request; `fetch` of `createServer` is one. */
export type Handler = (request: Request, info: ConnectionInfo) => Response | Promise<Response>;

/** An open port, which answers 503 until `serve`. */
export interface Listening {
  readonly port: number;
  /** The handler from now on, and its observer; before, every request gets a response that the server starts. */
  serve(handler: Handler, observe?: ObserveRequest): void;
  /**
   * Ends without cutting anybody off: `/readyz` fails at once; after `delay` milliseconds no connection is accepted any
   * more; what is under way finishes, for 15 seconds at most.
   */
  drain(delay?: number): Promise<void>;
}

const maxDrain = 15_000;
/** Milliseconds without a request after which open connections are idle, and not about to send one. */
const quiet = 250;

const unavailable = (text: string): Response =>
  new Response(text, {
    status: 503,
    headers: { 'retry-after': '3', 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** Milliseconds for the head of a request, and between two looks for those that take longer. Bodies have limits of their own. */
const slowHeads = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 };

const starting: Handler = (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/healthz') return Response.json({ status: 'alive' });
  return unavailable('The server is starting. Please try again in a few seconds.\n');
};

const draining =
  (handler: Handler): Handler =>
  (request, info) =>
    new URL(request.url).pathname === '/readyz'
      ? Response.json({ status: 'not ready', reasons: ['draining'] }, { status: 503 })
      : handler(request, info);

/**
 * Opens a port of Node's HTTP server; 0 chooses a free one. Do it before anything else, so that a port in use is detected
 * at once: throws a ListenError, whose message names the variable to set.
 */
export async function listen(host: string, port: number): Promise<Listening> {
  let handler = starting;
  let observe: ObserveRequest | undefined;
  let isDraining = false;
  const underWay = new Set<ServerResponse>();
  const answer = getRequestListener(
    (request, { incoming }) => {
      const address = 'socket' in incoming ? incoming.socket?.remoteAddress : undefined;
      return handler(request, {
        ...(address !== undefined && { address }),
        // Created on first use.
        get signal() {
          return request.signal;
        },
      });
    },
    // A balancer's check in HTTP/1.0 names no host.
    { hostname: 'localhost' },
  );
  const server = createServer(slowHeads, (incoming, outgoing) => {
    underWay.add(outgoing);
    outgoing.once('close', () => underWay.delete(outgoing));
    if (isDraining) outgoing.shouldKeepAlive = false;
    const respond = (): void => void answer(incoming, outgoing);
    if (observe) observe(incoming, outgoing, respond);
    else respond();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(listenFailure(error, host, port, { port: 'PORT', host: 'HOST' }));
    });
    server.listen(port, host, resolve);
  });

  /** Until nothing was requested for a while, or that takes too long. */
  async function finished(): Promise<void> {
    const end = performance.now() + maxDrain;
    for (let since = performance.now(); performance.now() < end; await pause(25)) {
      if (underWay.size > 0) since = performance.now();
      else if (performance.now() - since >= quiet) return;
    }
  }

  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve(next, observer) {
      handler = next;
      observe = observer;
    },
    async drain(delay = 0) {
      isDraining = true;
      handler = draining(handler);
      for (const response of underWay) response.shouldKeepAlive = false;
      await pause(delay);
      // Not the close of HTTP servers, which cuts idle connections off while their next request is on its way.
      const closed = new Promise((resolve) => SocketServer.prototype.close.call(server, resolve));
      await finished();
      server.closeAllConnections();
      await closed;
    },
  };
}
