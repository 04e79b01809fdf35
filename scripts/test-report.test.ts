import { describe, expect, it } from 'vitest';
import { failureText, outcomeOf } from './test-report.ts';

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});
const file = (name: string, tests: readonly ReturnType<typeof test>[], message = '') => ({
  name: `/project/${name}`,
  status: message || tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  message,
  assertionResults: tests,
});
const report = (...testResults: readonly ReturnType<typeof file>[]) => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return JSON.stringify({
    numPassedTests: all.filter(({ status }) => status === 'passed').length,
    testResults,
  });
};

describe('what a run of the test runner came to', () => {
  it('counts what passed and names what failed, with its file', () => {
    const text = report(
      file('a.test.ts', [
        test('adds', 'passed'),
        test('sum of two', 'failed', 'Error: 3'),
        test('x', 'skipped'),
      ]),
      file('b.test.ts', [test('stays', 'passed')]),
    );
    expect(outcomeOf(text, 1, '/project')).toEqual({
      passed: 2,
      failures: [{ place: ['a.test.ts', 'sum of two'], message: 'Error: 3' }],
    });
  });

  it('names files that failed before or after their tests', () => {
    const hook = { ...file('b.test.ts', [test('never', 'skipped')]), status: 'failed' };
    const text = report(file('a.test.ts', [test('is fine', 'passed')], 'after broke'), hook);
    expect(outcomeOf(text, 1, '/project')).toEqual({
      passed: 1,
      failures: [
        { place: ['a.test.ts'], message: 'after broke' },
        { place: ['b.test.ts'], message: 'It failed outside its tests.' },
      ],
    });
  });

  it.each([
    ['has left no report', undefined, 1, 'It ended with code 1, without a report.'],
    ['has left a part of a report', '{"numPassedTests": 1', 137, 'It ended with code 137, without a report.'],
    ['has executed nothing', report(), 0, 'It executed no test.'],
    [
      'has failed beside its tests',
      report(file('a.test.ts', [test('adds', 'passed')])),
      1,
      'It ended with code 1, though no test failed.',
    ],
  ])('is a failure where it %s', (_, text, code, message) => {
    expect(outcomeOf(text, code, '/project').failures).toEqual([{ place: [], message }]);
  });
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
