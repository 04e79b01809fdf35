import { reply, testClient } from '@relab/client/testing';
import { NotFound } from '@relab/pages';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { page } from './page.tsx';

const noticeKey = 'watching.005000000000001AAA.signature';

function open(answers: Parameters<typeof testClient>[0] = {}) {
  const notice = { subject: 'the listings that you watch', isOn: true };
  const { client, fetch } = testClient({
    'GET /notices/*': notice,
    'POST /stop': { ...notice, isOn: false },
    ...answers,
  });
  return { context: { client, params: { noticeKey } } as unknown as PageContext, fetch };
}

const form = (values: Readonly<Record<string, string>> = {}): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
};

test('opening an unsubscribe link changes nothing', async () => {
  const { context, fetch } = open();
  expect(await page.load(context)).toMatchObject({ notice: { isOn: true }, noticeKey });
  expect(fetch.requests.map(({ method }) => method)).toEqual(['GET']);
});

test('an incomplete unsubscribe link is not found', async () => {
  const { context } = open({
    'GET /notices/*': reply(404, [{ errorCode: 'ITEM_NOT_FOUND', message: 'Not whole.' }]),
  });
  await expect(page.load(context)).rejects.toBeInstanceOf(NotFound);
});

test('a press ends the mails; a program for mail gets a page and no redirect', async () => {
  const { context, fetch } = open();
  expect(await page.act?.(context, form())).toEqual({
    kind: 'redirect',
    href: `/unsubscribe/${noticeKey}`,
  });
  expect(fetch.requests.at(-1)).toMatchObject({ method: 'POST' });
  const oneClick = await page.act?.(context, form({ 'List-Unsubscribe': 'One-Click' }));
  expect(oneClick).toMatchObject({ kind: 'invalid', problems: [] });
});

test('without a response the page says that the mails still come', async () => {
  const { context } = open({ 'POST /stop': reply(503) });
  expect(await page.act?.(context, form())).toMatchObject({ kind: 'invalid', form: 'unsubscribe' });
});
