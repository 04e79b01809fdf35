import { migratedDatabase, type TestDatabase, testEngines } from '@relab/database/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createRecentRequests } from '../observability/recent-requests.ts';
import { measureProcess } from './measure-process.ts';
import { otherReleases, processText, registerProcess } from './register-process.ts';

const older = { release: '1.0.0', declarations: 'a' };
const newer = { release: '1.1.0', declarations: 'b' };

describe.each(testEngines)('processes on %s', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await migratedDatabase(engine, { migrations: [new URL('./migrations/', import.meta.url)] });
  });
  afterEach(() => opened.pool.query('delete from relab_process'));
  afterAll(() => opened.close());

  test('a process of another release is seen until it takes itself out', async () => {
    const entry = await registerProcess(opened.database, 'web', older);
    expect(await otherReleases(opened.database, older)).toEqual([]);
    const [other] = await otherReleases(opened.database, newer);
    expect(other && processText(other)).toMatch(
      new RegExp(String.raw`^release 1\.0\.0 \(web, process ${process.pid} on .+\)$`),
    );
    await entry.remove();
    expect(await otherReleases(opened.database, newer)).toEqual([]);
  });

  test('what a process measured stands beside its sign of life, and one that cannot measure itself lives', async () => {
    const reports = async () => (await opened.pool.query('select report from relab_process')).rows;
    const entry = await registerProcess(opened.database, 'web', older);
    expect(await reports()).toEqual([{ report: null }]);
    const recent = createRecentRequests();
    const pool = { totalCount: 3, idleCount: 1, waitingCount: 0 };
    const measure = measureProcess(recent, {
      pool,
      breakers: () => [{ name: 'mail', state: 'open' }],
      load: undefined,
      backups: undefined,
    });
    entry.reportWith(measure);
    await expect.poll(reports).toMatchObject([
      {
        report: {
          format: 1,
          figures: {
            requests: 0,
            connections: { busy: 2, idle: 1, waiting: 0 },
            services: [{ name: 'mail', state: 'open' }],
            load: null,
          },
          backups: null,
        },
      },
    ]);
    entry.reportWith(() => Promise.reject(new Error('no figures')));
    await expect.poll(reports).toEqual([{ report: null }]);
  });

  test('one that has said nothing for a minute is gone, and is forgotten after a day', async () => {
    await registerProcess(opened.database, 'web', older);
    await opened.pool.query(`update relab_process set seen_at = now() - interval '61 seconds'`);
    expect(await otherReleases(opened.database, newer)).toEqual([]);
    await opened.pool.query(`update relab_process set seen_at = now() - interval '25 hours'`);
    await registerProcess(opened.database, 'worker', newer);
    expect((await opened.pool.query('select release from relab_process')).rows).toEqual([
      { release: '1.1.0' },
    ]);
  });
});
