import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import type { RequestFacts } from './observer.ts';

const request: RequestFacts = {
  requestId: 'one',
  method: 'GET',
  path: '/',
  status: 200,
  duration: 12,
  userId: undefined,
  address: undefined,
  statements: 0,
  statementTime: 0,
};

test('what is observed is counted, in seconds and by kinds of addresses', async () => {
  const { observer, contentType, text: read } = createMetrics();
  observer.request?.(request);
  observer.request?.({ ...request, path: '/assets/main-1.js' });
  observer.request?.({ ...request, path: '/services/data/v63.0/ui-api/records/1', status: 404 });
  observer.request?.({ ...request, method: 'BREW', path: '/made-up/by/a/visitor' });
  observer.call?.({ callId: 'getRecord', status: 404, duration: 5 });
  observer.statement?.({ text: 'select 1', duration: 700, isFailed: true });
  observer.storedPage?.();
  observer.shed?.('guest');
  observer.serviceSkipped?.('mail');
  expect(contentType).toContain('version=0.0.4');
  const text = await read();
  for (const line of [
    'relab_http_requests_total{kind="page",method="GET",status="200"} 1',
    'relab_http_requests_total{kind="file",method="GET",status="200"} 1',
    'relab_http_requests_total{kind="call",method="GET",status="404"} 1',
    'relab_http_requests_total{kind="page",method="other",status="200"} 1',
    'relab_http_request_duration_seconds_bucket{le="0.025",kind="page"} 2',
    'relab_calls_total{call="getRecord",status="404"} 1',
    'relab_call_seconds_total{call="getRecord"} 0.005',
    'relab_statement_duration_seconds_bucket{le="0.5"} 0',
    'relab_statement_duration_seconds_bucket{le="1"} 1',
    'relab_statements_failed_total 1',
    'relab_stored_pages_total 1',
    'relab_requests_shed_total{priority="guest"} 1',
    'relab_service_skipped_total{service="mail"} 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).not.toContain('visitor');
});

test('a gauge that cannot be read leaves the others theirs', async () => {
  const metrics = createMetrics();
  let connections = 3;
  metrics.addGauges([
    {
      name: 'relab_jobs',
      help: 'Jobs.',
      labels: ['status'],
      read: () => Promise.reject(new Error('The database is away.')),
    },
    {
      name: 'relab_database_connections',
      help: 'Connections.',
      labels: ['state'],
      read: () => [{ labels: { state: 'busy' }, value: connections }],
    },
  ]);
  expect(await metrics.text()).toContain('relab_database_connections{state="busy"} 3');
  connections = 4;
  const later = await metrics.text();
  expect(later).toContain('relab_database_connections{state="busy"} 4');
  expect(later).not.toMatch(/^relab_jobs\{/m);
});

test('a gauge without labels that has no value is left out, and comes back with one', async () => {
  const metrics = createMetrics();
  let age: number | undefined;
  metrics.addGauges([
    {
      name: 'relab_log_archive_age_seconds',
      help: 'Since the log was archived.',
      labels: [],
      read: () => (age === undefined ? [] : [{ labels: {}, value: age }]),
    },
  ]);
  expect(await metrics.text()).not.toMatch(/^relab_log_archive_age_seconds/m);
  age = 12;
  expect(await metrics.text()).toMatch(/^relab_log_archive_age_seconds 12$/m);
  age = undefined;
  expect(await metrics.text()).not.toMatch(/^relab_log_archive_age_seconds/m);
});
