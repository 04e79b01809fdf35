import { describe, expect, it, test } from 'vitest';
import { failureText, outcomeOf, unfinishedFiles, withSecondRun } from './test-report.ts';

describe('what a run of the test runner came to', () => {
  it('is what its report says', () => {
    const outcome = { passed: 2, failures: [{ place: ['a.test.ts', 'sum of two'], message: 'Error: 3' }] };
    expect(outcomeOf(JSON.stringify(outcome), 1)).toEqual(outcome);
  });

  it.each([
    ['has left no report', undefined, 1, 'It ended with code 1, without a report.'],
    ['has left a part of a report', '{"passed": 1', 137, 'It ended with code 137, without a report.'],
    ['has executed nothing', '{"passed": 0, "failures": []}', 0, 'It executed no test.'],
    [
      'has failed beside its tests',
      '{"passed": 1, "failures": []}',
      1,
      'It ended with code 1, though no test failed.',
    ],
  ])('is a failure where it %s', (_, text, code, message) => {
    expect(outcomeOf(text, code).failures).toEqual([{ place: [], message }]);
  });
});

test('the files whose process died count by their second run', () => {
  const failed = { place: ['b.test.ts', 'adds'], message: 'Error: 3' };
  const died = { place: ['a.test.ts'], message: 'It was not finished.', isUnfinished: true } as const;
  const first = { passed: 5, failures: [died, failed] };
  expect(unfinishedFiles(first)).toEqual(['a.test.ts']);
  expect(withSecondRun(first, { passed: 2, failures: [] })).toEqual({ passed: 7, failures: [failed] });
  expect(withSecondRun(first, { passed: 0, failures: [died] }).failures).toEqual([failed, died]);
});

describe('a failure in a few lines', () => {
  it('tells where it stands and how its message begins, without the stack', () => {
    const message = 'Error: Property failed\n{ seed: 1 }\n\nCounterexample: [1]\nShrunk\n    at x.ts:1:1';
    expect(failureText('unit', { place: ['a.test.ts', 'in\ntwo lines'], message })).toBe(
      '✗ unit › a.test.ts › in two lines\n    Error: Property failed\n    { seed: 1 }\n    Counterexample: [1]',
    );
    expect(
      failureText('unit', { place: ['a.test.ts'], message: 'Error: \u001b[31mred\u001b[39m\n    at x' }),
    ).toBe('✗ unit › a.test.ts\n    Error: red');
  });

  it('is the name of the step where nothing more is known', () => {
    expect(failureText('types', { place: [], message: '' })).toBe('✗ types');
  });
});
