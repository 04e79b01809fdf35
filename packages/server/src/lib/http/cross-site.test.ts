import { describe, expect, test } from 'vitest';
import { readCaller } from './caller.ts';
import { isOwnNavigation, rejectCrossSite } from './cross-site.ts';

const ask = (method: string, headers: Readonly<Record<string, string>>, trustProxy = false) => {
  const request = new Request('http://127.0.0.1:3000/x', { method, headers });
  const options = { trustProxy, base: new URL('https://shop.test') };
  return { request, caller: readCaller(request, { address: '127.0.0.1' }, options) };
};

describe('writes', () => {
  test.each([
    ['a page of the site', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['an older browser on the public address', { origin: 'https://shop.test' }],
    ['a program', {}],
  ])('from %s pass', (_, headers) => {
    const { request, caller } = ask('POST', headers);
    expect(() => rejectCrossSite(request, caller)).not.toThrow();
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling', { 'sec-fetch-site': 'same-site', origin: 'https://shop.test' }],
    ['an older browser elsewhere', { origin: 'https://shop.test.evil.test' }],
    ['nowhere', { origin: 'null' }],
    ['a forged forwarded host', { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' }],
  ])('from %s are refused', (_, headers) => {
    const { request, caller } = ask('POST', headers);
    expect(() => rejectCrossSite(request, caller)).toThrow();
  });

  test('reads pass from everywhere', () => {
    const { request, caller } = ask('GET', { 'sec-fetch-site': 'cross-site' });
    expect(() => rejectCrossSite(request, caller)).not.toThrow();
  });
});

test('a link counts as the own only from the own pages, and when it is really followed', () => {
  const own = (headers: Readonly<Record<string, string>>): boolean => {
    const { request, caller } = ask('GET', headers);
    return isOwnNavigation(request, caller);
  };
  expect(own({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(own({ referer: 'https://shop.test/cart' })).toBe(true);
  expect(own({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(own({ 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' })).toBe(false);
  expect(own({})).toBe(false);
});

test('what a proxy says counts only behind one, and only its last word', () => {
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.1' };
  expect(ask('GET', headers).caller.address).toBe('127.0.0.1');
  expect(ask('GET', headers, true).caller.address).toBe('198.51.100.1');
});

test('an address that a proxy writes with its port is read without it', () => {
  const written = (address: string) => ask('GET', { 'x-forwarded-for': `203.0.113.9, ${address}` }, true);
  expect(written('198.51.100.1:4711').caller.address).toBe('198.51.100.1');
  expect(written('[2001:db8::1]:443').caller.address).toBe('2001:db8::1');
});
