import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../observability/metrics.ts';
import { ListenError } from './listen-error.ts';
import { listenForMetrics } from './listen-for-metrics.ts';

async function serveMetrics() {
  const metrics = createMetrics();
  const listener = await listenForMetrics(metrics, '127.0.0.1', 0);
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
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  const again = listenForMetrics(metrics, '127.0.0.1', listener.port);
  await expect(again).rejects.toThrow(ListenError);
  await expect(again).rejects.toThrow('Set RELAB_METRICS_PORT to a free one.');
});
