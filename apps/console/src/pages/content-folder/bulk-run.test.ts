import { ClientError } from '@relab/client';
import { expect, test } from 'vitest';
import { runForEach } from './bulk-run.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id, title: id.toUpperCase() }));
const rejection = (status: number): ClientError =>
  new ClientError(status, '', [{ errorCode: 'CONFLICT', message: `No, ${status}.` }]);
const never = new AbortController().signal;

test('one that is rejected holds up none of the others, and says why', async () => {
  const done: number[] = [];
  const write = ({ id }: { id: string }) => (id === 'b' ? Promise.reject(rejection(409)) : Promise.resolve());
  const { results, total } = await runForEach(items, write, never, (progress) => done.push(progress.done));
  expect(results.map(({ item, error }) => [item.label, error])).toEqual([
    ['A', undefined],
    ['B', 'No, 409.'],
    ['C', undefined],
  ]);
  expect([total, done]).toEqual([3, [0, 1, 2, 3]]);
});

test('without an answer the run ends: those behind it are not begun', async () => {
  const { results, total } = await runForEach(
    items,
    () => Promise.reject(rejection(0)),
    never,
    () => {},
  );
  expect([results.length, total]).toEqual([1, 3]);
});

test('a run that is stopped begins no other', async () => {
  const controller = new AbortController();
  const { results } = await runForEach(
    items,
    () => {
      controller.abort();
      return Promise.resolve();
    },
    controller.signal,
    () => {},
  );
  expect(results).toHaveLength(1);
});
