import { expect, test } from 'vitest';
import * as german from './error-message.de.ts';
import * as english from './error-message.ts';

const only = 'Only 3 of it are available.';

test('X-55: in English the server’s own words are read, and the page’s only where there are none', () => {
  expect(english.serverMessage('CONFLICT', only, 'There are not so many.')).toBe(only);
  expect(english.serverMessage('CONFLICT', '', 'There are not so many.')).toBe('There are not so many.');
  expect(english.errorMessage({ status: 409, code: 'CONFLICT', message: only })).toBe(only);
});

test('X-55, X-69: in German the page’s words are read, else those for the code, and never the server’s English', () => {
  expect(german.serverMessage('CONFLICT', only, 'So viele gibt es nicht.')).toBe('So viele gibt es nicht.');
  expect(german.serverMessage('INSUFFICIENT_ACCESS', only, undefined)).toBe(
    'Dazu sind Sie nicht berechtigt.',
  );
  for (const code of ['OF_A_LATER_VERSION', 'INVALID_API_INPUT', undefined])
    expect(german.serverMessage(code, only, undefined)).toMatch(/^Das wurde nicht angenommen/);
  expect(german.serverMessage(undefined, '', undefined)).toBe('');
});

test('what the server says of a delivery is in the language of the page already', () => {
  expect(german.serverMessage('DELIVERY_NOT_POSSIBLE', 'Nach Peru liefern wir nicht.', undefined)).toBe(
    'Nach Peru liefern wir nicht.',
  );
});

test.each([0, 500, 503])(
  'a call that failed with status %i never shows the browser’s own message',
  (status) => {
    const error = { status, code: 'UNKNOWN', message: 'Failed to fetch' };
    expect(english.errorMessage(error)).toMatch(
      /could not reach the server, so this was not done.*try again/,
    );
    expect(german.errorMessage(error)).toMatch(
      /nicht zu erreichen, daher wurde nichts ausgeführt.*noch einmal/,
    );
  },
);

test('X-69: a call that was not answered says so in German, whatever the code', () => {
  const own = { INVALID_API_INPUT: 'So viele gibt es nicht.' };
  const error = { code: 'INVALID_API_INPUT', message: only };
  expect(german.errorMessage({ status: 400, ...error }, own)).toBe('So viele gibt es nicht.');
  expect(german.errorMessage({ status: 0, ...error }, own)).toContain('nicht zu erreichen');
  expect(german.errorMessage({ status: 503, ...error }, own)).toContain('nicht zu erreichen');
});
