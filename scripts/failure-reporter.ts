import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule, TestSuite } from 'vitest/node';
import type { Failure } from './test-report.ts';

/** The environment variable that names the file which the report is written to. */
export const reportVariable = 'RELAB_TEST_REPORT';

const isError = (value: unknown): value is Pick<SerializedError, 'name' | 'message' | 'cause'> =>
  typeof value === 'object' && value !== null && 'message' in value;

/** With all its causes: a process that died stands in the cause only. */
function messageOf(error: unknown): string {
  if (!isError(error)) return String(error);
  const { name = 'Error', message, cause } = error;
  return `${name}: ${message}${isError(cause) ? `\nCaused by ${messageOf(cause)}` : ''}`;
}

/** Hooks fail with the suite that they belong to, not with a test, and not with the file. */
function* hookFailures(suite: TestModule | TestSuite, place: readonly string[]): Generator<Failure> {
  for (const error of suite.errors()) yield { place, message: messageOf(error) };
  for (const child of suite.children)
    if (child.type === 'suite')
      yield* hookFailures(child, [...place.slice(0, 1), `${child.fullName} (before or after its tests)`]);
}

function* failuresOf(module: TestModule, unhandled: readonly string[]): Generator<Failure> {
  const file = module.relativeModuleId;
  yield* hookFailures(module, [file]);
  for (const test of module.children.allTests('failed'))
    yield { place: [file, test.fullName], message: messageOf(test.result().errors?.[0]) };
  if (module.state() !== 'pending' && module.state() !== 'queued') return;
  const reasons = unhandled.filter((message) => message.includes(module.moduleId));
  yield {
    isUnfinished: true,
    place: [file],
    message: [
      'It was begun and not finished: the process that ran it ended, or never started.',
      ...reasons,
    ].join('\n'),
  };
}

/** Writes what passed and each thing that failed, hooks, files and the run itself among them, into one file as JSON. */
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const file = process.env[reportVariable];
    if (file === undefined) return;
    const unhandled = unhandledErrors.map(messageOf);
    const failures = modules.flatMap((module) => [...failuresOf(module, unhandled)]);
    const others = unhandled.filter((message) => !failures.some((one) => one.message.includes(message)));
    const passed = modules.reduce((sum, { children }) => sum + [...children.allTests('passed')].length, 0);
    writeFileSync(
      file,
      JSON.stringify({
        passed,
        failures: [...failures, ...others.map((message): Failure => ({ place: [], message }))],
      }),
    );
  }
}
