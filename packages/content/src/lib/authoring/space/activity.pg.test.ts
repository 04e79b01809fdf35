import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import { type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentJobs } from '../../content-jobs.ts';
import { publishContent } from '../../seeding/publish-content.ts';

const cms = '/services/data/v63.0/connect/cms';

interface Made {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
}
interface Activity {
  readonly kind: string;
  readonly title: string;
  readonly detail: string | null;
  readonly managedContentId: string | null;
  readonly createdBy: { readonly id: string } | null;
}
interface Activities {
  readonly activities: readonly Activity[];
  readonly nextBefore: string | null;
}
type Person = Awaited<ReturnType<TestServer['signedIn']>>;

describe.each(testEngines)('who did what in a space, on %s', (engine) => {
  let shop: TestServer;
  let author: Person;
  let administrator: Person;
  let space: { readonly id: string; readonly rootFolderId: string };
  let read = 0;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema, `${callId} ${status} ${JSON.stringify(body)}`).toBeDefined();
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const activity = async (query = '', by = author): Promise<Activities> => {
    const answer = await by.get(`${cms}/spaces/${space.id}/activity${query}`);
    follows('getSpaceActivity', answer);
    return answer.body as Activities;
  };
  /** What happened since it was read last, in the order in which it did. */
  const news = async (): Promise<readonly string[]> => {
    const { activities } = await activity('?pageSize=250');
    const since = activities.slice(0, activities.length - read).toReversed();
    read = activities.length;
    return since.map(({ kind, title, detail }) => `${kind} ${title} ${detail ?? ''}`.trim());
  };
  const create = async (title: string): Promise<Made> => {
    const answer = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: space.id, contentType: 'sfdc_cms__news', title },
      contentBody: { title },
    });
    return answer.body as Made;
  };
  const members = (method: string, rest: string, body?: unknown, by = administrator) =>
    by.send(method, `${cms}/spaces/${space.id}/members${rest}`, body);

  beforeAll(async () => {
    shop = await testServer(engine);
    await publishContent(shop.database, {
      site: { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] },
    });
    author = await shop.signedIn('author@example.com', ['author']);
    administrator = await shop.signedIn('administrator@example.com', ['administrator']);
    space = (await author.get(`${cms}/spaces/shop`)).body as typeof space;
  });
  afterAll(() => shop.close());

  test('saves, translations, moves, the trash and what goes out are noted, each once', async () => {
    const made = await create('News');
    await author.send('PUT', `${cms}/contents/variants/${made.managedContentVariantId}`, {
      ...{ contentBody: { title: 'News' }, title: 'News', urlName: '' },
    });
    await author.post(`${cms}/contents/variants`, {
      ...{
        managedContentKeyOrId: made.contentKey,
        language: 'de',
        title: 'Neues',
        contentBody: { title: 'Neues' },
      },
    });
    const { body: folder } = await author.post(`${cms}/folders`, {
      ...{ name: 'Old', parentFolderId: space.rootFolderId },
    });
    await author.send('PATCH', `${cms}/contents/${made.contentKey}`, {
      folderId: (folder as { id: string }).id,
    });
    expect(await news()).toEqual(['Saved News 1.0', 'Saved News 2.0', 'Saved Neues 1.0', 'Moved News Old']);
    await author.send('DELETE', `${cms}/contents/${made.contentKey}`);
    await author.post(`${cms}/deleted-contents/${made.managedContentId}/undelete`, {});
    expect(await news()).toEqual(['Deleted News', 'Restored News']);
    const choice = { variantIds: [made.managedContentVariantId] };
    await administrator.post(`${cms}/contents/publish`, choice);
    await administrator.post(`${cms}/contents/unpublish`, choice);
    expect(await news()).toEqual(['Published Publish News', 'Unpublished Unpublish News']);
    const [latest] = (await activity()).activities;
    expect(latest).toMatchObject({ createdBy: { id: administrator.person.userId } });
  });

  test('what happened stays when its content is gone for good, without a way to it', async () => {
    const made = await create('Gone');
    await author.send('DELETE', `${cms}/contents/${made.contentKey}`);
    const { activities } = await activity();
    expect(activities[0]).toMatchObject({ kind: 'Deleted', title: 'Gone', managedContentId: null });
  });

  test('it is narrowed by kind, person and date, and its pages go on from an entry', async () => {
    const byOther = await activity(`?userId=${administrator.person.userId}&pageSize=250`);
    expect(new Set(byOther.activities.map(({ createdBy }) => createdBy?.id))).toEqual(
      new Set([administrator.person.userId]),
    );
    const kinds = await activity('?kinds=Moved&kinds=Deleted&pageSize=250');
    expect(new Set(kinds.activities.map(({ kind }) => kind))).toEqual(new Set(['Moved', 'Deleted']));
    expect((await activity('?until=2001-01-01T00:00:00.000Z')).activities).toEqual([]);
    const all = (await activity('?pageSize=250')).activities;
    const first = await activity('?pageSize=2');
    // What comes meanwhile moves nothing on the pages behind.
    await create('Meanwhile');
    const second = await activity(`?pageSize=2&before=${first.nextBefore}`);
    expect([...first.activities, ...second.activities]).toEqual(all.slice(0, 4));
    const none = await author.get(`${cms}/spaces/${space.id}/activity?kinds=Exploded`);
    expect(none.status).toBe(400);
  });

  test('members are added by their address, get another role, are removed, and all of it is noted', async () => {
    await news();
    const newcomer = await shop.signedIn('newcomer@example.com');
    expect(await newcomer.get(`${cms}/spaces/${space.id}`)).toMatchObject({ status: 404 });
    const added = await members('POST', '', { email: 'Newcomer@example.com', role: 'ContentReader' });
    follows('addSpaceMember', added);
    const { userId } = newcomer.person;
    expect(added.body).toMatchObject({ members: [{ id: userId, role: 'ContentReader' }] });
    expect(await newcomer.get(`${cms}/spaces/${space.id}`)).toMatchObject({ status: 200 });
    const access = await newcomer.get(`${cms}/spaces/${space.id}/access`);
    follows('getSpaceAccess', access);
    expect(access.body).toMatchObject({
      ownRights: { read: true, create: false, publish: false, manage: false },
    });
    // Readers learn who may do what, and nothing of what was done.
    expect(await newcomer.get(`${cms}/spaces/${space.id}/activity`)).toMatchObject({ status: 403 });
    expect(await members('POST', '', { email: 'newcomer@example.com', role: 'ContentAdmin' })).toMatchObject({
      status: 409,
    });
    follows('updateSpaceMember', await members('PATCH', `/${userId}`, { role: 'ContentAdmin' }));
    // An administrator of the space manages its members, and no other space.
    expect(await members('PATCH', `/${userId}`, { role: 'ContentManager' }, newcomer)).toMatchObject({
      status: 200,
    });
    expect(await members('PATCH', `/${userId}`, { role: 'ContentAdmin' }, newcomer)).toMatchObject({
      status: 403,
    });
    follows('removeSpaceMember', await members('DELETE', `/${userId}`));
    expect(await newcomer.get(`${cms}/spaces/${space.id}`)).toMatchObject({ status: 404 });
    expect(await members('DELETE', `/${userId}`)).toMatchObject({ status: 404 });
    expect(await news()).toEqual([
      'MemberAdded Test Person ContentReader',
      'MemberChanged Test Person ContentAdmin',
      'MemberChanged Test Person ContentManager',
      'MemberRemoved Test Person ContentManager',
    ]);
  });

  test.each([
    ['an address that nobody has', { email: 'nobody@example.com', role: 'ContentReader' }],
    ['no address', { email: 'nobody', role: 'ContentReader' }],
    ['a role that is none', { email: 'author@example.com', role: 'Root' }],
  ])('a member with %s is rejected', async (_, body) => {
    expect(await members('POST', '', body)).toMatchObject({ status: 400 });
  });

  test('rights are those that the server enforces', async () => {
    const { body } = await author.get(`${cms}/spaces/${space.id}/access`);
    expect(body).toMatchObject({
      ownRights: {
        read: true,
        create: true,
        update: true,
        delete: true,
        translate: true,
        publish: false,
        manage: false,
      },
    });
    const { roles } = body as { roles: readonly { role: string; rights: object }[] };
    expect(roles.find(({ role }) => role === 'ContentManager')?.rights).toMatchObject({
      publish: true,
      manage: false,
    });
    expect(roles.find(({ role }) => role === 'administrator')?.rights).toMatchObject({ manage: true });
  });

  // The last one: what it does happens in an hour.
  test('schedules are noted when they are made, when they go out, and when they are cancelled', async () => {
    const made = await create('Planned');
    const soon = new Date(Date.now() + 3_600_000);
    const schedule = async () => {
      const { body } = await administrator.post(`${cms}/schedules`, {
        ...{ action: 'Publish', contextContentSpaceId: space.id, description: '', refVariantIds: [] },
        ...{ variantIds: [made.managedContentVariantId], scheduleDate: soon.toISOString() },
      });
      return (body as { deploymentId: string }).deploymentId;
    };
    const cancelled = await schedule();
    await administrator.send('PATCH', `${cms}/schedules/${cancelled}?isCancelled=true`);
    await schedule();
    await createWorker({
      ...{ database: shop.database, handlers: contentJobs(), now: () => new Date(soon.getTime() + 1000) },
      log: (line) => void shop.lines.push(line),
    }).runDue();
    const date = `${soon.toISOString().slice(0, 19)}Z`;
    const happened = await news();
    expect(happened).toEqual(
      expect.arrayContaining([
        `Scheduled Publish Planned ${date}`,
        'Cancelled Publish Planned',
        'Published Publish Planned',
      ]),
    );
    expect(happened.filter((line) => line.startsWith('Published'))).toHaveLength(1);
  });
});
