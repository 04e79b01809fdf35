import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestServer, testServer } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishContent } from '../../seeding/publish-content.ts';

const cms = '/services/data/v63.0/connect/cms';
type Person = Awaited<ReturnType<TestServer['signedIn']>>;

describe.each(testEngines)('who has a content open, on %s', (engine) => {
  let shop: TestServer;
  let author: Person;
  let other: Person;
  let path: string;
  let now = new Date();

  const report = async (person: Person, language: string) => {
    const answer = await person.send('PUT', path, { language });
    const schema = describedCalls.find(({ call }) => call.id === 'reportContentPresence')?.responses[200];
    expect(schema?.safeParse(answer.body).error).toBeUndefined();
    return (answer.body as { visitors: readonly { id: string; language: string }[] }).visitors;
  };
  const rows = async (): Promise<number> =>
    (await shop.database.selectFrom('managed_content_presence').select('user_id').execute()).length;

  beforeAll(async () => {
    shop = await testServer(engine, { now: () => now });
    await publishContent(shop.database, { site: { id: '0DM000000000001AAA', name: 'Shop' } });
    author = await shop.signedIn('author@example.com', ['author']);
    other = await shop.signedIn('other@example.com', ['author']);
    const { id } = (await author.get(`${cms}/spaces/shop`)).body as { id: string };
    const answer = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: id, contentType: 'sfdc_cms__news', title: 'News' },
      contentBody: { title: 'News' },
    });
    path = `${cms}/contents/${(answer.body as { contentKey: string }).contentKey}/presence`;
  });
  afterAll(() => shop.close());

  test('one sees the others with their language, for as long as they say so', async () => {
    expect(await report(author, 'en_US')).toEqual([]);
    expect(await report(other, 'de')).toMatchObject([{ id: author.person.userId, language: 'en_US' }]);
    expect(await report(author, 'en_US')).toMatchObject([{ id: other.person.userId, language: 'de' }]);
    expect(await rows()).toBe(2);
    now = new Date(now.getTime() + 60_000);
    // Without a heartbeat somebody counts as gone.
    expect(await report(author, 'en_US')).toEqual([]);
  });

  test('who closes it is gone at once', async () => {
    await report(author, 'en_US');
    expect(await author.send('DELETE', path)).toMatchObject({ status: 204 });
    expect(await report(other, 'de')).toEqual([]);
  });

  test('a language is one, not any text', async () => {
    expect(await author.send('PUT', path, { language: '<b>' })).toMatchObject({ status: 400 });
  });
});
