import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import type { TestServer } from '@relab/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TaskNotice } from './tasks.ts';
import {
  cms,
  openWorkflowShop,
  reviewWorkflow,
  type SignedIn,
  type WorkflowShop,
} from './workflow.fixture.ts';

const news = 'sfdc_cms__news';

interface Notices {
  readonly count: number;
  readonly tasks: readonly {
    readonly managedContentVariantId: string;
    readonly stateLabel: string;
    readonly isAssigned: boolean;
  }[];
}

describe.each(testEngines)('notices of what waits in workflows, on %s', (engine) => {
  let shop: TestServer;
  let author: SignedIn;
  let publisher: SignedIn;
  let administrator: SignedIn;
  let manager: SignedIn;
  let space: WorkflowShop['space'];
  let variantId = '';
  let mails: TaskNotice[] = [];

  const noticesOf = async (by: SignedIn): Promise<Notices> => {
    const { body } = await by.get(`${cms}/content-mentions`);
    const schema = describedCalls.find(({ call }) => call.id === 'getContentMentions')?.responses[200];
    expect(schema?.safeParse(body).error).toBeUndefined();
    return body as Notices;
  };
  const waitsFor = async (by: SignedIn): Promise<boolean> =>
    (await noticesOf(by)).tasks.some((task) => task.managedContentVariantId === variantId);
  const move = (fromStateId: string, stateId: string, by = author, assigneeId = '') =>
    by.send('PUT', `${cms}/contents/variants/${variantId}/workflow`, { fromStateId, stateId, assigneeId });
  const mailed = () => mails.map(({ userId }) => userId).toSorted();

  beforeAll(async () => {
    ({ shop, author, publisher, administrator, space } = await openWorkflowShop(engine, {
      notifyTask: async (_, notice) => void mails.push(notice),
    }));
    manager = await shop.signedIn('manager@example.com');
    await administrator.post(`${cms}/spaces/${space.id}/members`, {
      ...{ email: 'manager@example.com', role: 'ContentManager' },
    });
    const set = await administrator.send('PUT', `${cms}/spaces/${space.id}/orchestrator-config`, {
      workflowConfigs: [reviewWorkflow],
    });
    expect(set.status).toBe(200);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    const { body } = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: space.id, contentType: news, title: 'News' },
      contentBody: { title: 'News' },
    });
    variantId = (body as { managedContentVariantId: string }).managedContentVariantId;
    mails = [];
  });

  test('who may move it on is notified, and neither who moved it nor who administers everything', async () => {
    expect(await waitsFor(publisher)).toBe(false);
    await move('work', 'review');
    expect(mailed()).toEqual([publisher.person.userId, manager.person.userId].toSorted());
    expect(mails[0]).toMatchObject({ stateLabel: 'In Review', title: 'News', isAssigned: false });
    expect([await waitsFor(publisher), await waitsFor(manager)]).toEqual([true, true]);
    expect([await waitsFor(author), await waitsFor(administrator)]).toEqual([false, false]);
    // Done by one, it waits for nobody any more.
    await move('review', 'approved', publisher);
    expect([await waitsFor(publisher), await waitsFor(manager)]).toEqual([false, false]);
  });

  test('a user is not notified of their own move', async () => {
    await move('work', 'review', publisher);
    expect(mailed()).toEqual([manager.person.userId]);
    expect(await waitsFor(publisher)).toBe(false);
  });

  test('who is named is notified alone, also in the first state and without a move', async () => {
    await move('work', 'review', author, publisher.person.userId);
    expect(mailed()).toEqual([publisher.person.userId]);
    expect((await noticesOf(publisher)).tasks[0]).toMatchObject({
      isAssigned: true,
      stateLabel: 'In Review',
    });
    expect(await waitsFor(manager)).toBe(false);
    await move('review', 'work', publisher, author.person.userId);
    expect([await waitsFor(publisher), await waitsFor(author)]).toEqual([false, true]);
    await move('work', 'work', author, manager.person.userId);
    expect([await waitsFor(author), await waitsFor(manager)]).toEqual([false, true]);
    // To oneself is no news.
    await move('work', 'work', author, author.person.userId);
    expect(await waitsFor(author)).toBe(false);
  });

  test('a mail comes once until it was looked at', async () => {
    await move('work', 'review', author, publisher.person.userId);
    await move('review', 'review', author, publisher.person.userId);
    expect(mailed()).toEqual([publisher.person.userId]);
    await publisher.post(`${cms}/content-mentions/dismiss`, { variantIds: [variantId] });
    expect(await waitsFor(publisher)).toBe(false);
    await move('review', 'review', author, publisher.person.userId);
    expect(mailed()).toEqual([publisher.person.userId, publisher.person.userId]);
  });

  test('rights on a type decide who is notified, and administrators are where nobody else is left', async () => {
    const set = (role: string, publish: boolean) =>
      administrator.send('PATCH', `${cms}/spaces/${space.id}/roles/${role}`, {
        ...{ contentType: news, rights: { publish } },
      });
    await set('ContentManager', false);
    await move('work', 'review');
    expect(mailed()).toEqual([publisher.person.userId]);
    await set('publisher', false);
    await move('review', 'work');
    mails = [];
    await move('work', 'review');
    expect(mailed()).toEqual([administrator.person.userId]);
    await shop.database.deleteFrom('managed_content_role_rights').execute();
  });

  test('a user who may no longer read it is not notified', async () => {
    await move('work', 'review');
    await administrator.send('DELETE', `${cms}/spaces/${space.id}/members/${manager.person.userId}`);
    expect(await noticesOf(manager)).toMatchObject({ count: 0, tasks: [] });
    await administrator.post(`${cms}/spaces/${space.id}/members`, {
      ...{ email: 'manager@example.com', role: 'ContentManager' },
    });
  });
});
