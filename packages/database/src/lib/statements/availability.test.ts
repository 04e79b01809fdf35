import { expect, test } from 'vitest';
import { createAvailability, isUnavailable } from './availability.ts';

const broken = Object.assign(new Error('connect ECONNREFUSED /socket'), { code: 'ECONNREFUSED' });

test('an outage is logged when it begins and when it ends, with the count of what failed between', () => {
  const lines: string[] = [];
  let clock = 1_000;
  const { failed, succeeded } = createAvailability(
    (line) => lines.push(line),
    () => clock,
  );
  succeeded();
  for (let attempt = 0; attempt < 1_880; attempt++) failed(broken);
  expect(lines).toEqual(['The database is not available: connect ECONNREFUSED /socket']);
  clock += 14_000;
  succeeded();
  succeeded();
  expect(lines[1]).toBe('The database is available again after 14.0 s; 1880 attempts had failed.');
  failed(broken);
  expect(lines).toHaveLength(3);
});

test.each([
  [broken, true],
  [Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
  [Object.assign(new Error('getaddrinfo EAI_AGAIN db1'), { code: 'EAI_AGAIN' }), true],
  [Object.assign(new Error('getaddrinfo ENOTFOUND db1'), { code: 'ENOTFOUND' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [Object.assign(new Error('canceling statement due to user request'), { code: '57014' }), false],
  ['text', false],
])('%s says that the database is unavailable: %s', (error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
