import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { workerEnvironment } from './worker-environment.ts';

test('a process is told the shared database alone, whichever engine the operator named', () => {
  const settings = readSettings({ RELAB_DATABASE: 'embedded', RELAB_PROCESSES: '2' });
  const told = workerEnvironment(settings, 2, 'postgresql://relab@localhost/relab');
  const own = readSettings({ RELAB_DATABASE: 'embedded', ...told });
  expect([own.databaseUrl, own.databaseEngine]).toEqual(['postgresql://relab@localhost/relab', undefined]);
});

test('processes divide the connections, and have a port of metrics each', () => {
  const settings = readSettings({ RELAB_PROCESSES: '8', RELAB_METRICS_PORT: '9464' });
  const told = workerEnvironment(settings, 3, 'postgresql://relab@localhost/relab');
  expect(told).toMatchObject({ RELAB_PROCESS: '3', RELAB_DATABASE_POOL: '6', RELAB_METRICS_PORT: '9466' });
  expect(workerEnvironment(settings, 3, undefined)).not.toHaveProperty('DATABASE_URL');
});
