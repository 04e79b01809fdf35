import { expect, test } from 'vitest';
import * as german from './server-words.de.ts';
import * as english from './server-words.ts';

const only = 'Only 3 of it are available.';

test('X-55: in English the server’s own words are read, and the page’s only where there are none', () => {
  expect(english.serverWords('CONFLICT', only, 'There are not so many.')).toBe(only);
  expect(english.serverWords('CONFLICT', '', 'There are not so many.')).toBe('There are not so many.');
  expect(english.errorWords({ status: 409, code: 'CONFLICT', message: only })).toBe(only);
});

test('X-55, X-69: in German the page’s words are read, else those for the code, and never the server’s English', () => {
  expect(german.serverWords('CONFLICT', only, 'So viele gibt es nicht.')).toBe('So viele gibt es nicht.');
  expect(german.serverWords('INSUFFICIENT_ACCESS', only, undefined)).toBe('Dazu sind Sie nicht berechtigt.');
  for (const code of ['OF_A_LATER_VERSION', 'INVALID_API_INPUT', undefined])
    expect(german.serverWords(code, only, undefined)).toMatch(/^Das wurde nicht angenommen/);
  expect(german.serverWords(undefined, '', undefined)).toBe('');
});

test('what the server says of a delivery is in the language of the page already', () => {
  expect(german.serverWords('DELIVERY_NOT_POSSIBLE', 'Nach Peru liefern wir nicht.', undefined)).toBe(
    'Nach Peru liefern wir nicht.',
  );
});

test.each([0, 500, 503])(
  'a call that failed with status %i never shows the browser’s own message',
  (status) => {
    const error = { status, code: 'UNKNOWN', message: 'Failed to fetch' };
    expect(english.errorWords(error)).toMatch(/could not reach the server, so this was not done.*try again/);
    expect(german.errorWords(error)).toMatch(
      /nicht zu erreichen, daher wurde nichts ausgeführt.*noch einmal/,
    );
  },
);

test('X-69: a call that was not answered says so in German, whatever the code', () => {
  const own = { INVALID_API_INPUT: 'So viele gibt es nicht.' };
  const error = { code: 'INVALID_API_INPUT', message: only };
  expect(german.errorWords({ status: 400, ...error }, own)).toBe('So viele gibt es nicht.');
  expect(german.errorWords({ status: 0, ...error }, own)).toContain('nicht zu erreichen');
  expect(german.errorWords({ status: 503, ...error }, own)).toContain('nicht zu erreichen');
});
