import { expect, test } from 'vitest';
import { LogicError, parseLogic } from './logic.ts';

test('filters are joined as written; brackets and words in any case', () => {
  expect(parseLogic('1', 1)).toEqual({ filter: 1 });
  expect(parseLogic(' 1 and (2 OR not 3) ', 3)).toEqual({
    join: 'and',
    parts: [{ filter: 1 }, { join: 'or', parts: [{ filter: 2 }, { not: { filter: 3 } }] }],
  });
  expect(parseLogic('NOT (1 OR 2)', 2)).toEqual({
    not: { join: 'or', parts: [{ filter: 1 }, { filter: 2 }] },
  });
  expect(parseLogic('1 OR 1', 1)).toEqual({ join: 'or', parts: [{ filter: 1 }, { filter: 1 }] });
});

test.each([
  ['', 0],
  ['1 AND 2 OR 3', 3],
  ['1 AND', 1],
  ['1 2', 2],
  ['(1', 1],
  ['1)', 1],
  ['()', 0],
  ['0', 1],
  ['2', 1],
  ['1 AND 3', 2],
  ['1', 2],
  ['1 XOR 2', 2],
  ['1; drop table', 1],
  [`${'('.repeat(50)}1${')'.repeat(50)}`, 1],
  [`${'NOT '.repeat(5000)}1`, 1],
])('%j over %i filters is refused with a sentence', (text, count) => {
  expect(() => parseLogic(text, count)).toThrow(LogicError);
  expect(() => parseLogic(text, count)).toThrow(/\.$/);
});
