import { expect, it, vi } from 'vitest';
import { reply, type ScriptedRequest } from '../../testing/scripted-fetch.ts';
import { settle, testClient } from '../../testing/test-client.ts';
import { getCollectionItemsForSite } from '../delivery.ts';
import { collectionPages } from './collection-pages.ts';
import { collectionServer } from './providers.fixture.ts';

const config = { collectionKeyOrId: 'MCC', pageSize: 2 };

async function open(count: number, script: object = {}, input: object = config) {
  const server = collectionServer(count);
  const { client, fetch } = testClient({ ...server.script, ...script });
  const pages = collectionPages(client, { ...config, ...input });
  if (!pages) throw new TypeError('The config is right.');
  const listener = vi.fn();
  const end = pages.observe(listener);
  await settle();
  return {
    client,
    end,
    fetch,
    listener,
    pages,
    server,
    ids: () => pages.peek().items.map(({ id }) => id),
    tokens: () => fetch.requests.map(({ query }) => query.pageToken ?? '0'),
  };
}

it('C-109, C-110: the next page replaces this one, and the previous one that', async () => {
  const { ids, pages, tokens } = await open(5);
  expect(ids()).toEqual(['MC0', 'MC1']);
  expect(pages.peek()).toMatchObject({ pageToken: 0, nextPageToken: 1, previousPageToken: null });
  await pages.previousPage();
  await pages.nextPage();
  expect(ids()).toEqual(['MC2', 'MC3']);
  await pages.nextPage();
  expect(ids()).toEqual(['MC4']);
  expect(pages.peek()).toMatchObject({
    pageToken: 2,
    nextPageToken: null,
    previousPageToken: 1,
    isLoading: false,
  });
  await pages.nextPage();
  await pages.previousPage();
  expect(ids()).toEqual(['MC2', 'MC3']);
  expect(tokens()).toEqual(['0', '1', '2']);
});

it('C-005, S-146, S-147: appended pages are one list, each item once and counted on', async () => {
  const { pages, ids, server } = await open(5);
  const last = server.items.at(-1);
  if (last) server.items.unshift(last);
  await pages.nextPage('append');
  const before = pages.peek().items;
  await pages.nextPage('append');
  expect(ids()).toEqual(['MC0', 'MC1', 'MC2', 'MC3', 'MC4']);
  expect(pages.peek().items.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
  for (const [index, entry] of before.entries()) expect(pages.peek().items[index]).toBe(entry);
  expect(pages.peek()).toMatchObject({ pageToken: 2, previousPageToken: 1 });
});

it('what was shown stays until the next page is there, and a second press meanwhile turns no further', async () => {
  const { fetch, ids, pages, tokens } = await open(9);
  const release = fetch.hold();
  const turned = pages.nextPage();
  await pages.nextPage();
  expect(ids()).toEqual(['MC0', 'MC1']);
  expect(pages.peek()).toMatchObject({ isLoading: true, pageToken: 0 });
  release();
  await turned;
  expect(ids()).toEqual(['MC2', 'MC3']);
  expect(tokens()).toEqual(['0', '1']);
});

it('a page further on or back can be named; one that is not beside or behind this one is taken for the next', async () => {
  const { pages } = await open(9);
  const token = () => pages.peek().pageToken;
  await pages.nextPage('replace', 3);
  expect(token()).toBe(3);
  await pages.nextPage('replace', 1);
  expect(token()).toBe(4);
  await pages.previousPage(1);
  expect(token()).toBe(1);
  await pages.previousPage(7);
  expect(token()).toBe(0);
});

it('C-182 the error of a page that fails is there, what was shown stays, and the next press asks again', async () => {
  let fails = true;
  const { script } = collectionServer(5);
  const { ids, pages } = await open(5, {
    'GET /collections/*': (request: ScriptedRequest) =>
      fails && request.query.pageToken ? reply(500, []) : script['GET /collections/*'](request),
  });
  await expect(pages.nextPage()).rejects.toMatchObject({ status: 500 });
  expect(pages.peek()).toMatchObject({ error: { status: 500 }, isLoading: false, pageToken: 0 });
  expect(ids()).toEqual(['MC0', 'MC1']);
  fails = false;
  await pages.nextPage();
  expect(pages.peek().error).toBeUndefined();
  expect(ids()).toEqual(['MC2', 'MC3']);
});

it('C-182 a collection that is not there has its error and no items', async () => {
  const { pages } = await open(0, { 'GET /collections/*': reply(404, []) });
  expect(pages.peek()).toMatchObject({ error: { status: 404 }, items: [], isLoading: false });
});

it('all visible pages are up to date after one was requested again, and former observers are not notified', async () => {
  const { client, end, ids, listener, pages, server } = await open(5);
  await pages.nextPage('append');
  expect(pages.peek()).toBe(pages.peek());
  server.items.splice(0, 1, ...collectionServer(9).items.slice(8));
  await getCollectionItemsForSite.refresh(client, config);
  expect(ids()).toEqual(['MC8', 'MC1', 'MC2', 'MC3']);
  const heard = listener.mock.calls.length;
  end();
  await getCollectionItemsForSite.refresh(client, config);
  expect(listener).toHaveBeenCalledTimes(heard);
});

it('refresh asks for all that is shown', async () => {
  const { pages, tokens } = await open(5);
  await pages.nextPage('append');
  await pages.refresh();
  expect(tokens()).toEqual(['0', '1', '0', '1']);
});

it('begins with the page that is named; one that is turned without listeners is there, too', async () => {
  const { client } = testClient(collectionServer(9).script);
  const pages = collectionPages(client, { ...config, pageToken: 2 });
  expect(pages?.peek()).toMatchObject({ isLoading: true, items: [], pageToken: 2 });
  await getCollectionItemsForSite(client, { ...config, pageToken: 2 });
  await pages?.nextPage();
  expect(pages?.peek()).toMatchObject({ pageToken: 3, items: [{ id: 'MC6' }, { id: 'MC7' }] });
});

it('X-07 a config that is wrong has no pages', () => {
  const { client } = testClient({});
  expect(collectionPages(client, { ...config, pageSize: 0 })).toBeUndefined();
  expect(collectionPages(client, { ...config, collectionKeyOrId: '' })).toBeUndefined();
});
