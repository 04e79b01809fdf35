import { normalizeId } from '@relab/contract';
import { describedCalls } from '@relab/contract/server';
import type { Database } from '@relab/database';
import { testEngines } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import {
  queriesOf,
  type TestBrowser,
  type TestResponse,
  type TestServer,
  testServer,
} from '@relab/test-server';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentJobs } from '../../content-jobs.ts';
import { publishContent } from '../../seeding/publish-content.ts';

const cms = '/services/data/v63.0/connect/cms';
const plain = '/services/data/v63.0/cms';

type SignedIn = Awaited<ReturnType<TestServer['signedIn']>>;

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

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

async function planOf(database: Database, query: CompiledQuery): Promise<Plan | undefined> {
  const text = `explain (analyze, format json) ${query.sql}`;
  const { rows } = await database.executeQuery<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    CompiledQuery.raw(text, [...query.parameters]),
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan;
}

/** Rows that a plan takes from tables. */
function rowsRead(plan: Plan | undefined, tables: RegExp): number {
  if (!plan) return 0;
  const own = tables.test(plan['Relation Name'] ?? '')
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0;
  return (plan.Plans ?? []).reduce((sum, below) => sum + rowsRead(below, tables), own);
}

describe.each(testEngines)('folders on %s', (engine) => {
  let shop: TestServer;
  let author: SignedIn;
  let publisher: TestBrowser;
  /** Reads the campaigns, and nothing of the shop but what it shares. */
  let campaigner: SignedIn;
  let space: Space;
  let campaigns: Space;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const make = (name: string, parentFolderId: string, by: TestBrowser = author) =>
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
    expect(answer, shop.lines.at(-1)).toMatchObject({ status: 201 });
    return answer.body as Made;
  };
  const items = (id: string, query = '', by: TestBrowser = author, base = cms) =>
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
    const both = await Promise.all([make('Twice', website), make('twice', website)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
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

  test('the calls are described, those that are answered in two forms as well', async () => {
    const { paths } = (await shop.browser().get('/openapi.json')).body as { paths: object };
    const one = '/connect/cms/folders/{folderId}';
    expect(Object.keys(paths).map((path) => path.replace('/services/data/v63.0', ''))).toEqual(
      expect.arrayContaining([
        ...[one, `${one}/items`, `${one}/shares`, `${one}/share-targets`, '/connect/cms/folders'],
        '/cms/folders/{folderId}/items',
      ]),
    );
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

  test('C-168: contents are chosen by type, by whether they are published, and by a part of their titles', async () => {
    const chosen = await folder('Chosen');
    await folder('Pages', chosen);
    const opening = await content('Opening hours', chosen);
    await content('Closing time', chosen);
    await content('Hours of 100% work', chosen, 'sfdc_cms__textPage');
    await publisher.post(`${cms}/contents/publish`, { variantIds: [opening.managedContentVariantId] });
    const page = 'sfdc_cms__textPage';
    const cases: readonly [query: string, wanted: readonly string[]][] = [
      ['filter=Folders', ['Pages']],
      ['filter=Content', ['Closing time', 'Hours of 100% work', 'Opening hours']],
      [`contentTypeFilter=${page}`, ['Pages', 'Hours of 100% work']],
      [`contentTypes=${page},sfdc_cms__image`, ['Pages', 'Hours of 100% work']],
      [`contentTypes=${page}&contentTypeFilter=sfdc_cms__news`, ['Pages']],
      [`managedContentType=${page}&filter=Content`, ['Hours of 100% work']],
      ['showPublishedOnly=true', ['Pages', 'Opening hours']],
      ['showPublishedOnly=false&filter=Content&pageSize=1', ['Closing time']],
      ['queryTerm=HOURS', ['Hours of 100% work', 'Opening hours']],
      ['queryTerm=%25', ['Hours of 100% work']],
      ['queryTerm=_', []],
      ['queryTerm=+', ['Pages', 'Closing time', 'Hours of 100% work', 'Opening hours']],
    ];
    for (const [query, wanted] of cases) expect(await titles(chosen, `?${query}`)).toEqual(wanted);
    const published = await items(chosen, '?showPublishedOnly=true&filter=Content');
    expect(published.body).toMatchObject({
      folderItems: [{ id: opening.managedContentId, status: 'Published', publishedDate: expect.any(String) }],
    });
    for (const wrong of [
      'filter=All',
      'page=-1',
      'page=1.5',
      'pageSize=0',
      'pageSize=251',
      'showPublishedOnly=x',
    ])
      expect((await items(chosen, `?${wrong}`)).status).toBe(400);
  });

  test('C-169: the second form sorts by date, title or status, either way, also below /connect/cms (X-16)', async () => {
    const sorted = await folder('Sorted');
    for (const name of ['a', 'b']) await folder(name, sorted);
    const contents: Made[] = [];
    for (const title of ['Y', 'x', 'Z']) contents.push(await content(title, sorted));
    for (const [at, { managedContentId }] of contents.entries())
      await sql`
        update managed_content set last_modified_date = ${new Date(Date.UTC(2030, 0, 1 + at))}
        where id = ${managedContentId}`.execute(shop.database);
    await sql`
      update managed_content_folder set last_modified_date = '2031-01-01' where parent_id = ${sorted} and name = 'a'`.execute(
      shop.database,
    );
    await publisher.post(`${cms}/contents/publish`, { contentIds: [contents[2]?.managedContentId] });
    await sql`
      update managed_content set last_modified_date = '2030-01-03' where title = 'Z' and folder_id = ${sorted}`.execute(
      shop.database,
    );
    const cases: readonly [query: string, wanted: string][] = [
      ['sortBy=Title', 'a b x Y Z'],
      ['sortBy=Title&sortOrder=Desc', 'b a Z Y x'],
      ['sortBy=LastModified', 'a b Z x Y'],
      ['sortBy=LastModified&sortOrder=ascending', 'b a Y x Z'],
      ['sortBy=Status&sortOrder=DESCENDING&filter=Content&pageSize=1', 'Z'],
      ['sortBy=Status&pageSize=2', 'a b'],
    ];
    for (const base of [plain, cms])
      for (const [query, wanted] of cases)
        expect(await titles(sorted, `?${query}`, author, base)).toEqual(wanted.split(' '));
    const answer = await items(sorted, '?sortBy=Status&pageSize=4', author, plain);
    follows('getFolderItemsSorted', answer);
    const { nextPageUrl } = answer.body as { nextPageUrl: string };
    expect(nextPageUrl).toContain(`${plain}/folders/${sorted}/items?`);
    expect((await author.get(nextPageUrl)).body).toMatchObject({ folderItems: [{ title: 'Z' }] });
    expect((await items(sorted, '?sortBy=Name', author, plain)).status).toBe(400);
    expect((await items(sorted, '?sortOrder=up', author, plain)).status).toBe(400);
  });

  test('C-077: what is shared is read, and not changed, by the people of the other space, until it is shared no longer', async () => {
    const press = await folder('Press');
    const photos = await folder('Photos', press);
    const inside = await content('Kit', photos);
    const outside = await content('Elsewhere', await folder('Private'));
    const target = campaigns.rootFolderId;
    const targets = await publisher.get(`${cms}/folders/${press}/share-targets`);
    follows('getFolderShareTargets', targets);
    expect(targets.body).toMatchObject({ shareTargets: [{ id: target, label: 'Campaigns' }] });

    const asked = await share(press, { shareWith: [{ targetId: target }] });
    follows('updateFolderShares', asked);
    const pending = { targetId: target, targetLabel: 'Campaigns', shareStatus: 'PendingShare' };
    expect(asked.body).toMatchObject({ folderId: press, shares: [{ ...pending, canUserUnshare: true }] });
    expect((await campaigner.get(`${cms}/folders/${press}`)).status).toBe(404);
    expect((await campaigner.get(`${cms}/contents/${inside.contentKey}`)).status).toBe(404);
    expect(await work()).toBe(1);
    expect(await statuses(press)).toMatchObject([{ targetId: target, shareStatus: 'Shared' }]);
    const none = await publisher.get(`${cms}/folders/${press}/share-targets`);
    expect(none.body).toMatchObject({ shareTargets: [] });

    // It is seen in the tree of the space that it is shared with, and nothing of what lies above or beside it.
    const root = await items(target, '?showSharedWithSpaceFolder=true', campaigner);
    follows('getFolderItems', root);
    const shared = (root.body as { folderItems: Item[] }).folderItems[0]?.id ?? '';
    expect(root.body).toMatchObject({
      folderItems: [
        { title: 'Shared with this space', folderType: 'SharedWithSpace', hasChildFolders: true },
      ],
    });
    expect(await titles(target, '', campaigner)).toEqual([]);
    expect(await titles(target, '?showSharedWithSpaceFolder=true&queryTerm=x', campaigner)).toEqual([]);
    expect(await titles(target, '?showSharedWithSpaceFolder=true&filter=Content', campaigner)).toEqual([]);
    expect(await titles(shared, '', campaigner)).toEqual(['Press']);
    const virtual = await campaigner.get(`${cms}/folders/${shared}`);
    follows('getFolder', virtual);
    expect(virtual.body).toMatchObject({ folderType: 'SharedWithSpace', parentFolderId: target });
    expect(normalizeId(shared.slice(0, 15))).toBe(shared);
    const seen = await campaigner.get(`${cms}/folders/${photos}`);
    follows('getFolder', seen);
    const hierarchy = [
      { id: target, name: 'Campaigns', parentFolderId: null },
      { id: shared, name: 'Shared with this space', parentFolderId: target },
      { id: press, name: 'Press', parentFolderId: shared },
    ];
    expect(seen.body).toMatchObject({ parentFolderId: press, folderHierarchy: hierarchy });
    const within = `${cms}/folders/${photos}?contextContentSpaceId=${campaigns.id}`;
    expect((await author.get(within)).body).toEqual({
      ...(seen.body as object),
      // Seen the same way, by somebody who may do more.
      ownRights: expect.objectContaining({ create: true, publish: false }),
    });
    expect((await author.get(`${cms}/folders/${photos}`)).body).toMatchObject({
      folderHierarchy: [{ name: 'Shop' }, { name: 'Press', parentFolderId: space.rootFolderId }],
    });
    expect((await items(press, '', campaigner)).body).toMatchObject({
      ...{ parentFolderId: shared, folderItems: [{ title: 'Photos' }] },
    });
    expect((await author.get(`${cms}/folders/${press}`)).body).toMatchObject({ isShared: true });
    for (const [at, query] of [
      [photos, `contextContentSpaceId=${space.id}`],
      [space.rootFolderId, ''],
      [space.rootFolderId, `contextContentSpaceId=${campaigns.id}`],
    ])
      expect((await campaigner.get(`${cms}/folders/${at}?${query}`)).status).toBe(404);

    // What lies in it is read in every way, and changed in none.
    const variant = `${cms}/contents/variants/${inside.managedContentVariantId}`;
    for (const path of [`${cms}/contents/${inside.contentKey}`, variant, `${variant}/versions`])
      expect((await campaigner.get(path)).status).toBe(200);
    expect(await titles(photos, '', campaigner)).toEqual(['Kit']);
    expect((await campaigner.get(`${cms}/contents/${outside.contentKey}`)).status).toBe(404);
    expect((await campaigner.get(`${cms}/spaces/${space.id}`)).status).toBe(404);
    const save = { contentBody: { title: 'Mine' }, title: 'Mine', urlName: '' };
    const news = { contentType: 'sfdc_cms__news', title: 'Mine', contentBody: {} };
    const refused = [
      await campaigner.send('PUT', variant, save),
      await campaigner.send('DELETE', variant),
      await campaigner.post(`${cms}/contents`, { ...news, contentSpaceOrFolderId: photos }),
      await campaigner.post(`${cms}/contents/publish`, { variantIds: [inside.managedContentVariantId] }),
      await make('Mine', photos, campaigner),
      await share(press, { unshareWith: [target] }, campaigner),
      await campaigner.get(`${cms}/folders/${press}/share-targets`),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect(await statuses(press, campaigner)).toMatchObject([{ targetId: target, canUserUnshare: false }]);
    expect((await make('Mine', shared)).status).toBe(400);
    expect((await share(shared, { shareWith: [{ targetId: space.rootFolderId }] })).status).toBe(400);

    const ended = await share(press, { unshareWith: [target] });
    expect(ended.body).toMatchObject({ shares: [{ shareStatus: 'PendingUnshare', canUserUnshare: false }] });
    for (const path of [`folders/${press}`, `folders/${photos}/items`, `contents/${inside.contentKey}`])
      expect((await campaigner.get(`${cms}/${path}`)).status).toBe(404);
    await work();
    expect(await statuses(press)).toEqual([]);
    expect(await titles(shared, '', campaigner)).toEqual([]);

    // A whole space is shared by its root, which has its name and does not show what others share with that space.
    await share(space.rootFolderId, { shareWith: [{ targetId: target }] });
    await work();
    expect(await titles(shared, '', campaigner)).toEqual(['Shop']);
    const whole = await titles(
      space.rootFolderId,
      '?showSharedWithSpaceFolder=true&filter=Folders',
      campaigner,
    );
    expect(whole).toContain('Press');
    expect(whole).not.toContain('Shared with this space');
    await share(space.rootFolderId, { unshareWith: [target] });
    await work();
  });

  test('C-077: asked for twice, and changed before it is done, sharing ends as it was asked for last', async () => {
    const id = await folder('Undecided');
    const [share1, unshare] = [
      { shareWith: [{ targetId: campaigns.rootFolderId }] },
      { unshareWith: [campaigns.rootFolderId] },
    ];
    const asked = await Promise.all([share(id, share1), share(id, share1)]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    await share(id, unshare);
    await share(id, share1);
    expect(await statuses(id)).toMatchObject([{ shareStatus: 'PendingShare' }]);
    expect(await work()).toBe(4);
    expect(await statuses(id)).toMatchObject([{ shareStatus: 'Shared' }]);
    await share(id, share1);
    expect(await statuses(id)).toMatchObject([{ shareStatus: 'Shared' }]);
    expect((await share(id, unshare)).status).toBe(200);
    await work();
    expect(await share(id, unshare)).toMatchObject({ status: 200, body: { shares: [] } });
    await work();
  });

  test('C-077, C-140: a share with what is no root of another space is refused, and nothing is stored', async () => {
    const id = await folder('Refused');
    const good = { targetId: campaigns.rootFolderId };
    const cases: readonly [change: object, field?: string][] = [
      [{}, 'shareWith'],
      [{ shareWith: [], unshareWith: [] }, 'shareWith'],
      [{ shareWith: [good, { targetId: id }] }, 'shareWith'],
      [{ shareWith: [good, { targetId: space.rootFolderId }] }, 'shareWith'],
      [{ shareWith: [good, { targetId: campaigns.id }] }, 'shareWith'],
      [{ shareWith: [good], unshareWith: ['9Pu000000000009AAA'] }, 'unshareWith'],
      [{ shareWith: [good], unshareWith: [good.targetId] }, 'unshareWith'],
      [{ shareWith: [good, {}] }],
      [{ shareWith: [good, { targetId: 1 }] }],
      [{ shareWith: good }],
      [{ unshareWith: [good] }],
    ];
    for (const [change, field] of cases)
      expect(await share(id, change)).toMatchObject({
        ...{ status: 400, body: [field ? { fields: [field] } : {}] },
      });
    expect(await statuses(id)).toEqual([]);
  });

  test('guests, and people of no space that may look into it, reach no folder and change nothing', async () => {
    const id = await folder('Secret');
    await share(id, { shareWith: [{ targetId: campaigns.rootFolderId }] });
    const others: readonly [TestBrowser, number][] = [
      [shop.browser(), 403],
      [await shop.signedIn('buyer@example.com', ['buyer']), 404],
      [await shop.signedIn('clerk@example.com', ['clerk']), 404],
      [campaigner, 404],
    ];
    for (const [other, status] of others) {
      const answers = [
        await other.get(`${cms}/folders/${id}`),
        await items(id, '', other),
        await items(id, '', other, plain),
        await other.get(`${cms}/folders/${id}/shares`),
        await other.get(`${cms}/folders/${id}/share-targets`),
        await make('Mine', id, other),
        await share(id, { unshareWith: [campaigns.rootFolderId] }, other),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
    // Authors make folders; to share them is for those who publish.
    expect((await author.get(`${cms}/folders/${id}/shares`)).body).toMatchObject({
      shares: [{ shareStatus: 'PendingShare', canUserUnshare: false }],
    });
    expect((await share(id, { unshareWith: [campaigns.rootFolderId] }, author)).status).toBe(403);
    expect((await author.get(`${cms}/folders/${id}/share-targets`)).status).toBe(403);
    expect(await titles(id)).toEqual([]);
    await work();
    expect((await campaigner.get(`${cms}/folders/${id}`)).status).toBe(200);
    await sql`delete from managed_content_collaborator where user_id = ${campaigner.person.userId}`.execute(
      shop.database,
    );
    expect((await campaigner.get(`${cms}/folders/${id}`)).status).toBe(404);
  });

  test.runIf(engine === 'postgres')(
    'a page of a full folder reads no more than one of a small folder',
    async () => {
      const fill = async (id: string, count: number) => {
        await sql`
        insert into managed_content (id, content_key, api_name, space_id, folder_id, type_name, primary_variant_id, title,
          status, latest_version_id, created_date, last_modified_date)
        select new_content_id('20Y'), 'MC' || ${id} || n, 'n' || ${id} || n, ${space.id}, ${id},
          case when n % 1000 = 0 then 'sfdc_cms__textPage' else 'sfdc_cms__news' end, '', md5(n::text),
          case n % 3 when 0 then 'Draft' when 1 then 'Published' else 'Revised' end, '', now(),
          now() - make_interval(mins => n * 7919 % 100000)
        from generate_series(1, ${count}::int) n`.execute(shop.database);
        await sql`
        insert into managed_content_folder (id, space_id, parent_id, name, created_date, last_modified_date)
        select new_content_id('9Pu'), ${space.id}, ${id}, md5(n::text), now(), now() - make_interval(mins => n)
        from generate_series(1, ${count / 10}::int) n`.execute(shop.database);
      };
      const [small, full] = [await folder('Small'), await folder('Full')];
      await fill(small, 100);
      await fill(full, 20_000);
      await sql`analyze managed_content, managed_content_folder`.execute(shop.database);
      const read = async (id: string, query: string): Promise<number> => {
        const queries = await queriesOf(shop.database, () => items(id, `?${query}`, author, plain));
        const plans = await Promise.all(queries.map((query) => planOf(shop.database, query)));
        return plans.reduce((sum, plan) => sum + rowsRead(plan, /^managed_content/), 0);
      };
      const sorts = ['LastModified', 'Title', 'Status'].flatMap((by) => [
        `sortBy=${by}`,
        `sortBy=${by}&sortOrder=Desc`,
      ]);
      const orders = ['', ...sorts, 'contentTypeFilter=sfdc_cms__textPage'];
      // The page, one row more, and the lookups of each: nothing that grows with the folder.
      for (const query of ['Content', 'Folders'].flatMap((kind) =>
        orders.map((order) => `filter=${kind}&${order}`),
      )) {
        expect(await read(small, query), query).toBeLessThan(150);
        expect(await read(full, query), query).toBeLessThan(150);
      }
    },
  );
});
