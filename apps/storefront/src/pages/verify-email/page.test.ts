import { reply, testClient } from '@relab/client/testing';
import { Redirect } from '@relab/pages';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { page } from './page.tsx';

const verification = '/services/identity/email-verification';
const confirmed = { [`POST ${verification}/confirm`]: reply(204, null) };

function open(search: string, script: Readonly<Record<string, unknown>> = {}) {
  const { client, fetch } = testClient(script);
  const url = new URL(`https://shop.example/verify-email${search}`);
  return { context: { client, params: {}, url } as unknown as PageContext, fetch };
}

const formOf = (values: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

test('a guest signs in to confirm an address, and returns to the link', async () => {
  const guest = { 'GET /application-context': { guestUserId: '005', isGuest: true } };
  const { context, fetch } = open('?token=abc', guest);
  const led: unknown = await page.load(context).catch((error: unknown) => error);
  expect(led).toBeInstanceOf(Redirect);
  expect(led).toMatchObject({ href: '/login?next=%2Fverify-email%3Ftoken%3Dabc' });
  expect(fetch.requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('confirming sends the token, claims what was ordered as a guest, and leads to the page without it', async () => {
  const { context, fetch } = open('?token=abc', confirmed);
  expect(await page.act?.(context, formOf({}))).toEqual({ kind: 'redirect', href: '/verify-email' });
  expect(fetch.requests[0]?.body).toEqual({ token: 'abc' });
  expect(fetch.requests[1]?.path).toContain('claim');
  expect(fetch.requests[1]?.query).toMatchObject({ byEmail: 'true' });
});

test.each([
  ['?token=abc', 1],
  ['', 0],
  [`?token=${'x'.repeat(201)}`, 0],
])('a link that does not work says so: %#', async (search, asked) => {
  const error = reply(400, [{ errorCode: 'INVALID_INPUT', message: 'No.' }]);
  const { context, fetch } = open(search, { [`POST ${verification}/confirm`]: error });
  expect(await page.act?.(context, formOf({}))).toMatchObject({ kind: 'invalid', form: 'spent' });
  expect(fetch.requests).toHaveLength(asked);
});

test('a new confirmation link is sent on request', async () => {
  const { context } = open('', { [`POST ${verification}`]: reply(204, null) });
  expect(await page.act?.(context, formOf({ intent: 'send' }))).toEqual({
    kind: 'redirect',
    href: '/verify-email?sent=1',
  });
});
