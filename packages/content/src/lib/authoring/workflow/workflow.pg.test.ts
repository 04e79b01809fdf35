import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import type { TestResponse, TestServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentJobs } from '../../content-jobs.ts';
import { publishContent } from '../../seeding/publish-content.ts';
import {
  cms,
  openWorkflowShop,
  reviewWorkflow,
  type SignedIn,
  type WorkflowShop,
} from './workflow.fixture.ts';

const plain = '/services/data/v63.0/cms';

interface CreatedContent {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
  readonly managedContentVersionId: string;
}
/** What is approved can go back to work. */
const states = {
  ...reviewWorkflow,
  moves: [...reviewWorkflow.moves, { from: 'approved', to: 'work', right: 'publish' }],
};

describe.each(testEngines)('workflows of states on %s', (engine) => {
  let shop: TestServer;
  let author: SignedIn;
  let publisher: SignedIn;
  let administrator: SignedIn;
  let buyer: SignedIn;
  let space: WorkflowShop['space'];
  let created: CreatedContent;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema, `${callId} ${status} ${JSON.stringify(body)}`).toBeDefined();
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const configure = (entry: object = {}, by = administrator) =>
    by.send('PUT', `${cms}/spaces/${space.id}/orchestrator-config`, {
      workflowConfigs: [{ name: 'Of somebody else' }, { ...states, ...entry }],
    });
  const workflowPath = () => `${cms}/contents/variants/${created.managedContentVariantId}/workflow`;
  const stateOf = async (by = author) => {
    const answer = await by.get(workflowPath());
    follows('getContentWorkflow', answer);
    return answer.body as {
      state: { id: string };
      moves: readonly { id: string }[];
      assignee: object | null;
    };
  };
  const move = (fromStateId: string, stateId: string, by = author, more: object = {}) =>
    by.send('PUT', workflowPath(), { fromStateId, stateId, ...more });
  const save = async (title: string): Promise<string> => {
    const answer = await author.send('PUT', `${cms}/contents/variants/${created.managedContentVariantId}`, {
      ...{ contentBody: { title }, title, urlName: '' },
    });
    return (answer.body as CreatedContent).managedContentVersionId;
  };
  const publish = () =>
    publisher.post(`${cms}/contents/publish`, { variantIds: [created.managedContentVariantId] });
  const approve = async (): Promise<void> => {
    await move('work', 'review');
    follows('updateContentWorkflow', await move('review', 'approved', publisher));
  };

  beforeAll(async () => {
    ({ shop, author, publisher, administrator, space } = await openWorkflowShop(engine));
    buyer = await shop.signedIn('buyer@example.com');
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    const configured = await configure();
    expect(configured.status, JSON.stringify(configured.body)).toBe(200);
    const answer = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: space.id, contentType: 'sfdc_cms__news', title: 'News' },
      contentBody: { title: 'News' },
    });
    created = answer.body as CreatedContent;
  });

  test('a variant begins in the first state, and moves as far as the rights of whoever moves it', async () => {
    expect(await stateOf()).toMatchObject({ state: { id: 'work' }, moves: [{ id: 'review' }] });
    const moved = await move('work', 'review');
    follows('updateContentWorkflow', moved);
    expect(moved.body).toMatchObject({
      state: { id: 'review', label: 'In Review' },
      changedBy: { id: author.person.userId },
      moves: [{ id: 'work' }],
    });
    expect(await move('review', 'approved')).toMatchObject({ status: 403 });
    expect((await stateOf(publisher)).moves.map(({ id }) => id)).toEqual(['work', 'approved']);
    expect(await move('review', 'approved', publisher)).toMatchObject({ status: 200 });
    expect(await buyer.get(workflowPath())).toMatchObject({ status: 404 });
    expect(await move('approved', 'work', buyer)).toMatchObject({ status: 404 });
  });

  test('a move that the workflow has not, and one from a state that it is not in, are rejected', async () => {
    expect(await move('work', 'approved', administrator)).toMatchObject({ status: 400 });
    expect(await move('work', 'nowhere', administrator)).toMatchObject({ status: 400 });
    expect(await move('review', 'work')).toMatchObject({ status: 409 });
    await move('work', 'review');
    // Two at once: the second one learns of the first.
    expect(await move('work', 'review', publisher)).toMatchObject({ status: 409 });
  });

  test('what is not approved is not published, at once, by a release or on a date', async () => {
    expect(await publish()).toMatchObject({
      status: 409,
      body: [{ message: expect.stringContaining('News') }],
    });
    const ids = { variantIds: [created.managedContentVariantId] };
    expect(await publisher.post(`${plain}/deployments`, { contentSpaceId: space.id, ...ids })).toMatchObject({
      status: 409,
    });
    expect(
      await publisher.post(`${cms}/schedules`, {
        ...{ action: 'Publish', contextContentSpaceId: space.id, description: '', refVariantIds: [], ...ids },
        scheduleDate: new Date(Date.now() + 3_600_000).toISOString(),
      }),
    ).toMatchObject({ status: 409 });
    const preview = await publisher.get(
      `${plain}/deployments/preview?variantIds=${created.managedContentVariantId}`,
    );
    expect(preview.body).toMatchObject({ items: [{ problems: [{ kind: 'workflow' }] }] });
    await approve();
    expect(await publish()).toMatchObject({ status: 201 });
    // Once out it can be published again, though it is in work again.
    await move('approved', 'work', publisher);
    expect(await publish()).toMatchObject({ status: 201 });
  });

  test('a save after the approval is not approved, and starts in the first state', async () => {
    await approve();
    await save('Changed since');
    expect(await stateOf()).toMatchObject({ state: { id: 'work' } });
    expect(await publish()).toMatchObject({ status: 409 });
  });

  test('what was saved while somebody looked at it is not approved by them', async () => {
    await move('work', 'review');
    await save('Changed since');
    const seen = { managedContentVersionId: created.managedContentVersionId };
    expect(await move('review', 'approved', publisher, seen)).toMatchObject({ status: 409 });
    // In review it stays there: nothing was approved yet.
    expect(await stateOf()).toMatchObject({ state: { id: 'review' } });
  });

  test('a schedule goes out as it was approved, whatever is saved until then; not where the approval was withdrawn', async () => {
    await approve();
    const schedule = async (date: Date): Promise<string> => {
      const { body } = await publisher.post(`${cms}/schedules`, {
        ...{ action: 'Publish', contextContentSpaceId: space.id, description: '', refVariantIds: [] },
        ...{ variantIds: [created.managedContentVariantId], scheduleDate: date.toISOString() },
      });
      return (body as { deploymentId: string }).deploymentId;
    };
    const runUntil = (date: Date) =>
      createWorker({
        ...{ database: shop.database, handlers: contentJobs(), now: () => date },
        log: (line) => void shop.lines.push(line),
      }).runDue();
    const statusOf = async (deploymentId: string) => {
      const { body } = await publisher.get(`${plain}/deployments?deploymentId=${deploymentId}`);
      return (body as { deployments: readonly { deploymentStatus: string }[] }).deployments[0]
        ?.deploymentStatus;
    };
    const soon = new Date(Date.now() + 3_600_000);
    const first = await schedule(soon);
    await save('Changed since');
    await runUntil(new Date(soon.getTime() + 1000));
    expect(await statusOf(first)).toBe('Completed');
    await approve();
    const later = new Date(soon.getTime() + 3_600_000);
    const second = await schedule(later);
    await move('approved', 'work', publisher);
    await runUntil(new Date(later.getTime() + 1000));
    expect(await statusOf(second)).toBe('Failed');
  });

  test('it is assigned to somebody who may read it', async () => {
    const moved = await move('work', 'review', author, { assigneeId: publisher.person.userId });
    expect(moved.body).toMatchObject({ assignee: { id: publisher.person.userId } });
    // In the same state it is only assigned to somebody else.
    expect((await move('review', 'review', author, { assigneeId: '' })).body).toMatchObject({
      ...{ assignee: null, state: { id: 'review' } },
    });
    expect(await move('review', 'work', author, { assigneeId: buyer.person.userId })).toMatchObject({
      status: 400,
    });
  });

  test('lists show states and are narrowed by them', async () => {
    const list = async (stateId: string) => {
      const { body } = await author.get(
        `${plain}/folders/${space.rootFolderId}/items?workflowStateId=${stateId}&pageSize=250`,
      );
      return (body as { folderItems: readonly { id: string; workflowStateId: string | null }[] }).folderItems;
    };
    const isIn = async (stateId: string) =>
      (await list(stateId)).some(({ id }) => id === created.managedContentId);
    expect([await isIn('work'), await isIn('review')]).toEqual([true, false]);
    await move('work', 'review');
    expect([await isIn('work'), await isIn('review')]).toEqual([false, true]);
    expect(await list('review')).toContainEqual(
      expect.objectContaining({ id: created.managedContentId, workflowStateId: 'review' }),
    );
    await move('review', 'work');
    expect(await isIn('work')).toBe(true);
  });

  test('states that the workflow has no more are left, and without a demand all may be published', async () => {
    await move('work', 'review');
    await configure({
      states: [
        { id: 'work', label: 'In Work' },
        { id: 'done', label: 'Done' },
      ],
      moves: [],
      requiresApproval: false,
    });
    expect(await stateOf()).toMatchObject({ state: { id: 'work' }, moves: [] });
    expect(await publish()).toMatchObject({ status: 201 });
  });

  test('a space without states has none, and nothing moves', async () => {
    await administrator.send('PUT', `${cms}/spaces/${space.id}/orchestrator-config`, {
      workflowConfigs: [{ name: 'Of somebody else' }],
    });
    const workflow = await author.get(`${cms}/spaces/${space.id}/workflow`);
    follows('getSpaceWorkflow', workflow);
    expect(workflow.body).toEqual({ moves: [], requiresApproval: false, states: [] });
    expect(await stateOf()).toMatchObject({ state: null, moves: [] });
    expect(await move('work', 'review')).toMatchObject({ status: 409 });
    expect(await publish()).toMatchObject({ status: 201 });
  });

  test.each([
    ['no states', { states: [] }],
    ['one state', { states: [{ id: 'work', label: 'In Work' }] }],
    ['two states of one id', { states: [states.states[0], states.states[0]], moves: [] }],
    ['a demand that nothing fulfils', { states: states.states.slice(0, 2), moves: [] }],
    ['approval from the start', { states: [...states.states].reverse(), moves: [] }],
    ['a move to nowhere', { moves: [{ from: 'work', to: 'x', right: 'write' }] }],
    ['a move that is there twice', { moves: [states.moves[0], states.moves[0]] }],
    ['a right that is none', { moves: [{ from: 'work', to: 'review', right: 'root' }] }],
    ['an id that is a script', { states: [{ id: '<b>', label: 'x' }, ...states.states], moves: [] }],
    ['a label that is none', { states: [{ id: 'a', label: { toString: 1 } }, ...states.states] }],
  ])('a workflow with %s is rejected, and the one before stays', async (_, entry) => {
    expect(await configure(entry)).toMatchObject({ status: 400 });
    expect(await configure(entry, publisher)).toMatchObject({ status: 403 });
    expect(await stateOf()).toMatchObject({ state: { id: 'work' }, moves: [{ id: 'review' }] });
  });

  test('states and approvals go into the trash with their content, and come back', async () => {
    await approve();
    await author.send('DELETE', `${cms}/contents/${created.managedContentId}`);
    await author.post(`${cms}/deleted-contents/${created.managedContentId}/undelete`, {});
    expect(await stateOf()).toMatchObject({ state: { id: 'approved' } });
    expect(await publish()).toMatchObject({ status: 201 });
  });

  test('what is published when a workflow is set is in its last approving state, and what was saved since in the first', async () => {
    await administrator.send('PUT', `${cms}/spaces/${space.id}/orchestrator-config`, { workflowConfigs: [] });
    expect(await publish()).toMatchObject({ status: 201 });
    const published = created;
    const draft = (await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: space.id, contentType: 'sfdc_cms__news', title: 'Draft' },
      contentBody: { title: 'Draft' },
    })) as { readonly body: CreatedContent };
    await configure();
    expect(await stateOf()).toMatchObject({ state: { id: 'approved' }, changedBy: null });
    // It can be unpublished and published again: nobody has to approve what was public already.
    await publisher.post(`${cms}/contents/unpublish`, { variantIds: [created.managedContentVariantId] });
    expect(await publish()).toMatchObject({ status: 201 });
    created = draft.body;
    expect(await stateOf()).toMatchObject({ state: { id: 'work' } });
    created = published;
    await save('Saved since');
    expect(await stateOf()).toMatchObject({ state: { id: 'work' } });
    await configure();
    expect(await stateOf()).toMatchObject({ state: { id: 'work' } });
    const { body } = await administrator.get(`${cms}/spaces/${space.id}/activity?kinds=StateChanged`);
    const { activities } = body as { activities: readonly { managedContentId: string }[] };
    expect(activities.filter(({ managedContentId: id }) => id === published.managedContentId)).toEqual([]);
  });

  test('where no state approves, what is published is in the last one', async () => {
    await administrator.send('PUT', `${cms}/spaces/${space.id}/orchestrator-config`, { workflowConfigs: [] });
    await publish();
    await configure({
      states: [
        { id: 'begun', label: 'Begun' },
        { id: 'done', label: 'Done' },
      ],
      moves: [],
      requiresApproval: false,
    });
    expect(await stateOf()).toMatchObject({ state: { id: 'done' } });
  });

  test('what the installation itself publishes, nobody has to approve', async () => {
    await publishContent(shop.database, {
      ...{ site: { id: '0DM000000000001AAA', name: 'Shop' } },
      contents: [
        {
          contentKey: created.contentKey,
          type: 'sfdc_cms__news',
          title: 'Seeded',
          body: { title: 'Seeded' },
        },
      ],
    });
    const { rows } = await sql<{ title: string }>`
      select title from delivered_content where content_key = ${created.contentKey}`.execute(shop.database);
    expect(rows).toEqual([{ title: 'Seeded' }]);
    expect(await stateOf()).toMatchObject({ state: { id: 'approved' } });
  });
});
