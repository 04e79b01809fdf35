import { expect, test } from 'vitest';
import type { RequestFacts } from './observer.ts';
import { createRecentRequests } from './recent-requests.ts';

const facts = (status: number, duration: number, path = '/'): RequestFacts => ({
  requestId: 'a',
  method: 'GET',
  path,
  status,
  duration,
  userId: undefined,
  address: undefined,
  statements: 0,
  statementTime: 0,
});

test('requests of the last minute are counted, and forgotten after it', () => {
  let clock = 0;
  const { observer, current } = createRecentRequests(() => clock);
  observer.request?.(facts(200, 4));
  clock = 30_000;
  observer.request?.(facts(500, 4, '/services/data/x'));
  observer.request?.(facts(503, 1));
  observer.shed?.('guest');
  expect(current()).toMatchObject({ requests: 3, errors: 2, shed: 1, pages: 2 });
  clock = 61_000;
  expect(current()).toMatchObject({ requests: 2, errors: 2, shed: 1, pages: 1 });
  clock = 120_000;
  expect(current()).toEqual({ requests: 0, errors: 0, shed: 0, pages: 0, pageTime: null });
});

test('the time of pages is that of the slow ones, and calls are none of them', () => {
  const { observer, current } = createRecentRequests(() => 0);
  for (let index = 0; index < 90; index++) observer.request?.(facts(200, 20));
  for (let index = 0; index < 10; index++) observer.request?.(facts(200, 900));
  for (let index = 0; index < 50; index++) observer.request?.(facts(200, 9_000, '/services/data/x'));
  // Half of those between 0.5 and 1 s are among the fastest 95 %.
  expect(current().pageTime).toBe(750);
});

test('pages that take longer than all buckets are said to take as long as the last', () => {
  const { observer, current } = createRecentRequests(() => 0);
  observer.request?.(facts(200, 60_000));
  expect(current().pageTime).toBe(10_000);
});
