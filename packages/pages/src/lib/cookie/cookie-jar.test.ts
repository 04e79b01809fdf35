import { expect, test } from 'vitest';
import { createCookieJar } from './cookie-jar.ts';

test('the cookie jar sends the request’s cookies, changed by what calls set', () => {
  const jar = createCookieJar('session=a; theme=dark');
  const headers = new Headers();
  headers.append('set-cookie', 'session=b=c; Path=/; HttpOnly');
  headers.append('set-cookie', 'theme=; Path=/; Max-Age=0');
  jar.take(headers);
  expect(jar.header()).toBe('session=b=c');
  expect(jar.get('theme')).toBeUndefined();
  expect(jar.changed).toEqual(['session=b=c; Path=/; HttpOnly', 'theme=; Path=/; Max-Age=0']);
});

test.each([[null], [''], ['rubbish'], [';;']])('%j holds no cookie', (header) => {
  expect(createCookieJar(header).header()).toBe('');
});
