import { reply, testClient } from '@relab/client/testing';
import { pendingForms, submitForm } from '@relab/pages';
import { expect, test } from 'vitest';
import { noComparisonStorage } from './comparison/comparison-storage.ts';
import { site } from './site-definition.ts';
import type { SiteSettings } from './site-settings.ts';

const listing = '01t000000000001AAA';
const session = (guestUser: boolean) => ({
  accountId: guestUser ? null : '001000000000001AAA',
  accountName: null,
  guestUser,
  profile: {},
});
const refusedForGuests = reply(403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No access.' }]);

/** A visitor whose session is checked once for each of `isGuest`, the last one from then on. */
function open(isGuest: readonly boolean[], create: unknown) {
  let asked = 0;
  const { client, fetch } = testClient({
    'GET /session-context': () => session(isGuest[Math.min(asked++, isGuest.length - 1)] ?? true),
    'POST /ui-api/records': create,
    'POST /login': {},
    'POST /actions/preserve': reply(404, []),
  });
  const values = new Map<string, string>();
  const pending = pendingForms({
    get: (name) => values.get(name) || undefined,
    set: (name, value) => void values.set(name, value),
  });
  const post = async (path: string, fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const url = new URL(path, 'https://shop.example');
    const settings = {} as SiteSettings;
    const outcome = await submitForm(url, form, {
      site,
      client,
      shared: { settings, compared: noComparisonStorage },
      pending,
    });
    return outcome.kind === 'redirect' ? outcome.href : outcome;
  };
  return { post, fetch };
}

const watch = { intent: 'add', productId: listing, next: `/product/x/${listing}#watch` };
const resumeOf = (href: unknown) => new URL(String(href), 'https://shop.example').searchParams.get('resume');

test('whoever watches a listing after their session ended is led to sign in, and back to the listing', async () => {
  const { post } = open([false, true], refusedForGuests);
  const href = new URL(String(await post('/watching', watch)), 'https://shop.example');
  expect([href.pathname, href.searchParams.get('next')]).toEqual(['/login', watch.next]);
  expect(resumeOf(href)).toMatch(/^[0-9a-f-]{36}$/);
});

test('a form that is not accepted for another reason leads nobody to sign in', async () => {
  const { post } = open([false, false], refusedForGuests);
  expect(await post('/watching', watch)).toMatchObject({ kind: 'invalid', form: 'watching' });
});

test('a return address of another site is not followed', async () => {
  const { post } = open([true], {});
  const href = String(await post('/watching', { ...watch, next: 'https://elsewhere.example/' }));
  expect(new URL(href, 'https://shop.example').searchParams.get('next')).toBe('/watching');
});

test('ending a watch is not done by itself after a sign-in', async () => {
  const { post } = open([true], {});
  expect(resumeOf(await post('/watching', { ...watch, intent: 'remove' }))).toBeNull();
});
