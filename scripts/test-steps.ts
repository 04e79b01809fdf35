import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportVariable } from './failure-reporter.ts';
import { run } from './run.ts';
import { failureText, type Outcome, outcomeOf, unfinishedFiles, withSecondRun } from './test-report.ts';

/** A step without a count of its own counts as one. */
export interface Step {
  readonly title: string;
  readonly run: () => Promise<Outcome>;
}

/** Where more processes die, something is wrong with the code or the machine. */
const maxSecondRuns = 2;
const root = join(import.meta.dirname, '..');

export const installed = (name: string): string => join(root, 'node_modules/.bin', name);

/** Something that passes or fails as a whole. */
export const command = (title: string, program: string, ...args: string[]): Step => ({
  title,
  run: async () =>
    (await run(program, args)) === 0
      ? { passed: 1, failures: [] }
      : { passed: 0, failures: [{ place: [], message: '' }] },
});

export interface ProjectRun {
  readonly title?: string;
  /** All of the project's files where none are named. */
  readonly files?: readonly string[];
  readonly without?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

async function runProject(name: string, { files = [], without = [], env }: ProjectRun): Promise<Outcome> {
  const scratch = await mkdtemp(join(tmpdir(), 'relab-test-'));
  const report = join(scratch, 'report.json');
  const args = [
    'run',
    '--project',
    name,
    '--reporter=default',
    `--reporter=${join(root, 'scripts/failure-reporter.ts')}`,
    ...without.map((file) => `--exclude=${file}`),
    ...files,
  ];
  const code = await run(installed('vitest'), args, { ...env, [reportVariable]: report });
  const text = await readFile(report, 'utf8').catch(() => undefined);
  await rm(scratch, { recursive: true, force: true });
  return outcomeOf(text, code);
}

/**
 * A project of the test runner. Files whose process died are run a second time (decision 153): Node itself dies now and
 * then of a fault in its engine where many databases in WebAssembly come and go.
 */
export const project = (name: string, options: ProjectRun = {}): Step => {
  const { title = name } = options;
  return {
    title,
    async run() {
      const outcome = await runProject(name, options);
      const files = unfinishedFiles(outcome);
      if (files.length === 0 || files.length > maxSecondRuns) return outcome;
      console.log(`── ${title}: a process died, these files are run again: ${files.join(', ')}`);
      return withSecondRun(outcome, await runProject(name, { ...options, files }));
    },
  };
};

async function runStep({ title, run: runIt }: Step): Promise<Outcome> {
  console.log(`\n── ${title}`);
  const begun = performance.now();
  const outcome = await runIt();
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`── ${title}: ${outcome.passed} passed, ${outcome.failures.length} failed (${seconds} s)`);
  return outcome;
}

/**
 * Runs the steps one after the other, those of a list at once, and ends with what failed, so that the end of a log shows it,
 * and with one line: `N passed, N failed`. Later steps run although an earlier one failed, so that one run shows everything.
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<void> {
  const outcomes: [title: string, outcome: Outcome][] = [];
  for (const atOnce of steps.map((step) => [step].flat())) {
    const done = atOnce.map(async (step) => [step.title, await runStep(step)] as [string, Outcome]);
    outcomes.push(...(await Promise.all(done)));
  }
  for (const [title, { failures }] of outcomes) {
    for (const failure of failures) console.log(`\n${failureText(title, failure)}`);
  }
  const passed = outcomes.reduce((sum, [, outcome]) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, [, { failures }]) => sum + failures.length, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
