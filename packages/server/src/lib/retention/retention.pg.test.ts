import { testEngines } from '@relab/database/testing';
import { type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWorker } from '../jobs/worker.ts';
import { createMetrics } from '../observability/metrics.ts';
import { purgeByAge } from './purge-by-age.ts';
import { retentionGauges } from './retention-gauges.ts';
import { retentionHandler, startRetention } from './retention-job.ts';
import type { Purge, RetentionRule } from './retention-rule.ts';
import { readRuns } from './retention-runs.ts';

const hour = 3_600_000;
const begin = Date.parse('2026-06-01T12:00:00Z');

describe.each(testEngines)('retention on %s', (engine) => {
  let server: TestServer;
  let time = begin;
  const now = () => new Date(time);
  beforeAll(async () => {
    server = await testServer(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    time = begin;
    await sql`truncate attempt, retention_run, job`.execute(server.database);
  });

  const old: RetentionRule = {
    id: 'attempts',
    period: { length: 2, unit: 'day' },
    purge: purgeByAge('attempt', 'started_at'),
    limit: 10,
  };
  const fill = (count: number, hours: number) =>
    sql`
    insert into attempt (key, started_at, count)
    select ${`${hours} `} || n, ${new Date(begin - hours * hour)}::timestamptz, 1 from generate_series(1, ${count}::integer) n`.execute(
      server.database,
    );
  const left = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from attempt`.execute(server.database))
      .rows[0]?.count;
  const worker = (...rules: readonly RetentionRule[]) =>
    createWorker({
      database: server.database,
      handlers: [retentionHandler(rules)],
      now,
      log: () => undefined,
    });
  const nextRuns = async () =>
    (
      await sql<{ run_at: Date }>`select run_at from job where status = 'Created'`.execute(server.database)
    ).rows.map(({ run_at }) => run_at.getTime() - time);
  const runOf = async (id: string) => (await readRuns(server.database)).get(id);

  test('what is too old is removed in portions and counted, and the rest stays', async () => {
    await fill(25, 49);
    await fill(3, 47);
    await startRetention(server.database, now());
    await worker(old).runDue();
    expect(await left()).toBe(3);
    expect(await runOf('attempts')).toMatchObject({
      removed: 25,
      removedInAll: 25,
      error: null,
      endedAt: now(),
    });
    expect(await nextRuns()).toEqual([hour]);
    time += 2 * hour;
    await worker(old).runDue();
    expect(await left()).toBe(0);
    expect(await runOf('attempts')).toMatchObject({ removed: 3, removedInAll: 28 });
  });

  test('a run has an end, and the next one goes on at once while something is left', async () => {
    await fill(250, 49);
    await startRetention(server.database, now());
    await worker(old).runDue();
    expect(await left()).toBe(50);
    expect(await nextRuns()).toEqual([1_000]);
    time += 1_000;
    await worker(old).runDue();
    expect(await left()).toBe(0);
    expect(await runOf('attempts')).toMatchObject({ removed: 250, removedInAll: 250 });
  });

  test('a rule that fails says so, and the others are enforced all the same', async () => {
    await fill(5, 49);
    const fails: Purge = () => Promise.reject(new Error('The disk is full.'));
    await startRetention(server.database, now());
    await worker({ id: 'fails', purge: fails }, old).runDue();
    expect(await left()).toBe(0);
    expect(await runOf('fails')).toMatchObject({ error: 'The disk is full.', removed: 0 });
    const metrics = createMetrics();
    metrics.addGauges(retentionGauges(server.database));
    const text = await metrics.text();
    expect(text).toContain('relab_retention_rows_removed{rule="attempts"} 5');
    expect(text).toContain('relab_retention_failed{rule="fails"} 1');
  });

  test('what is stored for ever is left alone, and a rule of a day runs once a day', async () => {
    await fill(5, 49);
    const days: Date[] = [];
    const daily: RetentionRule = {
      id: 'daily',
      everyHours: 24,
      purge: ({ now: at }) => {
        days.push(at);
        return Promise.resolve(0);
      },
    };
    const forEver = { ...old, period: { length: 0, unit: 'day' } } as const;
    await startRetention(server.database, now());
    for (let at = 0; at < 30; at++) {
      await worker(forEver, daily).runDue();
      time += hour;
    }
    expect(await left()).toBe(5);
    expect(days).toHaveLength(2);
  });

  test('a run that was cut short goes on where it ended, in however many processes', async () => {
    const seen: (string | null)[] = [];
    const looking: RetentionRule = {
      id: 'looking',
      purge({ cursor }) {
        seen.push(cursor);
        const next = Number(cursor ?? 0) + 1;
        return Promise.resolve({ removed: 1, cursor: next < 45 ? String(next) : null });
      },
    };
    await Promise.all([1, 2, 3].map(() => startRetention(server.database, now())));
    for (let at = 0; at < 3; at++) {
      await Promise.all([worker(looking).runDue(), worker(looking).runDue()]);
      time += 1_000;
    }
    expect(seen).toEqual([null, ...Array.from({ length: 44 }, (_, at) => String(at + 1))]);
    expect(await runOf('looking')).toMatchObject({ removed: 45, cursor: null });
  });
});
