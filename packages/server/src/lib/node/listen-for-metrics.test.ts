import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../observability/metrics.ts';
import { ListenError } from './listen-error.ts';
import { type IsReady, listenForMetrics } from './listen-for-metrics.ts';

async function serveMetrics(isReady?: IsReady) {
  const metrics = createMetrics();
  const listener = await listenForMetrics(metrics, '127.0.0.1', 0, isReady);
  onTestFinished(listener.close);
  return { metrics, listener, origin: `http://127.0.0.1:${listener.port}` };
}

test('metrics are served in the format of Prometheus', async () => {
  const { metrics, origin } = await serveMetrics();
  metrics.observer.storedPage?.();
  const response = await fetch(`${origin}/metrics`);
  expect(response.headers.get('content-type')).toBe(metrics.contentType);
  expect(await response.text()).toContain('relab_stored_pages_total 1');
});

test('nothing else is answered there, and a port that is taken names its setting', async () => {
  const { metrics, listener, origin } = await serveMetrics();
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/readyz`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  const again = listenForMetrics(metrics, '127.0.0.1', listener.port);
  await expect(again).rejects.toThrow(ListenError);
  await expect(again).rejects.toThrow('Set RELAB_METRICS_PORT to a free one.');
});

test('a process without another port says there whether it runs and is ready', async () => {
  let isReady = true;
  const { origin } = await serveMetrics(async () => isReady);
  const status = async (path: string): Promise<number> => (await fetch(origin + path)).status;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  isReady = false;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  expect(await status('/')).toBe(404);
});
