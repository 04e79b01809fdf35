import { openPostgres } from '@relab/database/postgres';
import { testDatabase } from '@relab/database/testing';
import { expect, test } from 'vitest';
import { lockStart } from './start-lock.ts';

test('of two processes that start on one database the second waits until the first has filled it', async () => {
  const { pool, close } = await testDatabase('postgres');
  const steps: string[] = [];
  const first = await lockStart(pool, () => steps.push('first waits'));
  let onWaiting: () => void = () => undefined;
  const waits = new Promise<void>((resolve) => {
    onWaiting = resolve;
  });
  const second = lockStart(pool, () => {
    steps.push('second waits');
    onWaiting();
  });
  await waits;
  steps.push('filled');
  await first.release();
  await first.release();
  const { release } = await second;
  steps.push('second goes on');
  await release();
  await close();
  expect(steps).toEqual(['second waits', 'filled', 'second goes on']);
});

test('a pool of one connection works on while the start is locked', async () => {
  const { pool: others, close } = await testDatabase('postgres');
  const { pool } = await openPostgres({ url: String(others.options.connectionString), poolSize: 1 });
  const lock = await lockStart(pool, () => undefined);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await lock.release();
  await pool.end();
  await close();
});
