import { createPreviewKeys } from '@relab/content/testing';
import type { Cookies } from '@relab/server/http';
import { hashLinkKey, newLinkKey } from '@relab/server/http';
import { sessionCookie } from '@relab/server/identity';
import { createNoticeKeys } from '@relab/server/mail';
import { createSessionCookie } from '@relab/server/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const secret = 'a secret that only tests have, and long enough';
const expires = new Date('2026-03-02T10:00:00Z');
const before = new Date(expires.getTime() - 1_000);

function sessionCookieOf(token: string): string {
  let written = '';
  const cookies: Cookies = { get: () => undefined, set: (_, value) => (written = value) };
  createSessionCookie(secret).write(cookies, token);
  return written;
}
function readsSession(value: string): boolean {
  const cookies: Cookies = { get: (name) => (name === sessionCookie ? value : undefined), set: () => {} };
  return createSessionCookie(secret).read(cookies) !== undefined;
}

const previews = createPreviewKeys(secret);
const notices = createNoticeKeys(secret);
const linkKey = newLinkKey();

/** What travels in links and cookies, and whether the server accepts a text in its place. */
const signed: Readonly<Record<string, readonly [string, (text: string) => boolean]>> = {
  'a session cookie': [sessionCookieOf('kQ3vTq0Zb1'), readsSession],
  'a link to a preview': [
    previews.write({ versionId: '5OU000000000001AAA', userId: '005000000000001AAA', expires }),
    (text) => previews.read(text) !== undefined,
  ],
  'a link to a picture of a preview': [
    previews.writePicture('MCONE', expires),
    (text) => previews.opensPicture('MCONE', text, before),
  ],
  'a link that ends notices': [
    notices.write({ kind: 'saved-search', id: 'a04000000000001AAA' }),
    (text) => notices.read(text) !== undefined,
  ],
  'a link of which the database stores the hash': [
    linkKey,
    (text) => hashLinkKey(text) === hashLinkKey(linkKey),
  ],
};

const anyChange = fc.record({
  at: fc.nat(),
  remove: fc.integer({ min: 0, max: 2 }),
  insert: fc.oneof(
    fc.string({ maxLength: 2, unit: 'binary' }),
    fc.string({ maxLength: 2, unit: fc.constantFrom(...'AaBb09-_=.+/ \n\0') }),
  ),
});

test.each(Object.entries(signed))(
  '%s is accepted as it was written, and with no change at all',
  (_, [text, accepts]) => {
    expect(accepts(text)).toBe(true);
    fc.assert(
      fc.property(anyChange, ({ at, remove, insert }) => {
        const place = at % (text.length + 1);
        const altered = text.slice(0, place) + insert + text.slice(place + remove);
        fc.pre(altered !== text);
        expect(accepts(altered)).toBe(false);
      }),
      { numRuns: 3_000 },
    );
  },
);

test.each(Object.entries(signed))(
  '%s is not accepted with any one letter changed, removed or doubled',
  (_, [text, accepts]) => {
    for (let at = 0; at < text.length; at++) {
      const [before, letter = '', after] = [text.slice(0, at), text.at(at), text.slice(at + 1)];
      const code = letter.charCodeAt(0);
      const others = Array.from({ length: 8 }, (_bit, bit) => String.fromCharCode(code ^ (1 << bit)));
      for (const other of ['', letter + letter, ...others, letter.toUpperCase(), letter.toLowerCase()])
        if (other !== letter)
          expect(accepts(before + other + after), `${at}: ${JSON.stringify(other)}`).toBe(false);
    }
  },
);

test('no other end of a link to a preview goes with its signature', () => {
  const grant = { versionId: '5OU000000000001AAA', userId: '005000000000001AAA' };
  const [version = '', user = '', end = '', signature = ''] = previews
    .write({ ...grant, expires })
    .split('.');
  const [pictureEnd = '', pictureSignature = ''] = previews.writePicture('MCONE', expires).split('.');
  expect([end, pictureEnd]).toEqual(Array(2).fill((expires.getTime() / 1000).toString(36)));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: 1, max: 36 ** 9 - 1 }).map((seconds) => seconds.toString(36)),
        fc.constantFrom(`0${end}`, `${end}0`, `-${end}`, `${end}.0`, end.toUpperCase(), 'zzzzzzzzz', '', '0'),
      ),
      (other) => {
        fc.pre(other !== end);
        expect(previews.read([version, user, other, signature].join('.'))).toBeUndefined();
        expect(previews.opensPicture('MCONE', `${other}.${pictureSignature}`, before)).toBe(false);
      },
    ),
    { numRuns: 2_000 },
  );
  // Two links of different ends do not lend each other theirs.
  const later = previews.write({ ...grant, expires: new Date(expires.getTime() + 1_000) }).split('.');
  expect(previews.read([version, user, later[2], signature].join('.'))).toBeUndefined();
  expect(previews.opensPicture('MCONE', previews.writePicture('MCONE', expires), expires)).toBe(false);
});

test.each(Object.entries(signed))('%s is not accepted with any other last letter', (_, [text, accepts]) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (const letter of letters)
    if (!text.endsWith(letter)) expect(accepts(text.slice(0, -1) + letter), letter).toBe(false);
});
