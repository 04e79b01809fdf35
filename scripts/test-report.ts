import { stripVTControlCharacters } from 'node:util';

/** Something that failed: a test, a file before or after its tests, or a whole step. */
export interface Failure {
  /** Where it stands, from the outside in: file, full name of the test. Empty for a whole step. */
  readonly place: readonly string[];
  /** What it failed with, in full; may be empty. */
  readonly message: string;
  /** Set for a file whose process ended before its tests did. */
  readonly isUnfinished?: true;
}

export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

const failureOf = (message: string): Failure => ({ place: [], message });

/** Undefined also for one that was cut short. */
function parse(text: string | undefined): Outcome | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Outcome);
  } catch {
    return undefined;
  }
}

/**
 * What a run of the test runner came to: `text` is what `failure-reporter.ts` wrote, undefined where it left nothing,
 * `code` what the run ended with. A run that failed beside its tests, or that executed none, has one failure without a
 * place.
 */
export function outcomeOf(text: string | undefined, code: number): Outcome {
  const outcome = parse(text);
  if (!outcome) return { passed: 0, failures: [failureOf(`It ended with code ${code}, without a report.`)] };
  const { passed, failures } = outcome;
  if (failures.length > 0) return outcome;
  if (code !== 0)
    return { passed, failures: [failureOf(`It ended with code ${code}, though no test failed.`)] };
  return passed > 0 ? outcome : { passed, failures: [failureOf('It executed no test.')] };
}

/** The files whose process ended before their tests did. */
export const unfinishedFiles = ({ failures }: Outcome): readonly string[] =>
  failures.flatMap(({ place: [file], isUnfinished }) => (isUnfinished && file !== undefined ? [file] : []));

/** What a run came to after its unfinished files were run again. */
export const withSecondRun = (first: Outcome, second: Outcome): Outcome => ({
  passed: first.passed + second.passed,
  failures: [...first.failures.filter(({ isUnfinished }) => !isUnfinished), ...second.failures],
});

/** So many lines of a message are printed: those of a random test name its seed and its example. */
const maxLines = 3;
const width = 1_000;

/** A failure in a few lines: where it stands, and how its message begins. */
export function failureText(step: string, { place, message }: Failure): string {
  const [lines = ''] = stripVTControlCharacters(message).split(/\n\s+at /);
  const begin = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, maxLines)
    .map((line) => `    ${line.slice(0, width)}`);
  return [`✗ ${[step, ...place].join(' › ').replaceAll(/\s+/g, ' ')}`, ...begin].join('\n');
}
