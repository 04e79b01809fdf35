import { expect, test } from 'vitest';
import { isAgreed, isUndecided } from './consent.ts';
import { visitorId } from './visitor-id.ts';

const page = (cookie: string) => ({ cookie });

test('pages are counted where the choice is yes, and the browser does not say no by itself', () => {
  expect(isAgreed(page('a=b; relab_consent=yes'), {})).toBe(true);
  expect(isAgreed(page('relab_consent=yes'), { doNotTrack: null, globalPrivacyControl: false })).toBe(true);
  for (const cookie of [
    '',
    'relab_consent=no',
    'relab_consent=yesterday',
    'x_relab_consent=yes',
    'a=relab_consent=yes',
  ])
    expect(isAgreed(page(cookie), {}), cookie).toBe(false);
  expect(isAgreed(page('relab_consent=yes'), { globalPrivacyControl: true })).toBe(false);
  expect(isAgreed(page('relab_consent=yes'), { doNotTrack: '1' })).toBe(false);
});

test('consent is not asked for again after a choice, nor with a browser signal', () => {
  expect(isUndecided(undefined, new Headers())).toBe(true);
  expect(isUndecided('no', new Headers())).toBe(false);
  expect(isUndecided(undefined, new Headers({ 'sec-gpc': '1' }))).toBe(false);
  expect(isUndecided(undefined, new Headers({ dnt: '1' }))).toBe(false);
});

test('a visitor’s id is made once, lives 13 months at most and does not get younger', () => {
  const id = '11111111-1111-4111-8111-111111111111';
  const first = page('');
  expect(visitorId(first, true, () => id)).toBe(id);
  expect(first.cookie).toBe(`relab_visitor=${id}; Path=/; Max-Age=34128000; SameSite=Lax; Secure`);
  const again = page(`a=b; relab_visitor=${id}`);
  expect(visitorId(again, true, () => 'another')).toBe(id);
  expect(again.cookie).toBe(`a=b; relab_visitor=${id}`);
  expect(visitorId(page('relab_visitor=Ada'), false, () => id)).toBe(id);
});
