import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '../observability/metrics.ts';
import { listenFailure } from './listen-error.ts';

/** An open port of metrics. */
export interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `GET /metrics` on a port of its own, which visitors do not reach: what is counted there is nobody else's business.
 * Throws a ListenError where the port cannot be opened.
 */
export async function listenForMetrics(
  metrics: Metrics,
  host: string,
  port: number,
): Promise<MetricsListener> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url?.replace(/\?.*$/s, '');
    if (path !== '/metrics' || incoming.method !== 'GET') {
      outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Only GET /metrics is answered here.\n');
      return;
    }
    metrics.text().then(
      (text) => outgoing.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => outgoing.writeHead(500).end(),
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
