import { expect, test } from 'vitest';
import { testClient } from '../testing/test-client.ts';
import { deleteFormSubmission, getFormEmbedScript, getFormSubmissions, submitForm } from './form.ts';

const siteId = '0DM000000000001AAA';
const formContentKey = 'MCA';
const contentKeyOrId = 'MCA';

test('C-207 the embed script is kept for a second', async () => {
  const snippet = { extFormCodeSnippet: '<iframe></iframe>' };
  const { client, fetch, pass } = testClient({ 'GET *': snippet });
  const ask = () => getFormEmbedScript(client, { formContentKey, domainName: 'lab.example:8443' });
  expect(await ask()).toEqual(snippet);
  pass(999);
  await ask();
  expect(fetch.requests).toMatchObject([
    { path: '/services/data/v63.0/connect/uma/form/embedScript/MCA/lab.example%3A8443' },
  ]);
  pass(1);
  await ask();
  expect(fetch.requests).toHaveLength(2);
});

test.each([{}, { formContentKey }, { formContentKey, domainName: 1 }])(
  'C-102 %j names no form and domain',
  async (config) => {
    const { client, fetch } = testClient({ 'GET *': {} });
    await expect(getFormEmbedScript(client, config as never)).rejects.toMatchObject({
      code: 'INVALID_CONFIG',
    });
    expect(fetch.requests).toEqual([]);
  },
);

test('what is filled in goes to the site, under its key, and what is no answer is not sent', async () => {
  const { client, fetch } = testClient({ 'POST *': { id: '0fs1' } }, { context: { siteId } });
  await submitForm(client, { formContentKey, answers: { who: 'A. Field' }, idempotencyKey: 'key' });
  expect(fetch.requests).toMatchObject([
    {
      path: `/services/data/v63.0/connect/sites/${siteId}/forms/MCA/submissions`,
      body: { answers: { who: 'A. Field' } },
      headers: { 'idempotency-key': 'key' },
    },
  ]);
  for (const answers of [undefined, [], { who: 1 }])
    await expect(submitForm(client, { formContentKey, answers } as never)).rejects.toThrow(
      'Invalid config for "submitForm"',
    );
  expect(fetch.requests).toHaveLength(1);
});

test('after one was forgotten, lists of submissions are requested again', async () => {
  const { client, fetch } = testClient({ 'GET *': { submissions: [] }, 'DELETE *': null });
  const seen = getFormSubmissions.observe(client, { contentKeyOrId }, () => {});
  await getFormSubmissions(client, { contentKeyOrId });
  await deleteFormSubmission(client, { formSubmissionId: '0fs1' });
  await getFormSubmissions(client, { contentKeyOrId });
  expect(fetch.requests.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
  seen();
});
