import type { ContentView, ContentViews } from '@relab/contract/content';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestBrowser, type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishContent } from '../../seeding/publish-content.ts';

const cms = '/services/data/v63.0/connect/cms';

describe.each(testEngines)('views that are saved of a space, on %s', (engine) => {
  let shop: TestServer;
  let author: TestBrowser;
  let publisher: TestBrowser;
  let administrator: TestBrowser;
  let spaceId: string;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const save = (by: TestBrowser, view: object) => by.post(`${cms}/spaces/${spaceId}/views`, view);
  const saved = async (by: TestBrowser, view: object): Promise<ContentView> => {
    const answer = await save(by, view);
    expect(answer.status).toBe(201);
    follows('saveContentView', answer);
    return answer.body as ContentView;
  };
  const views = async (by: TestBrowser): Promise<ContentViews['views']> => {
    const answer = await by.get(`${cms}/spaces/${spaceId}/views`);
    follows('getContentViews', answer);
    return (answer.body as ContentViews).views;
  };
  const remove = async (by: TestBrowser, { id }: ContentView) =>
    (await by.send('DELETE', `${cms}/views/${id}`)).status;

  beforeAll(async () => {
    shop = await testServer(engine);
    await publishContent(shop.database, { site: { id: '0DM000000000001AAA', name: 'Shop' } });
    author = await shop.signedIn('author@example.com', ['author']);
    publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    administrator = await shop.signedIn('administrator@example.com', ['administrator']);
    const { body } = await author.get(`${cms}/spaces`);
    spaceId = (body as { spaces: { id: string }[] }).spaces[0]?.id ?? '';
  });
  afterAll(() => shop.close());

  test('a view is its owner’s alone, and the same name takes its place', async () => {
    const first = await saved(author, { name: 'Drafts', query: 'status=Draft' });
    expect(first).toMatchObject({ isOwn: true, isShared: false, isDeletable: true });
    const again = await saved(author, { name: 'DRAFTS', query: 'status=Draft&type=news' });
    expect(again).toMatchObject({ id: first.id, name: 'DRAFTS', query: 'status=Draft&type=news' });
    expect(await views(author)).toEqual([again]);
    expect(await views(publisher)).toEqual([]);
    expect(await remove(publisher, again)).toBe(404);
    expect(await remove(author, again)).toBe(204);
    expect(await remove(author, again)).toBe(404);
    expect(await views(author)).toEqual([]);
  });

  test('who publishes shares a view; others see it, and who manages the space deletes it', async () => {
    expect((await save(author, { name: 'Mine', query: '', isShared: true })).status).toBe(403);
    const shared = await saved(publisher, { name: 'News', query: 'type=news', isShared: true });
    expect(await views(author)).toEqual([{ ...shared, isOwn: false, isDeletable: false }]);
    expect(await remove(author, shared)).toBe(403);
    expect(await views(administrator)).toMatchObject([{ id: shared.id, isOwn: false, isDeletable: true }]);
    expect(await remove(administrator, shared)).toBe(204);
    expect(await views(publisher)).toEqual([]);
  });

  test('a hundred are room enough for one person', async () => {
    for (let count = 0; count < 100; count++) await saved(author, { name: `View ${count}`, query: '' });
    expect((await save(author, { name: 'One more', query: '' })).body).toMatchObject([
      { errorCode: 'LIMIT_EXCEEDED' },
    ]);
    await saved(author, { name: 'View 7', query: 'q=again' });
    expect(await views(author)).toHaveLength(100);
  });

  test('names and queries have their limits, and buyers see no space', async () => {
    expect((await save(author, { name: ' ', query: '' })).status).toBe(400);
    expect((await save(author, { name: 'x'.repeat(81), query: '' })).status).toBe(400);
    expect((await save(author, { name: 'Long', query: 'x'.repeat(2001) })).status).toBe(400);
    const buyer = await shop.signedIn('buyer@example.com', []);
    expect((await save(buyer, { name: 'Mine', query: '' })).status).toBe(404);
  });
});
