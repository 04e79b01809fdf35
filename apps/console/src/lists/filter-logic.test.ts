import { expect, test } from 'vitest';
import { anyOfLogic, joinOf, logicProblem, logicWith, logicWithout } from './filter-logic.ts';

test.each([
  ['', 2, undefined],
  ['1 AND (2 OR 3)', 3, undefined],
  ['not 1 and 2', 2, undefined],
  ['1 AND 2 OR 3', 3, 'unreadable'],
  ['1 AND', 1, 'unreadable'],
  ['1; DROP', 1, 'unreadable'],
  ['(1 OR 2', 2, 'unreadable'],
  ['1 OR 3', 2, 'unknown-filter'],
  ['1 OR 2', 3, 'unused-filter'],
] as const)('logic "%s" over %i filters: %s', (logic, count, problem) => {
  expect(logicProblem(logic, count)).toBe(problem);
});

test.each([
  ['1 AND (2 OR 3)', 2, '1 AND 2'],
  ['1 AND (2 OR 3)', 1, '1 OR 2'],
  ['(1 OR 2) AND (3 OR 4)', 3, '(1 OR 2) AND 3'],
  ['NOT 1', 1, ''],
  ['1', 1, ''],
] as const)('logic "%s" without filter %i is "%s"', (logic, place, left) => {
  expect(logicWithout(logic, place)).toBe(left);
});

test('a filter that is added joins as the others do', () => {
  expect(logicWith('', 2)).toBe('');
  expect(logicWith('1 OR 2', 3)).toBe('1 OR 2 OR 3');
  expect(logicWith('1 AND (2 OR 3)', 4)).toBe('1 AND (2 OR 3) AND 4');
});

test('logic that one word can say is said so', () => {
  expect(joinOf('', 3)).toBe('all');
  expect(joinOf('1 AND 2', 2)).toBe('all');
  expect(joinOf(anyOfLogic(3), 3)).toBe('any');
  expect(joinOf('1 AND (2 OR 3)', 3)).toBe('custom');
});
