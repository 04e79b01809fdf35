import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Deployment } from '@relab/contract/content';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import { testClock } from '@relab/server/testing';
import {
  countStatements,
  type TestBrowser,
  type TestResponse,
  type TestServer,
  testServer,
} from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishContent } from '../../seeding/publish-content.ts';
import { deploymentHandler } from './deployment-job.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] };
const base = '/services/data/v63.0';
const cms = `${base}/connect/cms`;
const minute = 60_000;

interface Made {
  readonly key: string;
  readonly contentId: string;
  readonly variantId: string;
  readonly versionId: string;
}

describe.each(testEngines)('deployments on %s', (engine) => {
  const clock = testClock();
  let shop: TestServer;
  let author: TestBrowser;
  let publisher: TestBrowser;
  let administrator: TestBrowser;
  let spaceId: string;
  let channelId: string;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema?.safeParse(body).error).toBeUndefined();
    expect(schema).toBeDefined();
  };
  const ahead = (minutes: number): string => new Date(clock.now().getTime() + minutes * minute).toISOString();
  const made = async (title: string, more: object = {}): Promise<Made> => {
    const { status, body } = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: spaceId, contentType: 'sfdc_cms__news', title, contentBody: { title } },
      ...more,
    });
    expect(status).toBe(201);
    const document = body as Record<string, string>;
    return {
      key: document.contentKey ?? '',
      contentId: document.managedContentId ?? '',
      variantId: document.managedContentVariantId ?? '',
      versionId: document.managedContentVersionId ?? '',
    };
  };
  const save = async (variantId: string, title: string, more: object = {}): Promise<string> => {
    const { body } = await author.send('PUT', `${cms}/contents/variants/${variantId}`, {
      ...{ contentBody: { title }, title, urlName: '', ...more },
    });
    return (body as { managedContentVersionId: string }).managedContentVersionId;
  };
  const deploy = async (input: object, by = publisher) =>
    await by.post(`${base}/cms/deployments`, { contentSpaceId: spaceId, ...input });
  const schedule = async (variantIds: readonly string[], more: object = {}, by = publisher) =>
    await by.post(`${cms}/schedules`, {
      ...{ action: 'Publish', contextContentSpaceId: spaceId, description: 'Later', scheduleDate: ahead(10) },
      ...{ refVariantIds: [], variantIds, ...more },
    });
  const scheduled = async (variantIds: readonly string[], more: object = {}): Promise<Deployment> => {
    const answer = await schedule(variantIds, more);
    expect(answer).toMatchObject({ status: 201 });
    follows('createSchedule', answer);
    return answer.body as Deployment;
  };
  const change = async (id: string, query: object, by = publisher) =>
    await by.send('PATCH', `${cms}/schedules/${id}?${new URLSearchParams({ ...query })}`);
  const listed = async (query: object, by: TestBrowser = author) =>
    await by.get(`${base}/cms/deployments?${new URLSearchParams({ ...query })}`);
  const found = async (query: object): Promise<readonly Deployment[]> => {
    const answer = await listed(query);
    expect(answer.status).toBe(200);
    follows('getDeployments', answer);
    return (answer.body as { deployments: Deployment[] }).deployments;
  };
  const one = async (deploymentId: string): Promise<Deployment | undefined> =>
    (await found({ deploymentId }))[0];
  const title = async (key: string): Promise<unknown> => {
    const { status, body } = await shop
      .browser()
      .get(`${base}/connect/sites/${site.id}/cms/delivery/contents/${key}`);
    return status === 200 ? (body as { title: string }).title : status;
  };
  const work = async (workers = 1, now = clock.now): Promise<number> => {
    const log = (line: string) => void shop.lines.push(line);
    const { database } = shop;
    const counts = await Promise.all(
      Array.from({ length: workers }, () =>
        createWorker({ database, handlers: [deploymentHandler()], log, ...clock, now }).runDue(),
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const workAfter = async (minutes: number, workers = 1): Promise<void> => {
    clock.pass(minutes * minute);
    await work(workers);
  };
  const completions = async (): Promise<Readonly<Record<string, number>>> => {
    const { rows } = await sql<{ id: string; count: number }>`
      select id, count(*)::int as count from completed group by id`.execute(shop.database);
    return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
  };

  beforeAll(async () => {
    shop = await testServer(engine, { now: clock.now });
    await publishContent(shop.database, { site });
    author = await shop.signedIn('author@example.com', ['author']);
    publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    administrator = await shop.signedIn('administrator@example.com', ['administrator']);
    const { body } = await author.get(`${cms}/spaces/shop`);
    ({
      id: spaceId,
      channels: [channelId],
    } = body as { id: string; channels: [string] });
    // Whatever is carried out leaves a row, so that twice would be two.
    await sql`create table completed (id text)`.execute(shop.database);
    await sql`create function note_completed() returns trigger language plpgsql as
      $$ begin insert into completed values (new.id); return null; end $$`.execute(shop.database);
    await sql`create trigger noted after update on managed_content_deployment for each row
      when (new.status = 'Completed') execute function note_completed()`.execute(shop.database);
  });
  afterAll(() => shop.close());

  test('C-086, C-087: a schedule publishes at its time what was planned, and what expires is unpublished at its own', async () => {
    const notice = await made('Notice');
    const deployment = await scheduled([notice.variantId], { expireDate: ahead(30) });
    expect(deployment).toMatchObject({
      deploymentId: expect.stringMatching(/^0jd/),
      deploymentName: 'Publish Notice',
      deploymentDescription: 'Later',
      deploymentStatus: 'Scheduled',
      scheduledDate: ahead(10),
      expireDate: ahead(30),
      errorMessage: null,
    });
    // Saved after it was planned, so it does not go out.
    await save(notice.variantId, 'Notice, changed');
    await workAfter(9);
    expect(await title(notice.key)).toBe(404);
    await workAfter(1);
    expect(await title(notice.key)).toBe('Notice');
    expect(await one(deployment.deploymentId)).toMatchObject({ deploymentStatus: 'Completed' });
    await workAfter(19);
    expect(await title(notice.key)).toBe('Notice');
    await workAfter(1);
    expect(await title(notice.key)).toBe(404);
    expect(await found({ variantIds: notice.variantId })).toMatchObject(
      ['Unpublish', 'Publish'].map(() => ({ deploymentStatus: 'Completed' })),
    );
  });

  test('between two moments deployments come by their dates', async () => {
    const { variantId } = await made('Dated');
    const late = await scheduled([variantId], { scheduleDate: ahead(600) });
    const early = await scheduled([variantId], { scheduleDate: ahead(500) });
    const between = { contentSpaceId: spaceId, scheduledFrom: ahead(500), scheduledUntil: ahead(601) };
    expect((await found(between)).map(({ deploymentId }) => deploymentId)).toEqual([
      early.deploymentId,
      late.deploymentId,
    ]);
    expect(await found({ ...between, scheduledUntil: ahead(600) })).toHaveLength(1);
    expect(await found({ ...between, scheduledUntil: ahead(500) })).toHaveLength(0);
    for (const scheduledFrom of ['soon', '2027-02-29T00:00:00Z'])
      expect(await listed({ contentSpaceId: spaceId, scheduledFrom })).toMatchObject({ status: 400 });
    for (const { deploymentId } of [early, late]) await change(deploymentId, { isCancelled: true });
  });

  test('a preview shows what would go out along, who names it, and what keeps it from going out', async () => {
    const leaf = await made('Leaf', { urlName: 'preview-leaf' });
    const rival = await made('Rival', { urlName: 'preview-leaf' });
    await deploy({ variantIds: [rival.variantId], executeStagedDeployments: true });
    const page = await made('Tree', { contentBody: { title: '', bannerImage: { contentKey: leaf.key } } });
    const read = async (query: object, by = publisher) =>
      await by.get(`${base}/cms/deployments/preview?${new URLSearchParams({ ...query })}`);
    const alone = await read({ variantIds: page.variantId });
    follows('getDeploymentPreview', alone);
    expect(alone.body).toMatchObject({
      contentSpaceId: spaceId,
      items: [
        {
          ...{ title: 'Tree', isTopLevel: true, referencedByVariantIds: [] },
          problems: [{ kind: 'field', path: ['title'] }],
        },
      ],
    });
    const all = await read({ contentIds: page.contentId, includeContentReferences: true });
    follows('getDeploymentPreview', all);
    expect(all.body).toMatchObject({
      items: [
        { managedContentVariantId: page.variantId },
        {
          title: 'Leaf',
          isTopLevel: false,
          status: { status: 'Draft' },
          referencedByVariantIds: [page.variantId],
          problems: [
            {
              kind: 'urlName',
              path: ['urlName'],
              message: 'Rival has the URL name preview-leaf already.',
            },
          ],
        },
      ],
    });
    expect((await read({ variantIds: page.variantId }, author)).status).toBe(403);
    expect((await read({})).status).toBe(400);
    expect((await read({ variantIds: '9Ps000000000001AAA' })).status).toBe(404);
  });

  test('C-078, C-079, C-080: a deployment tells who planned it, and each version with its channel', async () => {
    const [page, part] = [await made('Page', { urlName: 'told' }), await made('Part')];
    const { deploymentId, ...deployment } = await scheduled([page.variantId], {
      refVariantIds: [part.variantId],
      versionIds: [page.versionId],
    });
    const person = {
      id: expect.stringMatching(/^005/),
      name: 'Test Person',
      resourceUrl: expect.stringContaining('/chatter/users/005'),
    };
    expect(deployment).toMatchObject({ createdBy: person, lastModifiedBy: person });
    expect(deployment.deploymentItems).toEqual([
      {
        isTopLevel: true,
        action: 'Publish',
        deploymentId,
        managedContentId: page.contentId,
        deploymentItemId: expect.stringMatching(/^0ji/),
        snapshotId: page.versionId,
        targetId: channelId,
        variantId: page.variantId,
        mcvSnapshotSummary: {
          id: page.versionId,
          language: 'en_US',
          lastModifiedDate: clock.now().toISOString(),
          name: 'Page',
          urlValue: 'told',
          contentType: { fullyQualifiedName: 'sfdc_cms__news', name: 'News' },
        },
      },
      expect.objectContaining({ isTopLevel: false, variantId: part.variantId }),
    ]);
    await change(deploymentId, { isCancelled: true });
  });

  test('other versions than the latest go out where they are named; those of other variants are refused', async () => {
    const [one, other] = [await made('First'), await made('Other')];
    const second = await save(one.variantId, 'Second');
    await scheduled([one.variantId], { versionIds: [one.versionId] });
    for (const versionIds of [[other.versionId], [one.versionId, second], ['5OU000000000000AAA']])
      expect(await schedule([one.variantId], { versionIds })).toMatchObject({
        status: 400,
        body: [{ fields: ['versionIds'] }],
      });
    await workAfter(10);
    expect(await title(one.key)).toBe('First');
  });

  test('references are published too where that is requested, and stay when the rest expires', async () => {
    const picture = await made('Named');
    const page = await made('Naming', {
      contentBody: { title: 'Naming', bannerImage: { contentKey: picture.key } },
    });
    await scheduled([page.variantId], { publishContentReference: true, expireDate: ahead(20) });
    await workAfter(10);
    expect([await title(page.key), await title(picture.key)]).toEqual(['Naming', 'Named']);
    await workAfter(10);
    expect([await title(page.key), await title(picture.key)]).toEqual([404, 'Named']);
  });

  test('C-115, C-170: a schedule is moved, later and earlier, by its query', async () => {
    const [late, early] = [await made('Late'), await made('Early')];
    const first = await scheduled([late.variantId]);
    const moved = await change(first.deploymentId, { scheduleDate: ahead(20) });
    follows('updateSchedule', moved);
    expect(moved).toMatchObject({ status: 200, body: { scheduledDate: ahead(20) } });
    const second = await scheduled([early.variantId]);
    await change(second.deploymentId, { scheduleDate: ahead(1) });
    await workAfter(10);
    expect([await title(late.key), await title(early.key)]).toEqual([404, 'Early']);
    await workAfter(10);
    expect(await title(late.key)).toBe('Late');
    const after = await change(first.deploymentId, { scheduleDate: ahead(5) });
    expect(after).toMatchObject({ status: 409, body: [{ message: expect.stringContaining('Completed') }] });
  });

  test('C-114: a cancelled schedule publishes nothing, and what would have expired with it waits no more', async () => {
    const { variantId, key } = await made('Never');
    const { deploymentId } = await scheduled([variantId], { expireDate: ahead(20) });
    for (const _ of ['once', 'again']) {
      const answer = await change(deploymentId, { isCancelled: true });
      expect(answer).toMatchObject({
        status: 200,
        body: { deploymentStatus: 'Cancelled', expireDate: null },
      });
    }
    expect((await change(deploymentId, { scheduleDate: ahead(5) })).status).toBe(409);
    const all = await found({ variantIds: variantId });
    expect(all.map(({ deploymentStatus }) => deploymentStatus)).toEqual(['Cancelled', 'Cancelled']);
    await workAfter(30);
    expect(await title(key)).toBe(404);
  });

  test('what expires cannot be moved before it is published, nor the publishing past that', async () => {
    const { variantId } = await made('Order');
    const { deploymentId } = await scheduled([variantId], { expireDate: ahead(20) });
    const [expiry] = await found({ variantIds: variantId, deploymentType: 'Unpublish' });
    expect(expiry).toMatchObject({ deploymentName: 'Unpublish Order', scheduledDate: ahead(20) });
    expect((await change(deploymentId, { scheduleDate: ahead(20) })).status).toBe(400);
    expect((await change(expiry?.deploymentId ?? '', { scheduleDate: ahead(10) })).status).toBe(400);
    expect((await change(expiry?.deploymentId ?? '', { scheduleDate: ahead(11) })).status).toBe(200);
    await change(deploymentId, { isCancelled: true });
  });

  test('what a schedule unpublishes is delivered until then', async () => {
    const { variantId, key } = await made('Passing');
    await publisher.post(`${cms}/contents/publish`, { variantIds: [variantId] });
    await scheduled([variantId], { action: 'Unpublish' });
    await workAfter(9);
    expect(await title(key)).toBe('Passing');
    await workAfter(1);
    expect(await title(key)).toBe(404);
  });

  test('several that are late go out in their order, once each, however many workers there are', async () => {
    const page = await made('One');
    const first = await scheduled([page.variantId], { scheduleDate: ahead(1) });
    await save(page.variantId, 'Two');
    const second = await scheduled([page.variantId], { scheduleDate: ahead(2) });
    const gone = await made('Expired');
    const third = await scheduled([gone.variantId], { scheduleDate: ahead(3), expireDate: ahead(4) });
    // Moved away and back: two jobs for one deployment.
    await change(first.deploymentId, { scheduleDate: ahead(5) });
    await change(first.deploymentId, { scheduleDate: ahead(1) });
    await workAfter(60, 4);
    expect([await title(page.key), await title(gone.key)]).toEqual(['Two', 404]);
    const times = await completions();
    for (const { deploymentId } of [first, second, third]) expect(times[deploymentId]).toBe(1);
    expect(await found({ contentSpaceId: spaceId, deploymentStatus: 'Scheduled' })).toEqual([]);
    await work();
    expect(await completions()).toEqual(times);
  });

  test('what cannot go out any more by then fails with its reason, and nothing of it is done', async () => {
    const [taking, second] = [await made('Taking', { urlName: 'taken' }), await made('With it')];
    const { deploymentId } = await scheduled([taking.variantId, second.variantId]);
    const holder = await made('Holder', { urlName: 'taken' });
    await publisher.post(`${cms}/contents/publish`, { variantIds: [holder.variantId] });
    await workAfter(10);
    expect(await one(deploymentId)).toMatchObject({
      deploymentStatus: 'Failed',
      errorMessage: expect.stringContaining('the URL name taken'),
    });
    expect([await title(taking.key), await title(second.key)]).toEqual([404, 404]);
    expect(await work()).toBe(0);

    const page = await made('Unfinished', { contentType: 'sfdc_cms__news' });
    const other = await scheduled([page.variantId]);
    const { rows } = await sql<{ schema: unknown }>`
      select schema from content_type where fully_qualified_name = 'sfdc_cms__news'`.execute(shop.database);
    await sql`update content_type set schema = jsonb_set(schema, '{required}', '["title", "excerpt"]')
      where fully_qualified_name = 'sfdc_cms__news'`.execute(shop.database);
    await workAfter(10);
    await sql`update content_type set schema = ${JSON.stringify(rows[0]?.schema)}::jsonb
      where fully_qualified_name = 'sfdc_cms__news'`.execute(shop.database);
    expect(await one(other.deploymentId)).toMatchObject({
      deploymentStatus: 'Failed',
      errorMessage: expect.stringContaining('Unfinished (en_US), excerpt'),
    });
    expect(await title(page.key)).toBe(404);

    const third = await scheduled([page.variantId]);
    await administrator.send('PATCH', `${cms}/spaces/${spaceId}`, { channels: [] });
    await workAfter(10);
    await administrator.send('PATCH', `${cms}/spaces/${spaceId}`, { channels: [channelId] });
    expect(await one(third.deploymentId)).toMatchObject({
      deploymentStatus: 'Failed',
      errorMessage: 'Not published. The space does not deliver to Shop any more.',
    });
  });

  test('what breaks is tried again, then given up; what is due after it goes out nevertheless', async () => {
    const [breaking, next] = [await made('Breaking'), await made('Next')];
    await sql`create function break_it() returns trigger language plpgsql as
      $$ begin raise exception 'broken'; end $$`.execute(shop.database);
    await sql`create trigger breaks before insert on delivered_content for each row
      when (new.title = 'Breaking') execute function break_it()`.execute(shop.database);
    const first = await scheduled([breaking.variantId]);
    const second = await scheduled([next.variantId], { scheduleDate: ahead(11) });
    await workAfter(11);
    expect(await one(first.deploymentId)).toMatchObject({
      deploymentStatus: 'Scheduled',
      errorMessage: null,
    });
    expect(await title(next.key)).toBe(404);
    for (let attempt = 2; attempt <= 10; attempt++) await workAfter(60);
    expect(await one(first.deploymentId)).toMatchObject({
      deploymentStatus: 'Failed',
      errorMessage: 'It could not be carried out. The log of the server says why.',
    });
    expect(await one(second.deploymentId)).toMatchObject({ deploymentStatus: 'Completed' });
    expect([await title(breaking.key), await title(next.key)]).toEqual([404, 'Next']);
    await sql`drop trigger breaks on delivered_content`.execute(shop.database);
  });

  test('a variant that waits to go out is not deleted', async () => {
    const { variantId } = await made('Planned');
    const { deploymentId } = await scheduled([variantId], { expireDate: ahead(20) });
    const remove = () => author.send('DELETE', `${cms}/contents/variants/${variantId}`);
    expect(await remove()).toMatchObject({
      status: 409,
      body: [{ message: expect.stringContaining('Planned') }],
    });
    await change(deploymentId, { isCancelled: true });
    expect((await remove()).status).toBe(204);
    await workAfter(30);
  });

  test('C-081, C-082: what is deployed without a date is staged, until what is staged is executed', async () => {
    const [first, second] = [await made('Staged'), await made('Staged too')];
    const staged = await deploy({ variantIds: [first.variantId], description: 'One' });
    follows('createDeployment', staged);
    expect(staged).toMatchObject({
      status: 201,
      body: { deploymentStatus: 'Draft', scheduledDate: null, deploymentDescription: 'One' },
    });
    await save(first.variantId, 'Staged, changed');
    await workAfter(60);
    expect(await title(first.key)).toBe(404);
    const executed = await deploy({ contentIds: [second.contentId], executeStagedDeployments: true });
    expect(executed.body).toMatchObject({
      deploymentStatus: 'Completed',
      deploymentName: 'Publish Staged too',
    });
    expect([await title(first.key), await title(second.key)]).toEqual(['Staged', 'Staged too']);
    const nothing = await deploy({ executeStagedDeployments: true });
    expect(nothing).toMatchObject({ status: 400, body: [{ fields: ['executeStagedDeployments'] }] });
  });

  test('what is staged goes out at a date, all of it or nothing at once, or is cancelled', async () => {
    const [first, second] = [
      await made('Clash', { urlName: 'clash' }),
      await made('Clash too', { urlName: 'clash' }),
    ];
    await deploy({ variantIds: [first.variantId] });
    const other = (await deploy({ variantIds: [second.variantId] })).body as Deployment;
    expect((await deploy({ executeStagedDeployments: true })).status).toBe(409);
    expect([await title(first.key), await title(second.key)]).toEqual([404, 404]);
    expect((await change(other.deploymentId, { isCancelled: true })).status).toBe(200);
    const answer = await deploy({ executeStagedDeployments: true, scheduledDate: ahead(5) });
    expect(answer.body).toMatchObject({ deploymentStatus: 'Scheduled', scheduledDate: ahead(5) });
    await workAfter(5);
    expect(await title(first.key)).toBe('Clash');
    const dated = await deploy({ variantIds: [first.variantId], scheduledDate: ahead(5) });
    expect(dated.body).toMatchObject({ deploymentStatus: 'Scheduled' });
    await workAfter(5);
    expect(await one((dated.body as Deployment).deploymentId)).toMatchObject({
      deploymentStatus: 'Completed',
    });
  });

  test('C-134: deployments are found by space, variants, version, status and type, a page at a time', async () => {
    const [page, other] = [await made('Found'), await made('Found too')];
    const first = await scheduled([page.variantId], { expireDate: ahead(30) });
    clock.pass(1000);
    const second = await scheduled([page.variantId, other.variantId]);
    const ids = async (query: object) => (await found(query)).map(({ deploymentId }) => deploymentId);
    const { variantId, versionId } = page;
    expect(await ids({ variantIds: variantId, deploymentType: 'Publish' })).toEqual([
      second.deploymentId,
      first.deploymentId,
    ]);
    expect(await ids({ variantIds: other.variantId })).toEqual([second.deploymentId]);
    expect(await ids({ managedContentVersionId: other.versionId })).toEqual([second.deploymentId]);
    expect(await ids({ managedContentVersionId: versionId })).toHaveLength(3);
    expect(await ids({ managedContentVersionId: versionId, deploymentType: 'Unpublish' })).toHaveLength(1);
    expect(await ids({ variantIds: variantId, deploymentStatus: 'Completed' })).toEqual([]);
    expect(await ids({ deploymentId: first.deploymentId, variantIds: other.variantId })).toEqual([]);
    const query = { contentSpaceId: spaceId, deploymentStatus: 'Scheduled', pageSize: 2 };
    const newest = await listed(query);
    expect(newest.body).toMatchObject({
      deployments: [{ deploymentId: second.deploymentId }, {}],
      previousPageUrl: null,
    });
    const { nextPageUrl } = newest.body as { nextPageUrl: string };
    expect((await author.get(nextPageUrl)).body).toMatchObject({ deployments: [{}], nextPageUrl: null });
    const elsewhere = await author.get(`${cms}/deployments?deploymentId=${first.deploymentId}`);
    expect(elsewhere.body).toMatchObject({ deployments: [{ deploymentId: first.deploymentId }] });
    for (const wrong of [
      {},
      { variantIds: '' },
      { ...query, pageSize: 251 },
      { ...query, deploymentStatus: 'Lost' },
    ])
      expect((await listed(wrong)).status).toBe(400);
    for (const { deploymentId } of [first, second]) await change(deploymentId, { isCancelled: true });
  });

  test.each([
    ['a date in the past', { scheduleDate: '2026-05-01T00:00:00Z' }, 'scheduleDate'],
    ['a date without a zone', { scheduleDate: '2126-05-01T00:00:00' }, 'scheduleDate'],
    ['a day that no month has', { scheduleDate: '2127-02-29T00:00:00Z' }, 'scheduleDate'],
    ['no date at all', { scheduleDate: 'soon' }, 'scheduleDate'],
    [
      'an expiry before its date',
      { expireDate: '2026-06-01T13:00:00Z', scheduleDate: '2126-01-01T00:00:00Z' },
      'expireDate',
    ],
    [
      'an expiry of what is taken back',
      { action: 'Unpublish', expireDate: '2127-01-01T00:00:00Z' },
      'expireDate',
    ],
    [
      'references of what is taken back',
      { action: 'Unpublish', publishContentReference: true },
      'publishContentReference',
    ],
    ['an unknown action', { action: 'Archive' }, 'action'],
    ['no variants', { variantIds: [] }, 'variantIds'],
    ['C-130: a text for a flag', { publishContentReference: 'true' }, 'publishContentReference'],
  ])('%s is refused, and nothing is planned', async (_, wrong, field) => {
    const { variantId } = await made('Wrong');
    expect(await schedule([variantId], wrong)).toMatchObject({ status: 400, body: [{ fields: [field] }] });
    expect(await found({ variantIds: variantId })).toEqual([]);
  });

  test('a deployment of nothing, of another space, for another channel or of the past is refused', async () => {
    const { variantId } = await made('Elsewhere');
    const { body } = await administrator.post(`${cms}/spaces`, {
      name: 'Other place',
      channels: [channelId],
    });
    const { id } = body as { id: string };
    for (const [input, field] of [
      [{}, 'contentIds'],
      [{ variantIds: [variantId], contentSpaceId: id }, 'contentSpaceId'],
      [{ variantIds: [variantId], channelIds: ['0ap000000000009AAA'] }, 'channelIds'],
      [{ executeStagedDeployments: true, channelIds: [channelId] }, 'channelIds'],
      [{ variantIds: [variantId], scheduledDate: ahead(-1) }, 'scheduledDate'],
    ] as const)
      expect(await deploy(input)).toMatchObject({ status: 400, body: [{ fields: [field] }] });
    expect(await schedule([variantId], { contextContentSpaceId: id })).toMatchObject({
      status: 400,
      body: [{ fields: ['contextContentSpaceId'] }],
    });
    expect(await found({ variantIds: variantId })).toEqual([]);
    const { deploymentId } = await scheduled([variantId]);
    for (const wrong of [
      {},
      { isCancelled: false },
      { isCancelled: true, scheduleDate: ahead(5) },
      { scheduleDate: ahead(-1) },
    ])
      expect((await change(deploymentId, wrong)).status).toBe(400);
    expect(await one(deploymentId)).toMatchObject({ deploymentStatus: 'Scheduled' });
    await change(deploymentId, { isCancelled: true });
  });

  test('guests, buyers and clerks neither see nor plan anything; authors see, and do not publish', async () => {
    const { variantId } = await made('Secret');
    const { deploymentId } = await scheduled([variantId]);
    const others = [
      [shop.browser(), 403],
      [await shop.signedIn('buyer@example.com', ['buyer']), 404],
      [await shop.signedIn('clerk@example.com', ['clerk']), 404],
    ] as const;
    for (const [other, refused] of others) {
      for (const query of [{ deploymentId }, { contentSpaceId: spaceId }])
        expect((await listed(query, other)).status).toBe(refused);
      expect((await deploy({ variantIds: [variantId] }, other)).status).toBe(refused);
      expect((await schedule([variantId], {}, other)).status).toBe(refused);
      expect((await change(deploymentId, { isCancelled: true }, other)).status).toBe(refused);
    }
    expect((await listed({ variantIds: variantId }, others[1][0])).body).toMatchObject({ deployments: [] });
    expect((await listed({ deploymentId }, author)).status).toBe(200);
    for (const refused of [
      await deploy({ variantIds: [variantId] }, author),
      await schedule([variantId], {}, author),
      await change(deploymentId, { isCancelled: true }, author),
    ])
      expect(refused.status).toBe(403);
    expect(await one(deploymentId)).toMatchObject({ deploymentStatus: 'Scheduled' });
    expect((await change('0jd000000000009AAA', { isCancelled: true })).status).toBe(404);
    expect((await listed({ deploymentId: '0jd000000000009AAA' })).status).toBe(404);
    await change(deploymentId, { isCancelled: true });
  });

  test('two who publish different contents under one URL name at once: one of them gets the error that it is in use', async () => {
    const both = [await made('Race', { urlName: 'race' }), await made('Race too', { urlName: 'race' })];
    const answers = await Promise.all(
      both.map(({ variantId }) => publisher.post(`${cms}/contents/publish`, { variantIds: [variantId] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('many variants take as many statements as one', async () => {
    const many: string[] = [];
    for (const each of ['a', 'b', 'c', 'd', 'e']) many.push((await made(each)).variantId);
    // What others have left in the queue.
    await workAfter(60);
    const statements = async (variantIds: readonly string[]) => {
      await scheduled(variantIds);
      clock.pass(10 * minute);
      return await countStatements(shop.database, () => work());
    };
    const single = await statements(many.slice(0, 1));
    expect(await statements(many)).toBe(single);
    expect(single).toBeLessThan(25);
  });

  test.runIf(engine === 'postgres')(
    'survives the kill of a process half way: nothing was done, then all of it once',
    { timeout: 30_000 },
    async () => {
      const { variantId, key } = await made('Before');
      await publisher.post(`${cms}/contents/publish`, { variantIds: [variantId] });
      const after = await save(variantId, 'After');
      const { deploymentId } = await scheduled([variantId]);
      const child = await shop.database.transaction().execute(async (transaction) => {
        // It comes as far as what puts the new version in the place of the old one, which is gone by then.
        await sql`select 1 from managed_content_version where id = ${after} for update`.execute(transaction);
        const script = join(import.meta.dirname, 'killed-publisher.fixture.ts');
        const publishing = spawn(process.execPath, [script, shop.databaseUrl ?? ''], { stdio: 'inherit' });
        const waiting = async () => {
          const { rows } = await sql<{ query: string }>`
            select query from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.database);
          return rows.map(({ query }) => query).join();
        };
        try {
          await expect.poll(waiting, { timeout: 20_000 }).toContain('insert into delivered_content');
        } finally {
          publishing.kill('SIGKILL');
        }
        await once(publishing, 'exit');
        return publishing;
      });
      expect(child.signalCode).toBe('SIGKILL');
      // PostgreSQL ends the session of the killed process once it has nobody to answer; until then that holds the job.
      const holding = async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and state <> 'idle' and query like '%insert into delivered_content%'
            and pid <> pg_backend_pid()`.execute(shop.database);
        return rows[0]?.count;
      };
      await expect.poll(holding, { timeout: 20_000 }).toBe(0);
      expect(await title(key)).toBe('Before');
      expect(await one(deploymentId)).toMatchObject({ deploymentStatus: 'Scheduled' });
      expect(await work(2, () => new Date(Date.now() + 2 * minute))).toBe(1);
      expect(await title(key)).toBe('After');
      expect((await completions())[deploymentId]).toBe(1);
    },
  );
});
