import { expect, test } from 'vitest';
import { createAccessLog } from './access-log.ts';
import type { LogFields } from './log.ts';
import { logSlowStatements } from './slow-statements.ts';

type Line = readonly [message: string, level: string | undefined, fields: LogFields | undefined];

function createLines() {
  const lines: Line[] = [];
  return { lines, log: (...line: Line) => void lines.push(line) };
}

test('a request is one line with what there is to know of it', () => {
  const { lines, log } = createLines();
  const facts = {
    requestId: 'one',
    method: 'GET',
    path: '/cart',
    status: 200,
    userId: '005AB',
    address: '192.0.2.1',
    statements: 4,
  };
  createAccessLog(log).request?.({ ...facts, duration: 12.345, statementTime: 6.789 });
  expect(lines).toEqual([['GET /cart 200', 'info', { ...facts, duration: 12.3, statementTime: 6.8 }]]);
});

test('a statement is logged from the limit on, on one line and without end', () => {
  const { lines, log } = createLines();
  const observer = logSlowStatements(log, 500);
  observer.statement?.({ text: 'select 1', duration: 499, isFailed: false });
  expect(lines).toEqual([]);
  observer.statement?.({ text: 'select *\n  from  cart', duration: 501.4, isFailed: false });
  observer.statement?.({ text: 'x '.repeat(5_000), duration: 900, isFailed: true });
  expect(lines[0]).toEqual([
    'A statement took 501 ms.',
    'warn',
    { duration: 501, statement: 'select * from cart' },
  ]);
  expect(lines[1]?.[0]).toBe('A statement took 900 ms and failed.');
  expect(String(lines[1]?.[2]?.statement).length).toBeLessThan(2_100);
});
