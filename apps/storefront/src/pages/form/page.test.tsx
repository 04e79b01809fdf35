// @vitest-environment happy-dom
import { reply, testClient } from '@relab/client/testing';
import { type InvalidOutcome, NotFound } from '@relab/pages';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { PageContext, Shared } from '../../page.ts';
import { page } from './page.tsx';
import * as texts from './texts.ts';

afterEach(cleanup);

const siteId = '0DM000000000001AAA';
const content = {
  contentKey: 'MCA',
  urlName: 'demo',
  title: 'Demo',
  language: 'en_US',
  contentType: { fullyQualifiedName: 'sfdc_cms__form', name: 'Form' },
  contentBody: {
    title: 'Ask for a demonstration',
    excerpt: 'We call you.',
    submitText: 'Ask',
    fields: [
      { name: 'who', label: 'Your name', type: 'text', isRequired: true, hint: 'As on the door.' },
      { name: 'mail', label: 'E-mail', type: 'email' },
      { name: 'unit', label: 'Unit', type: 'choice', choices: ['Rotor', 'Balance'] },
      { name: 'more', label: 'More', type: 'multiline' },
      { name: 'terms', label: 'I agree', type: 'checkbox' },
    ],
  },
};
const filledIn = { 'answer-who': ' A. Field ', 'answer-unit': 'Rotor', 'answer-terms': 'yes' };

function opened(
  {
    values = {},
    path = '/forms/demo',
    answer = reply(201, { id: '0fs1' }),
    form = content as object,
  } = {} as {
    readonly values?: Readonly<Record<string, string>>;
    readonly path?: string;
    readonly answer?: ReturnType<typeof reply>;
    readonly form?: object;
  },
) {
  const script = { 'GET /contents/*': form, 'POST *': answer };
  const { client, fetch } = testClient(script, { context: { siteId } });
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  const url = new URL(path, 'https://relab.example');
  const context = { client, params: { contentKey: 'demo' }, url } as unknown as PageContext;
  return { context, data, sent: () => fetch.requests.filter(({ method }) => method === 'POST') };
}
async function show(path?: string, outcome: InvalidOutcome | null = null) {
  const { context } = opened(path === undefined ? {} : { path });
  const data = await page.load(context);
  const shared = {} as Shared;
  render(<page.View {...shared} data={data} url={context.url} outcome={outcome} />);
}

describe('a form of the site', () => {
  test('a form of authors renders each field by its type, with its label', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ask for a demonstration');
    const name = screen.getByRole('textbox', { name: /^Your name/ });
    expect(name).toMatchObject({ name: 'answer-who', required: true, maxLength: 255 });
    expect(screen.getByText('As on the door.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toMatchObject({ type: 'email' });
    const choices = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(choices).toEqual([texts.choose, 'Rotor', 'Balance']);
    expect(screen.getByRole('textbox', { name: 'More' }).tagName).toBe('TEXTAREA');
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toMatchObject({ value: 'yes', checked: false });
    expect(screen.getByRole('button', { name: 'Ask' })).toBeTruthy();
  });

  test('a form of authors is sent in the language in which it was shown', async () => {
    const { context, data, sent } = opened({ values: filledIn });
    expect(await page.act?.(context, data)).toEqual({ kind: 'redirect', href: '/forms/demo?sent=1' });
    expect(sent()).toMatchObject([
      {
        path: `/services/data/v63.0/connect/sites/${siteId}/forms/MCA/submissions`,
        body: {
          language: 'en_US',
          answers: { who: 'A. Field', mail: '', unit: 'Rotor', more: '', terms: 'yes' },
        },
      },
    ]);
  });

  test('errors of the server are shown at the fields of an author’s form, with the input kept', async () => {
    const refusal = [
      { errorCode: 'FIELD_INTEGRITY_EXCEPTION', message: 'Fill in “Your name”.', fields: ['who'] },
    ];
    const { context, data } = opened({
      values: { ...filledIn, 'answer-who': '' },
      answer: reply(400, refusal),
    });
    const outcome = await page.act?.(context, data);
    expect(outcome).toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'answer-who', message: 'Fill in “Your name”.' }],
    });
    await show('/forms/demo', outcome as InvalidOutcome);
    expect(screen.getByRole('combobox')).toMatchObject({ value: 'Rotor' });
    expect(screen.getByRole('checkbox')).toMatchObject({ checked: true });
    const field = screen.getByRole('textbox', { name: /^Your name/ });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    [429, 'REQUEST_LIMIT_EXCEEDED', texts.rateLimited],
    [409, 'CONFLICT', texts.duplicateSubmission],
    [503, 'SERVER_UNAVAILABLE', texts.unreachable],
  ])('%i %s is said in the words of the page', async (status, errorCode, message) => {
    const answer = reply(status, [{ errorCode, message: 'No.' }]);
    const { context, data } = opened({ values: filledIn, answer });
    expect(await page.act?.(context, data)).toMatchObject({ problems: [{ message }] });
  });

  test('an author’s form with a filled honeypot is answered as sent, and sends nothing', async () => {
    const { context, data, sent } = opened({ values: { ...filledIn, homepage: 'https://spam.example' } });
    expect(await page.act?.(context, data)).toEqual({ kind: 'redirect', href: '/forms/demo?sent=1' });
    expect(sent()).toEqual([]);
  });

  test('after it was sent the page says so, and is no page for search engines', async () => {
    await show('/forms/demo?sent=1');
    expect(screen.getByRole('status').textContent).toBe(texts.sentBody);
    const { context } = opened({ path: '/forms/demo?sent=1' });
    expect(page.head(await page.load(context), context)).toMatchObject({
      noIndex: true,
      canonical: '/forms/demo',
    });
  });

  test('a content that is no form is not found, and a former alias redirects', async () => {
    const news = { ...content, contentType: { fullyQualifiedName: 'sfdc_cms__news', name: 'News' } };
    await expect(page.load(opened({ form: news }).context)).rejects.toBeInstanceOf(NotFound);
    const moved = { errorCode: 'ITEM_NOT_FOUND', message: 'No.', movedTo: { contentKeyOrUrlName: 'demos' } };
    await expect(page.load(opened({ form: reply(404, [moved]) }).context)).rejects.toMatchObject({
      href: '/forms/demos',
      permanent: true,
    });
  });
});
