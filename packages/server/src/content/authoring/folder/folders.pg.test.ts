import { contentAnswers } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorker } from '../../../jobs/index.ts';
import { type TestAnswer, type TestBrowser, type TestServer, testServer } from '../../../server.fixture.ts';
import { contentJobs, publishContent } from '../../index.ts';

const cms = '/services/data/v63.0/connect/cms';
const plain = '/services/data/v63.0/cms';

interface Item {
  readonly id: string;
  readonly title: string;
}
interface Space {
  readonly id: string;
  readonly rootFolderId: string;
}
interface Made {
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
  readonly contentKey: string;
}

describe.each(testEngines)('folders on %s', (engine) => {
  let shop: TestServer;
  let author: TestBrowser;
  let publisher: TestBrowser;
  /** Reads the campaigns, and nothing of the shop but what it shares. */
  let campaigner: TestBrowser;
  let space: Space;
  let campaigns: Space;

  const follows = (callId: string, { status, body }: TestAnswer): void => {
    const schema = contentAnswers.find(({ call }) => call.id === callId)?.answers[status];
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const make = (name: string, parentFolderId: string, by = author) =>
    by.post(`${cms}/folders`, { name, parentFolderId });
  const folder = async (name: string, parentFolderId = space.rootFolderId): Promise<string> => {
    const answer = await make(name, parentFolderId);
    expect(answer).toMatchObject({ status: 201 });
    return (answer.body as Item).id;
  };
  const content = async (title: string, inFolder: string, contentType = 'sfdc_cms__news'): Promise<Made> => {
    const answer = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: inFolder, contentType, title, contentBody: { title } },
    });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as Made;
  };
  const items = (id: string, query = '', by = author, base = cms) =>
    by.get(`${base}/folders/${id}/items${query}`);
  const titles = async (...asked: Parameters<typeof items>): Promise<string[]> => {
    const { status, body } = await items(...asked);
    expect(status).toBe(200);
    return (body as { folderItems: Item[] }).folderItems.map(({ title }) => title);
  };
  const share = (id: string, change: object, by = publisher) =>
    by.send('PATCH', `${cms}/folders/${id}/shares`, change);
  const work = () =>
    createWorker({
      database: shop.database,
      handlers: contentJobs(),
      now: () => new Date(),
      log: (line) => void shop.lines.push(line),
    }).runDue();
  const statuses = async (id: string, by = publisher) =>
    ((await by.get(`${cms}/folders/${id}/shares`)).body as { shares: object[] }).shares;

  beforeAll(async () => {
    shop = await testServer(engine);
    await publishContent(shop.database, { site: { id: '0DM000000000001AAA', name: 'Shop' } });
    author = await shop.signedIn('author@example.com', ['author']);
    publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    campaigner = await shop.signedIn('campaigner@example.com', ['seller']);
    const administrator = await shop.signedIn('administrator@example.com', ['administrator']);
    campaigns = (await administrator.post(`${cms}/spaces`, { name: 'Campaigns' })).body as Space;
    space = (await author.get(`${cms}/spaces/shop`)).body as Space;
    await sql`
      insert into managed_content_collaborator (space_id, user_id, role)
      values (${campaigns.id}, ${campaigner.person.userId}, 'ContentReader')`.execute(shop.database);
  });
  afterAll(() => shop.close());

  test('C-076: a folder is made in another, and tells what it lies in from the root on', async () => {
    const answer = await make(' Website ', space.rootFolderId);
    follows('createFolder', answer);
    const website = (answer.body as Item).id;
    const news = await folder('News', website);
    const found = await author.get(`${cms}/folders/${news}`);
    follows('getFolder', found);
    expect(found.body).toMatchObject({
      id: news,
      name: 'News',
      parentFolderId: website,
      folderType: 'Standard',
      isShared: false,
      createdBy: author.person.userId,
      folderHierarchy: [
        { id: space.rootFolderId, name: 'Shop', parentFolderId: null },
        { id: website, name: 'Website', parentFolderId: space.rootFolderId },
      ],
    });
    expect((await author.get(`${cms}/folders/${space.rootFolderId}`)).body).toMatchObject({
      ...{ folderType: 'System', folderHierarchy: [], parentFolderId: null },
    });
    expect(await make('nEWS', website)).toMatchObject({ status: 409, body: [{ fields: ['name'] }] });
    expect((await make('News', news)).status).toBe(201);
  });

  test.each([
    ['no name', { name: ' ' }, 400],
    ['a name of 256 characters', { name: 'x'.repeat(256) }, 400],
    ['a name that is no text', { name: 1 }, 400],
    ['no parent', { parentFolderId: '' }, 400],
    ['a parent that is not there', { parentFolderId: '9Pu000000000009AAA' }, 404],
    ['a space for a parent', { parentFolderId: '0Zu000000000009AAA' }, 404],
  ])('C-076: %s is refused', async (_, wrong, status) => {
    const input = { name: 'Wrong', parentFolderId: space.rootFolderId, ...wrong };
    expect((await author.post(`${cms}/folders`, input)).status).toBe(status);
    expect(await titles(space.rootFolderId, '?queryTerm=wrong')).toEqual([]);
  });

  test('a folder lies 20 below the root at most, never in itself and never in another space', async () => {
    const chain = [await folder('Level 1')];
    for (let level = 2; level <= 20; level++) chain.push(await folder(`Level ${level}`, chain.at(-1)));
    const [top = '', second = ''] = chain;
    const tooDeep = await make('Level 21', chain.at(-1) ?? '');
    expect(tooDeep).toMatchObject({ status: 400, body: [{ fields: ['parentFolderId'] }] });
    const move = (id: string, parentId: string) =>
      sql`update managed_content_folder set parent_id = ${parentId} where id = ${id}`.execute(shop.database);
    await expect(move(top, chain.at(-1) ?? '')).rejects.toThrow('not in itself');
    await expect(move(top, top)).rejects.toThrow('not in itself');
    await expect(move(second, campaigns.rootFolderId)).rejects.toThrow('of its space');
    const beside = await folder('Beside');
    await expect(move(top, beside)).rejects.toThrow('20 folders below the root');
    const { body } = await author.get(`${cms}/folders/${chain.at(-1)}`);
    expect((body as { folderHierarchy: Item[] }).folderHierarchy).toHaveLength(20);
    // Two moves that make a circle together: one of them comes too late.
    const [one, other] = [await folder('One'), await folder('Other')];
    const moved = await Promise.allSettled([move(one, other), move(other, one)]);
    expect(moved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('C-168: folders stand first, then contents, in pages that leave nothing out', async () => {
    const mixed = await folder('Mixed');
    for (const name of ['b', 'A', 'c']) await folder(name, mixed);
    for (const title of ['b', 'A', 'c']) await content(title, mixed);
    const all = await items(mixed);
    follows('getFolderItems', all);
    expect(all.body).toMatchObject({
      folderId: mixed,
      parentFolderId: space.rootFolderId,
      nextPageUrl: null,
      folderItems: [
        { title: 'A', isFolder: true, hasChildFolders: false, managedContentType: null, status: null },
        { title: 'b', isFolder: true },
        { title: 'c', isFolder: true },
        {
          ...{ title: 'A', isFolder: false, managedContentType: 'sfdc_cms__news', status: 'Draft' },
          managedContentVersionId: expect.stringMatching(/^5OU/),
        },
        { title: 'b' },
        { title: 'c' },
      ],
    });
    const wanted = (all.body as { folderItems: Item[] }).folderItems;
    for (const pageSize of [1, 2, 3, 4, 6]) {
      const found: Item[] = [];
      let url: string | null = `${cms}/folders/${mixed}/items?pageSize=${pageSize}`;
      while (url) {
        const { body } = await author.get(url);
        const page = body as { folderItems: Item[]; nextPageUrl: string | null };
        found.push(...page.folderItems);
        url = page.nextPageUrl;
      }
      expect(found).toEqual(wanted);
    }
    expect(await titles(mixed, '?page=7')).toEqual([]);
    expect(await titles(space.rootFolderId, '?queryTerm=mixed&filter=Folders')).toEqual(['Mixed']);
  });
});
