import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Something that failed: a test, a file before or after its tests, or a whole step. */
export interface Failure {
  /** Where it stands, from the outside in: file, full name of the test. Empty for a whole step. */
  readonly place: readonly string[];
  /** What it failed with, in full; may be empty. */
  readonly message: string;
}

export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** What a JSON report of the test runner holds, as far as it is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

const failureOf = (message: string): Failure => ({ place: [], message });

/** Undefined also for one that was cut short. */
function parse(text: string | undefined): Report | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Report);
  } catch {
    return undefined;
  }
}

/**
 * What a run of the test runner came to: `text` is its JSON report, undefined where it left none, `code` what it ended
 * with. A run that failed beside its tests, or that executed none, has one failure without a place.
 */
export function outcomeOf(text: string | undefined, code: number, root: string): Outcome {
  const report = parse(text);
  if (!report) return { passed: 0, failures: [failureOf(`It ended with code ${code}, without a report.`)] };
  const { numPassedTests: passed, testResults } = report;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0)
      return [{ place: [file], message: message || 'It failed outside its tests.' }];
    return failed.map(({ fullName, failureMessages }) => ({
      place: [file, fullName],
      message: failureMessages?.[0] ?? '',
    }));
  });
  if (failures.length === 0 && code !== 0)
    failures.push(failureOf(`It ended with code ${code}, though no test failed.`));
  if (failures.length === 0 && passed === 0) failures.push(failureOf('It executed no test.'));
  return { passed, failures };
}

/** So many lines of a message are told: those of a random test name its seed and its example. */
const told = 3;
const width = 1_000;

/** A failure in a few lines: where it stands, and how its message begins. */
export function failureText(step: string, { place, message }: Failure): string {
  const [lines = ''] = stripVTControlCharacters(message).split(/\n\s+at /);
  const begin = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, told)
    .map((line) => `    ${line.slice(0, width)}`);
  return [`✗ ${[step, ...place].join(' › ').replaceAll(/\s+/g, ' ')}`, ...begin].join('\n');
}
