import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reportVariable } from './failure-reporter.ts';
import { failureText, type Outcome, outcomeOf, unfinishedFiles } from './test-report.ts';

const root = join(import.meta.dirname, '..');
const patience = 120_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relab-reporter-'));
  await mkdir(join(folder, 'run'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a run of the test runner over these files comes to. */
async function runFiles(files: Readonly<Record<string, string>>): Promise<Outcome> {
  const run = join(folder, 'run');
  await writeFile(
    join(run, 'vitest.config.js'),
    'export default { test: { globals: true, isolate: false, maxWorkers: 2 } };',
  );
  for (const [name, text] of Object.entries(files)) await writeFile(join(run, name), text);
  const report = join(folder, 'report.json');
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter',
      join(root, 'scripts/failure-reporter.ts'),
    ],
    { cwd: run, env: { ...process.env, [reportVariable]: report } },
  );
  return outcomeOf(await readFile(report, 'utf8').catch(() => undefined), status ?? 1);
}

const summaryOf = ({ passed, failures }: Outcome): string =>
  [`${passed} passed`, ...failures.map((failure) => failureText('unit', failure))].join('\n');

const summary = async (files: Readonly<Record<string, string>>): Promise<string> =>
  summaryOf(await runFiles(files));

const sound = "test('is fine', () => undefined);";

test('a run without faults has only what passed', { timeout: patience }, async () => {
  expect(await summary({ 'a.test.js': sound, 'b.test.js': `describe('b', () => { ${sound} });` })).toBe(
    '2 passed',
  );
});

test('failed tests and hooks are printed with their place and their reason', {
  timeout: patience,
}, async () => {
  const text = await summary({
    'a.test.js': `${sound} test('adds', () => { expect(1).toBe(2); });`,
    'b.test.js': `afterAll(() => { throw new Error('The file did not close.'); }); ${sound}`,
    'c.test.js': `describe('carts', () => { afterAll(() => { throw new Error('The suite did not close.'); }); ${sound} });`,
  });
  expect(text).toMatch(/^3 passed$/m);
  expect(text).toMatch(/✗ unit › a\.test\.js › adds\n {4}AssertionError: expected 1 to be 2/);
  expect(text).toMatch(/✗ unit › b\.test\.js\n {4}Error: The file did not close\./);
  expect(text).toMatch(
    /✗ unit › c\.test\.js › carts \(before or after its tests\)\n {4}Error: The suite did not close\./,
  );
});

test('a file whose process was killed is printed with the signal', { timeout: patience }, async () => {
  const outcome = await runFiles({
    'a.test.js': sound,
    'b.test.js':
      "test('ends', () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => {}); });",
  });
  const text = summaryOf(outcome);
  expect(unfinishedFiles(outcome)).toEqual(['b.test.js']);
  expect(outcome).toMatchObject({ passed: 1, failures: [{ place: ['b.test.js'] }] });
  expect(text).toMatch(/✗ unit › b\.test\.js\n.*not finished.*\n.*\n.*signal SIGKILL/);
});

test('an error that belongs to no test fails the run with its reason', { timeout: patience }, async () => {
  const text = await summary({
    'a.test.js':
      "test('is fine', async () => { void Promise.reject(new Error('Nobody waits.')); await new Promise((r) => setTimeout(r, 50)); });",
  });
  expect(text).toMatch(/✗ unit\n {4}Error: Nobody waits\./);
});
