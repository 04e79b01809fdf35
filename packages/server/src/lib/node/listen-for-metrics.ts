import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '../observability/metrics.ts';
import { listenFailure } from './listen-error.ts';

/** An open port of metrics. */
export interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

type Reply = (status: number, text: string, contentType?: string) => void;

/** What a path comes to; undefined where there is nothing. */
function respond(path: string, metrics: Metrics, isReady: IsReady | undefined, reply: Reply): void {
  const failed = (): void => reply(500, 'It cannot be read.\n');
  if (path === '/metrics') metrics.text().then((text) => reply(200, text, metrics.contentType), failed);
  else if (path === '/healthz' && isReady) reply(200, 'It runs.\n');
  else if (path === '/readyz' && isReady)
    isReady().then(
      (ready) => reply(ready ? 200 : 503, ready ? 'It is ready.\n' : 'It is not ready.\n'),
      failed,
    );
  else reply(404, `Only GET /metrics${isReady ? ', /healthz and /readyz are' : ' is'} answered here.\n`);
}

/** Whether a process works; resolves to false where it cannot tell. */
export type IsReady = () => Promise<boolean>;

/**
 * Serves `GET /metrics` on a port of its own, which visitors do not reach: what is counted there is nobody else's business.
 * With `isReady` also `/healthz` and `/readyz`, for a process that has no other port. Throws a ListenError where the port cannot
 * be opened.
 */
export async function listenForMetrics(
  metrics: Metrics,
  host: string,
  port: number,
  isReady?: IsReady,
): Promise<MetricsListener> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.method === 'GET' ? (incoming.url ?? '').replace(/\?.*$/s, '') : '';
    respond(path, metrics, isReady, (status, text, contentType = 'text/plain') =>
      outgoing.writeHead(status, { 'content-type': contentType }).end(text),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(listenFailure(error, host, port, { port: 'RELAB_METRICS_PORT', host: 'RELAB_METRICS_HOST' })),
    );
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
