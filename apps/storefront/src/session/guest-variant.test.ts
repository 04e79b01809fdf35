import { createCookieJar } from '@relab/pages/server';
import { expect, test } from 'vitest';
import { guestVariant } from './guest-variant.ts';

const variantOf = (headers: Readonly<Record<string, string>>, path = '/') =>
  guestVariant(
    new Request(`http://shop.test${path}`, { headers }),
    createCookieJar(new Headers(headers).get('cookie')),
  );

test('guests without cookies share their pages, apart from those whose browser answers the consent question by itself', () => {
  expect(variantOf({})).toBe(variantOf({ 'user-agent': 'another', 'accept-language': 'de' }));
  expect(variantOf({})).not.toBe(variantOf({ dnt: '1' }));
  expect(variantOf({ dnt: '1' })).toBe(variantOf({ 'sec-gpc': '1' }));
});

test('guests who chose about consent share their pages with those who chose the same: a page shows the choice', () => {
  const chosen = (choice: string) => variantOf({ cookie: `relab_consent=${choice}` });
  expect(chosen('yes')).toBe(chosen('yes'));
  expect(new Set([chosen('yes'), chosen('no'), variantOf({}), variantOf({ dnt: '1' })]).size).toBe(4);
  expect(chosen('made up')).toBeUndefined();
});

test('guests share their pages with those who chose the same market', () => {
  const inMarket = (id: string) => variantOf({ cookie: `relab_market={"id":"${id}","currency":"CHF"}` });
  expect(inMarket('a')).toBe(inMarket('a'));
  expect(inMarket('a')).not.toBe(inMarket('b'));
  expect(inMarket('a')).not.toBe(variantOf({}));
});

test.each(['relab_session=x', 'guest_cart=x', 'relab_consent=yes; relab_compared=1', 'unknown=1'])(
  'a visitor with the cookies "%s" gets pages of their own',
  (cookie) => {
    expect(variantOf({ cookie })).toBeUndefined();
  },
);

test('a visitor with a token, or with a market that nobody offers, gets pages of their own', () => {
  expect(variantOf({ authorization: 'Bearer x' })).toBeUndefined();
  expect(variantOf({ cookie: `relab_market=${'x'.repeat(201)}` })).toBeUndefined();
});

test('a preview by a link is sent to nobody but those who hold the link', () => {
  expect(variantOf({}, '/content/rotor?preview=true&previewKey=x')).toBeUndefined();
  expect(variantOf({}, '/content/rotor?page=2')).toBe(variantOf({}));
});
