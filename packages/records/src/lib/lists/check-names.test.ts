import { ApiError } from '@relab/server/http';
import { expect, test } from 'vitest';
import { apiNameFor, checkApiName, checkLabel } from './check-names.ts';
import { ListProblems } from './list-error.ts';

/** The result of a check, and its error messages. */
function checked(check: (problems: ListProblems) => string | undefined) {
  const problems = new ListProblems();
  const name = check(problems);
  try {
    problems.refuse();
    return { name };
  } catch (error) {
    const fieldErrors = error instanceof ApiError ? error.body : error;
    return { name, fieldErrors };
  }
}

const taken = new Set(['all_of_them', 'rare', 'rare_1']);
const refused = (field: string, message: RegExp) => ({
  name: undefined,
  fieldErrors: {
    errorCode: 'INVALID_INPUT',
    output: { fieldErrors: [{ fieldApiName: field, errorMessage: expect.stringMatching(message) }] },
  },
});

test('a label has from one to forty characters that are no spaces around it', () => {
  expect(checked((problems) => checkLabel('  Küvetten, new ', problems))).toEqual({ name: 'Küvetten, new' });
  expect(checked((problems) => checkLabel('x'.repeat(40), problems))).toEqual({ name: 'x'.repeat(40) });
  expect(checked((problems) => checkLabel('   ', problems))).toMatchObject(refused('label', /needs a label/));
  expect(checked((problems) => checkLabel('x'.repeat(41), problems))).toMatchObject(
    refused('label', /exceeds the 40 character limit/),
  );
});

test.each(['A', 'Rare_Things', 'x9', `a${'_'.repeat(39)}`])('%s is an API name', (name) => {
  expect(checked((problems) => checkApiName(name, taken, problems))).toEqual({ name });
});

test.each([
  ['', /begins with a letter/],
  ['_a', /begins with a letter/],
  ['9a', /begins with a letter/],
  ['a b', /begins with a letter/],
  ['Küvetten', /begins with a letter/],
  ['a\n', /begins with a letter/],
  ['a'.repeat(41), /exceeds the 40 character limit/],
  ['RARE', /list named RARE already/],
  ['mru', /list named mru already/],
])('%j is none, or taken', (name, message) => {
  expect(checked((problems) => checkApiName(name, taken, problems))).toMatchObject(
    refused('developerName', message),
  );
});

test.each([
  ['Küvetten, new', 'K_vetten_new'],
  ['  --Old--  ', 'Old'],
  ['2nd floor', 'List_2nd_floor'],
  ['Ünder', 'nder'],
  ['试管', 'List'],
  ['', 'List'],
  ['All of them', 'All_of_them_1'],
  ['rare', 'rare_2'],
  ['MRU', 'MRU_1'],
  [`${'a'.repeat(34)} ${'b'.repeat(5)}`, 'a'.repeat(34)],
])('a list labelled %j is named %s', (label, name) => {
  expect(apiNameFor(label, taken)).toBe(name);
  expect(checked((problems) => checkApiName(name, taken, problems))).toEqual({ name });
});
