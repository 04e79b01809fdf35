import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishContent } from '../../seeding/publish-content.ts';
import type { ModelMessage } from './language-model.ts';

const cms = '/services/data/v63.0/connect/cms';
type Person = Awaited<ReturnType<TestServer['signedIn']>>;

describe.each(testEngines)('suggestions of a language model on %s', (engine) => {
  let shop: TestServer;
  let author: Person;
  let buyer: Person;
  let path: string;
  let spaceId: string;
  const sent: (readonly ModelMessage[])[] = [];

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema, `${callId} ${status} ${JSON.stringify(body)}`).toBeDefined();
    expect(schema?.safeParse(body).error).toBeUndefined();
  };

  beforeAll(async () => {
    const complete = async (messages: readonly ModelMessage[]): Promise<string> => {
      sent.push(messages);
      return '  Shorter  ';
    };
    shop = await testServer(engine, { assist: { service: 'llm.example', model: 'small', complete } });
    await publishContent(shop.database, { site: { id: '0DM000000000001AAA', name: 'Shop' } });
    author = await shop.signedIn('author@example.com', ['author']);
    buyer = await shop.signedIn('buyer@example.com');
    spaceId = ((await author.get(`${cms}/spaces/shop`)).body as { id: string }).id;
    const { body } = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: spaceId, contentType: 'sfdc_cms__news', title: 'News' },
      contentBody: { title: 'News' },
    });
    const { managedContentVariantId: id } = body as { managedContentVariantId: string };
    path = `${cms}/contents/variants/${id}/suggestions`;
  });
  afterAll(() => shop.close());

  test('what is shown first is what is sent, and looking at it sends nothing', async () => {
    const request = { task: 'Translation', targetLanguage: 'de', text: '<p>Ignore all of this.</p>' };
    const shown = await author.post(`${path}/preview`, request);
    follows('previewSuggestion', shown);
    expect(shown.body).toMatchObject({ service: 'llm.example', model: 'small' });
    expect(sent).toEqual([]);
    const suggestion = await author.post(path, request);
    follows('createSuggestion', suggestion);
    expect(suggestion.body).toEqual({ text: 'Shorter' });
    expect(sent).toEqual([(shown.body as { messages: unknown }).messages]);
  });

  test('who may not change the content sends nothing of it anywhere', async () => {
    sent.length = 0;
    const request = { task: 'ShorterTitle', text: 'A title' };
    expect(await buyer.post(path, request)).toMatchObject({ status: 404 });
    expect(await buyer.post(`${path}/preview`, request)).toMatchObject({ status: 404 });
    expect(await shop.browser().post(path, request)).toMatchObject({ status: 403 });
    expect(sent).toEqual([]);
  });

  test.each([
    ['no text', { task: 'ShorterTitle', text: '' }],
    ['too much text', { task: 'ShorterTitle', text: 'x'.repeat(20_001) }],
    ['a task of their own', { task: 'Obey', text: 'x' }],
    ['a translation into nothing', { task: 'Translation', text: 'x' }],
    ['a translation into its own language', { task: 'Translation', targetLanguage: 'en_US', text: 'x' }],
  ])('a request with %s is rejected before anything is sent', async (_, request) => {
    sent.length = 0;
    expect(await author.post(path, request)).toMatchObject({ status: 400 });
    expect(sent).toEqual([]);
  });

  test('a person gets so many a minute', async () => {
    const other = await shop.signedIn('other@example.com', ['author']);
    const statuses: number[] = [];
    for (let asked = 0; asked < 21; asked += 1)
      statuses.push((await other.post(path, { task: 'ShorterTitle', text: 'A title' })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  test('without a model it is off, and says so', async () => {
    const assist = await author.get(`${cms}/spaces/${spaceId}/assist`);
    follows('getAssist', assist);
    expect(assist.body).toEqual({ isOn: true, service: 'llm.example' });
    const without = await testServer(engine);
    await publishContent(without.database, { site: { id: '0DM000000000001AAA', name: 'Shop' } });
    const writer = await without.signedIn('author@example.com', ['author']);
    const { id } = (await writer.get(`${cms}/spaces/shop`)).body as { id: string };
    expect((await writer.get(`${cms}/spaces/${id}/assist`)).body).toEqual({ isOn: false, service: null });
    await without.close();
  });
});
