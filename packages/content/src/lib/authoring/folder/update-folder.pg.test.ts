import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishContent } from '../../seeding/publish-content.ts';

const cms = '/services/data/v63.0/connect/cms';

interface Space {
  readonly id: string;
  readonly rootFolderId: string;
}

describe.each(testEngines)('folders that are changed on %s', (engine) => {
  let shop: TestServer;
  let author: Awaited<ReturnType<TestServer['signedIn']>>;
  let space: Space;
  let other: Space;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const folder = async (name: string, parentFolderId = space.rootFolderId): Promise<string> => {
    const answer = await author.post(`${cms}/folders`, { name, parentFolderId });
    expect(answer).toMatchObject({ status: 201 });
    return (answer.body as { id: string }).id;
  };
  const change = (id: string, update: object) => author.send('PATCH', `${cms}/folders/${id}`, update);

  beforeAll(async () => {
    shop = await testServer(engine);
    await publishContent(shop.database, { site: { id: '0DM000000000001AAA', name: 'Shop' } });
    author = await shop.signedIn('author@example.com', ['author']);
    const administrator = await shop.signedIn('administrator@example.com', ['administrator']);
    space = (await author.get(`${cms}/spaces/shop`)).body as Space;
    other = (await administrator.post(`${cms}/spaces`, { name: 'Campaigns' })).body as Space;
  });
  afterAll(() => shop.close());

  test('a folder gets another name, and is found by it', async () => {
    const id = await folder('Novelties');
    const answer = await change(id, { name: ' Anteaters ' });
    follows('updateFolder', answer);
    expect(answer.body).toMatchObject({ name: 'Anteaters', lastModifiedBy: author.person.userId });
    const search = `${cms}/items/search?contentSpaceOrFolderIds=${space.id}&queryTerm=`;
    expect((await author.get(`${search}anteaters`)).body).toMatchObject({ items: [{ id }] });
    expect((await author.get(`${search}novelties`)).body).toMatchObject({ items: [] });
    // In another case it is still its own name.
    expect((await change(id, { name: 'ANTEATERS' })).body).toMatchObject({ name: 'ANTEATERS' });
  });

  test('a folder is moved with what is in it, and with another name at once', async () => {
    const [from, to] = [await folder('From'), await folder('To')];
    const moved = await folder('Moved', from);
    const below = await folder('Below', moved);
    expect((await change(moved, { parentFolderId: to, name: 'Arrived' })).status).toBe(200);
    expect((await author.get(`${cms}/folders/${below}`)).body).toMatchObject({
      folderHierarchy: [{ id: space.rootFolderId }, { id: to }, { id: moved, name: 'Arrived' }],
    });
  });

  test('a place or a name that cannot be is rejected with what to do, and nothing changes', async () => {
    const [top, taken] = [await folder('Top'), await folder('Taken')];
    const below = await folder('Inner', top);
    const name = ['name'];
    const parent = ['parentFolderId'];
    expect(await change(top, { name: 'tAKEN' })).toMatchObject({ status: 409, body: [{ fields: name }] });
    expect(await change(top, { parentFolderId: below })).toMatchObject({
      status: 400,
      body: [{ fields: parent }],
    });
    expect(await change(top, { parentFolderId: top })).toMatchObject({
      status: 400,
      body: [{ fields: parent }],
    });
    const abroad = await change(top, { parentFolderId: other.rootFolderId });
    expect(abroad).toMatchObject({ status: 400, body: [{ message: expect.stringContaining('Share') }] });
    expect((await change(top, { parentFolderId: '9Pu000000000009AAA' })).status).toBe(404);
    expect((await change(space.rootFolderId, { name: 'Other' })).status).toBe(400);
    expect((await author.get(`${cms}/folders/${taken}`)).body).toMatchObject({ name: 'Taken' });
    expect((await author.get(`${cms}/folders/${top}`)).body).toMatchObject({
      ...{ name: 'Top', parentFolderId: space.rootFolderId },
    });
  });

  test('a folder with others in it goes nowhere where these would lie too deep', async () => {
    let deep = await folder('Depth 1');
    for (let level = 2; level <= 19; level++) deep = await folder(`Depth ${level}`, deep);
    const pair = await folder('Pair');
    await folder('Second of the pair', pair);
    expect(await change(pair, { parentFolderId: deep })).toMatchObject({
      ...{ status: 400, body: [{ errorCode: 'LIMIT_EXCEEDED' }] },
    });
  });

  test('two who move folders into each other leave no ring', async () => {
    const [one, two] = [await folder('One'), await folder('Two')];
    const both = await Promise.all([
      change(one, { parentFolderId: two }),
      change(two, { parentFolderId: one }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('an empty folder is deleted, one with something in it is not', async () => {
    const outer = await folder('Outer');
    const inner = await folder('Nested', outer);
    expect(await author.send('DELETE', `${cms}/folders/${outer}`)).toMatchObject({ status: 409 });
    expect((await author.send('DELETE', `${cms}/folders/${inner}`)).status).toBe(204);
    expect((await author.send('DELETE', `${cms}/folders/${outer}`)).status).toBe(204);
    expect((await author.get(`${cms}/folders/${outer}`)).status).toBe(404);
    expect((await author.send('DELETE', `${cms}/folders/${space.rootFolderId}`)).status).toBe(400);
  });

  test('a content is moved within its space, and nowhere else', async () => {
    const target = await folder('Target');
    const made = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: space.id, contentType: 'sfdc_cms__news', title: 'Moving' },
      contentBody: { title: 'Moving' },
    });
    const { contentKey } = made.body as { contentKey: string };
    const move = (folderId: string) => author.send('PATCH', `${cms}/contents/${contentKey}`, { folderId });
    const moved = await move(target);
    follows('updateManagedContent', moved);
    expect(moved.body).toMatchObject({ folder: { id: target }, versionNumber: '1.0' });
    expect((await move(space.id)).body).toMatchObject({ folder: { id: space.rootFolderId } });
    expect(await move(other.rootFolderId)).toMatchObject({ status: 400, body: [{ fields: ['folderId'] }] });
    expect((await move('9Pu000000000009AAA')).status).toBe(404);
  });

  test('a type comes with the schema that forms are made of', async () => {
    const answer = await author.get(`${cms}/spaces/${space.id}/content-types/sfdc_cms__news`);
    follows('getContentType', answer);
    expect(answer.body).toMatchObject({
      ...{ fullyQualifiedName: 'sfdc_cms__news', mixins: ['sfdc_cms__page'] },
      schema: { properties: { body: { 'x-node': 'RichText', title: 'Body' } }, required: ['title'] },
    });
    expect((await author.get(`${cms}/spaces/${space.id}/content-types/none`)).status).toBe(404);
  });

  test('a type, its fields and their choices are called in the first language of the reader that there is', async () => {
    const types = `${cms}/spaces/${space.id}/content-types`;
    const read = async (accepted: string) => {
      const answer = await author.get(`${types}/sfdc_cms__collection`, { 'accept-language': accepted });
      follows('getContentType', answer);
      return answer.body;
    };
    expect(await read('fr, de-AT;q=0.9, en;q=0.8')).toMatchObject({
      name: 'Sammlung',
      schema: {
        properties: {
          source: { title: 'Quelle', 'x-labels': { query: 'Alle Inhalte einer Art' } },
          contentKeys: { title: 'Inhalte', items: { title: 'Inhalt', type: 'string' } },
        },
        required: ['source'],
      },
    });
    const english = { name: 'Collection', schema: { properties: { source: { title: 'Source' } } } };
    for (const accepted of ['en-GB, de', 'fr', '*']) expect(await read(accepted)).toMatchObject(english);
    const list = await author.get(types, { 'accept-language': 'de' });
    follows('getContentTypesByMixin', list);
    const { contentTypes } = list.body as { contentTypes: { name: string }[] };
    const names = contentTypes.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Aufmacher', 'Formular', 'Nachricht', 'Textseite']));
    expect(names.indexOf('Aufmacher')).toBeLessThan(names.indexOf('Textseite'));
  });
});
