import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';
import { failureText, type Outcome, outcomeOf } from './test-report.ts';

/**
 * Runs everything, one step after the other, and ends with what failed, so that the end of a log tells it, and with one
 * line: `N passed, N failed`. A step without a count of its own counts as one. Later steps run although an earlier one
 * failed, so that one run tells everything.
 */
interface Step extends Outcome {
  readonly title: string;
}

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const scratch = await mkdtemp(join(tmpdir(), 'relab-test-'));

async function step(title: string, task: () => Promise<Outcome>): Promise<Step> {
  console.log(`\n── ${title}`);
  const begun = performance.now();
  const { passed, failures } = await task();
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`── ${title}: ${passed} passed, ${failures.length} failed (${seconds} s)`);
  return { title, passed, failures };
}

const whole =
  (command: string, ...args: string[]) =>
  async (): Promise<Outcome> =>
    (await run(command, args)) === 0
      ? { passed: 1, failures: [] }
      : { passed: 0, failures: [{ place: [], message: '' }] };

/** A project of the test runner. */
const project = (name: string) => async (): Promise<Outcome> => {
  const file = join(scratch, `${name}.json`);
  const code = await run(bin('vitest'), [
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return outcomeOf(await readFile(file, 'utf8').catch(() => undefined), code, root);
};

const steps = [
  await step('types', whole(bin('tsc'), '--noEmit')),
  await step('lint', whole(bin('biome'), 'check', '.')),
  await step('unit', project('unit')),
  await step('property', project('property')),
  await step('database', project('database')),
  await step('pages', whole(process.execPath, join(root, 'scripts/build-pages.ts'))),
  await step('browser', project('browser')),
];
await rm(scratch, { recursive: true, force: true });

for (const { title, failures } of steps) {
  for (const failure of failures) console.log(`\n${failureText(title, failure)}`);
}
const passed = steps.reduce((sum, one) => sum + one.passed, 0);
const failed = steps.reduce((sum, { failures }) => sum + failures.length, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
