import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describedCalls } from '@relab/contract/server';
import type { Database } from '@relab/database';
import {
  backupGauges,
  breakerGauge,
  createMetrics,
  databaseGauge,
  loadGauges,
  poolGauge,
  queueGauges,
  replicaGauges,
  retentionGauges,
} from '@relab/server/metrics';
import { expect, test } from 'vitest';
import { metricNamesIn } from '../apps/marketplace/src/operating/metric-names.fixture.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const found = (text: string, form: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(form)].map(([, name = '']) => name))].sort();

const deployed = ['deploy/prometheus/alerts.yml', 'deploy/grafana/relab.json'];

/** Each name that a process declares; gauges are not read for it. */
async function declaredMetrics(): Promise<readonly string[]> {
  const metrics = createMetrics();
  // No statement is sent to it: a gauge that cannot be read is still declared.
  const database = {} as Database;
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 };
  metrics.addGauges([
    databaseGauge(database),
    poolGauge(pool),
    ...replicaGauges(() => ({ isUsable: true, lag: 0 }), pool),
    ...queueGauges(database, () => new Date(0)),
    breakerGauge(() => []),
    ...retentionGauges(database),
    ...backupGauges(
      () => Promise.reject(new Error('There is no folder.')),
      () => new Date(0),
    ),
    ...loadGauges(() => ({ level: 'normal', sample: { loopDelay: 0, memory: 0, waiting: 0 } })),
  ]);
  return found(await metrics.text(), /^# TYPE (\S+)/gm);
}

test.each([...deployed, 'docs/operating.md'])('%s names metrics that a process has', async (path) => {
  const declared = await declaredMetrics();
  const named = metricNamesIn(read(path));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !declared.includes(name))).toEqual([]);
});

test.each(deployed)('%s names calls that there are', (path) => {
  const ids = new Set(describedCalls.map(({ call }) => call.id));
  const named = found(read(path), /call=~?\\?"([\w|]+)/g).flatMap((names) => names.split('|'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test('what to do is said for each alert, and for no other', () => {
  const alerts = found(read('deploy/prometheus/alerts.yml'), /^\s+- alert: (\w+)$/gm);
  expect(alerts.length).toBeGreaterThan(5);
  expect(found(read('docs/operating.md'), /^### (\w+)$/gm)).toEqual(alerts);
});
