import { expect, test } from 'vitest';
import { formErrorText } from './form-error-text.ts';

const uploads = { maxBytes: 62_000_000, maxFiles: 48 };

test('a form that cannot be read is answered with a text that says what to do', () => {
  expect(formErrorText(405, undefined)).toContain('no form');
  expect(formErrorText(413, undefined)).toContain('64 kB');
  expect(formErrorText(413, uploads)).toContain('62 MB');
  expect(formErrorText(415, undefined)).toContain('without files');
  expect(formErrorText(415, uploads)).toBe(formErrorText(400, uploads));
  expect(formErrorText(503, uploads)).toContain('send the form again');
});
