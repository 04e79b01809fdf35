import { expect, test } from 'vitest';
import * as german from './server-words.de.ts';
import * as english from './server-words.ts';

const only = 'Only 3 of it are available.';

test('in English the server’s own words are read, and the page’s only where there are none', () => {
  expect(english.serverWords('CONFLICT', only, 'There are not so many.')).toBe(only);
  expect(english.serverWords('CONFLICT', '', 'There are not so many.')).toBe('There are not so many.');
  expect(english.errorWords({ status: 409, code: 'CONFLICT', message: only })).toBe(only);
});

test('in German the page’s words are read, else those for the code, and the server’s as the last resort', () => {
  expect(german.serverWords('CONFLICT', only, 'So viele gibt es nicht.')).toBe('So viele gibt es nicht.');
  expect(german.serverWords('INSUFFICIENT_ACCESS', only, undefined)).toBe('Dazu sind Sie nicht berechtigt.');
  expect(german.serverWords('OF_A_LATER_VERSION', only, undefined)).toBe(only);
  expect(german.serverWords(undefined, only, undefined)).toBe(only);
});

test('a call that was not answered says so in German, whatever the code', () => {
  const own = { INVALID_API_INPUT: 'So viele gibt es nicht.' };
  const error = { code: 'INVALID_API_INPUT', message: only };
  expect(german.errorWords({ status: 400, ...error }, own)).toBe('So viele gibt es nicht.');
  expect(german.errorWords({ status: 0, ...error }, own)).toContain('nicht erreichbar');
  expect(german.errorWords({ status: 503, ...error }, own)).toContain('nicht erreichbar');
});
