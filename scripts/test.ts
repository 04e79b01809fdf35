import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

/**
 * Runs everything, one step after the other, and ends with one line: `N passed, N failed`. A step without a count of
 * its own counts as one. Later steps run although an earlier one failed, so that one run tells everything.
 */
interface Count {
  passed: number;
  failed: number;
}

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const scratch = await mkdtemp(join(tmpdir(), 'relab-test-'));

async function step(title: string, task: () => Promise<Count>): Promise<Count> {
  console.log(`\n── ${title}`);
  const begun = performance.now();
  const count = await task();
  console.log(
    `── ${title}: ${count.passed} passed, ${count.failed} failed (${Math.round((performance.now() - begun) / 1000)} s)`,
  );
  return count;
}

const whole =
  (command: string, ...args: string[]) =>
  async (): Promise<Count> =>
    (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A project of the test runner; a run that executed nothing has failed. */
const project = (name: string) => async (): Promise<Count> => {
  const file = join(scratch, `${name}.json`);
  const code = await run(bin('vitest'), [
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as { numPassedTests: number; numFailedTests: number },
    () => ({ numPassedTests: 0, numFailedTests: 0 }),
  );
  const silent = code !== 0 && report.numFailedTests === 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (silent || report.numPassedTests === 0 ? 1 : 0),
  };
};

const counts = [
  await step('types', whole(bin('tsc'), '--noEmit')),
  await step('lint', whole(bin('biome'), 'check', '.')),
  await step('unit', project('unit')),
  await step('property', project('property')),
  await step('database', project('database')),
  await step('pages', whole(process.execPath, join(root, 'scripts/build-pages.ts'))),
  await step('browser', project('browser')),
];
await rm(scratch, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
