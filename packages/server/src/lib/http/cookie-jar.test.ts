import { expect, test } from 'vitest';
import { createCookieJar } from './cookie-jar.ts';

test('cookies are read as they were written, and broken ones passed over', () => {
  const jar = createCookieJar('a=1; b="two words"; c=%E2%82%AC; broken=%E0%A4; =none; a=2', false);
  expect(['a', 'b', 'c', 'broken', 'none'].map(jar.get)).toEqual([
    '1',
    'two words',
    '€',
    undefined,
    undefined,
  ]);
});

test('what is set can be read in the same request and travels once, unreadable by scripts', () => {
  const jar = createCookieJar(null, true);
  jar.set('a', 'first');
  jar.set('a', 'x; Domain=evil.test', { maxAge: 60 });
  expect(jar.get('a')).toBe('x; Domain=evil.test');
  expect(jar.lines()).toEqual([
    'a=x%3B%20Domain%3Devil.test; Path=/; SameSite=Lax; Max-Age=60; HttpOnly; Secure',
  ]);
});

test('a cookie that is removed is gone at once', () => {
  const jar = createCookieJar('a=1', false);
  jar.set('a', '', { maxAge: 0 });
  expect(jar.get('a')).toBeUndefined();
});
