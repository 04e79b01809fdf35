import { expect, test } from 'vitest';
import { isFormError } from './form-error.ts';

test('an error with a status is a form error, any other is not', () => {
  expect(isFormError(Object.assign(new Error(), { status: 413 }))).toBe(true);
  expect(isFormError(new Error())).toBe(false);
  expect(isFormError({ status: 413 })).toBe(false);
});
