import { expect, test } from 'vitest';
import { clientToken, readClientToken } from './client-token.ts';

test('D-116, D-117: a token is an offset behind a mark, in base64', () => {
  const tokens = { 0: 'Y2xpZW50OjA=', 20: 'Y2xpZW50OjIw', 50: 'Y2xpZW50OjUw', 100: 'Y2xpZW50OjEwMA==' };
  for (const [offset, token] of Object.entries(tokens)) {
    expect(clientToken(Number(offset))).toBe(token);
    expect(readClientToken(token)).toBe(Number(offset));
  }
});

test('tokens of the server are none of ours', () => {
  for (const token of ['50', '', 'not base64 !', 'c2VydmVyOjUw'])
    expect(readClientToken(token)).toBeUndefined();
});

test('a token of our form without an offset names no place', () => {
  for (const text of ['client:', 'client:-1', 'client:1e3', 'client:x'])
    expect(readClientToken(btoa(text))).toBeNaN();
});
