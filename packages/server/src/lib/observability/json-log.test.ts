import { expect, test } from 'vitest';
import { createJsonLog } from './json-log.ts';
import { runTraced } from './request-trace.ts';

const logTo = (): { readonly lines: string[]; readonly log: ReturnType<typeof createJsonLog> } => {
  const lines: string[] = [];
  return { lines, log: createJsonLog({ write: (line) => lines.push(line) }) };
};

test('each line is one JSON object with time, level, process and sentence', () => {
  const { lines, log } = logTo();
  log('The queue cannot be read:\n"away"');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1);
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ level: 'warn', pid: process.pid, msg: 'The queue cannot be read:\n"away"' });
  expect(new Date(line.time).toISOString()).toBe(line.time);
});

test('a line names the request and the user for whom it is written', async () => {
  const { lines, log } = logTo();
  const trace = { id: 'request-1', userId: '005AB', statements: 0, statementTime: 0 };
  await runTraced(trace, async () => {
    await Promise.resolve();
    log('Error 7', 'error', { duration: 3 });
  });
  log('afterwards', 'info');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    requestId: 'request-1',
    userId: '005AB',
    duration: 3,
  });
  expect(JSON.parse(lines[1] ?? '')).not.toHaveProperty('requestId');
});
