import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportVariable } from './failure-reporter.ts';
import { run } from './run.ts';
import { failureText, type Outcome, outcomeOf, unfinishedFiles, withSecondRun } from './test-report.ts';

/**
 * Runs everything, one step after the other, and ends with what failed, so that the end of a log tells it, and with one
 * line: `N passed, N failed`. A step without a count of its own counts as one. Later steps run although an earlier one
 * failed, so that one run tells everything.
 */
interface Step extends Outcome {
  readonly title: string;
}

/** Where more processes die, something is wrong with the code or the machine. */
const maxSecondRuns = 2;
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

async function runProject(name: string, files: readonly string[]): Promise<Outcome> {
  const file = join(scratch, `${name}-${files.length}.json`);
  const args = [
    'run',
    '--project',
    name,
    '--reporter=default',
    `--reporter=${join(root, 'scripts/failure-reporter.ts')}`,
    ...files,
  ];
  const code = await run(bin('vitest'), args, { [reportVariable]: file });
  return outcomeOf(await readFile(file, 'utf8').catch(() => undefined), code);
}

/**
 * A project of the test runner. Files whose process died are run a second time (decision 153): Node itself dies now and
 * then of a fault in its engine where many databases in WebAssembly come and go.
 */
const project = (name: string) => async (): Promise<Outcome> => {
  const outcome = await runProject(name, []);
  const files = unfinishedFiles(outcome);
  if (files.length === 0 || files.length > maxSecondRuns) return outcome;
  console.log(`── ${name}: a process died, these files are run again: ${files.join(', ')}`);
  return withSecondRun(outcome, await runProject(name, files));
};

const steps = [
  await step('types', whole(bin('tsc'), '--noEmit')),
  await step('lint', whole(bin('biome'), 'check', '.')),
  await step('unit', project('unit')),
  await step('property', project('property')),
  // Before the tests that start a marketplace: two that built at once would take the pages from each other.
  await step('pages', whole(process.execPath, join(root, 'scripts/build-pages.ts'))),
  await step('database', project('database')),
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
