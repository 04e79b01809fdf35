import { expect, test } from 'vitest';
import { readingLocale } from './reading-locale.ts';

test('numbers are written as the language of the console is, in the user’s region where that has it', () => {
  expect(readingLocale('en-GB', 'en-US')).toBe('en-GB');
  expect(readingLocale('de-AT', 'de-DE')).toBe('de-AT');
  expect(readingLocale('en-US', 'de-DE')).toBe('de-DE');
  expect(readingLocale('fr', 'en-US')).toBe('en-US');
});
