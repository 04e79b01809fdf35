import { describe, expect, test } from 'vitest';
import { reply } from '../testing/scripted-fetch.ts';
import { testClient } from '../testing/test-client.ts';
import { actionPath, actionScript, collection, gone, one, two } from './action-server.fixture.ts';
import { getRecordActions } from './record-actions.ts';
import { getRelatedListActions, getRelatedListsActions } from './related-list-actions.ts';

const sections = ['Page'];

describe('actions of records', () => {
  test('D-187: actions of records are chosen by sections or by names; without either the read is rejected', async () => {
    const { client, fetch } = testClient(actionScript);
    for (const choice of [{}, { sections: [] }, { apiNames: [], actionTypes: ['QuickAction'] }]) {
      await expect(getRecordActions(client, { recordIds: one, ...choice })).rejects.toMatchObject({
        status: 400,
        code: 'INVALID_CONFIG',
      });
      expect(getRecordActions.source(client, { recordIds: one, ...choice })).toBeUndefined();
    }
    expect(fetch.requests).toHaveLength(0);
    await getRecordActions(client, { recordIds: one, sections });
    await getRecordActions(client, { recordIds: one, apiNames: ['Edit'] });
    expect(fetch.requests.map(({ query }) => query)).toEqual([{ sections: 'Page' }, { apiNames: 'Edit' }]);
  });

  test('in one tick and chosen alike are one request, and each read shows its own record', async () => {
    const { client, fetch } = testClient(actionScript);
    const [first, second] = await Promise.all([
      getRecordActions(client, { recordIds: one, sections }),
      getRecordActions(client, { recordIds: two, sections }),
      getRecordActions(client, { recordIds: two, sections: ['Other'] }),
    ]);
    expect(fetch.requests.map(actionPath)).toEqual([`record/${one},${two}`, `record/${two}`]);
    expect([first, second].map(({ actions }) => Object.keys(actions))).toEqual([[one], [two]]);
    await getRecordActions(client, { recordIds: [two, one], sections });
    expect(fetch.requests).toHaveLength(2);
  });

  test('actions of records of several records are requested where they are not cached, and answered as one collection', async () => {
    const { client, fetch } = testClient(actionScript);
    await getRecordActions(client, { recordIds: one, sections });
    const both = await getRecordActions(client, { recordIds: `${two},${one}`, sections });
    expect(fetch.requests.map(actionPath)).toEqual([`record/${one}`, `record/${two}`]);
    expect(both.actions).toEqual(collection([one, two]).actions);
  });

  test('actions of records are found also where the server names a record by its short id, or leaves it out', async () => {
    const { client } = testClient({ 'GET /actions/record/*': collection([one.slice(0, 15)]) });
    const [first, second] = await Promise.all([
      getRecordActions(client, { recordIds: one, sections }),
      getRecordActions(client, { recordIds: two, sections }),
    ]);
    expect(Object.keys(first.actions)).toEqual([one.slice(0, 15)]);
    expect(second.actions).toEqual({});
  });

  test('fail for the record alone that is rejected, whoever asked with it', async () => {
    const { client, fetch } = testClient(actionScript);
    const [good, bad] = await Promise.allSettled([
      getRecordActions(client, { recordIds: one, sections }),
      getRecordActions(client, { recordIds: gone, sections }),
    ]);
    expect(good.status).toBe('fulfilled');
    expect(bad).toMatchObject({ status: 'rejected', reason: { status: 404 } });
    expect(fetch.requests.map(actionPath)).toEqual([
      `record/${one},${gone}`,
      `record/${one}`,
      `record/${gone}`,
    ]);
    await expect(getRecordActions(client, { recordIds: [one, gone], sections })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('fail where the only record is rejected', async () => {
    const { client } = testClient(actionScript);
    await expect(getRecordActions(client, { recordIds: gone, sections })).rejects.toMatchObject({
      status: 404,
    });
  });

  test.each([
    ['the server is down', () => reply(503, []), 503],
    ['the request was given up', () => Promise.reject(new DOMException('', 'AbortError')), 0],
  ])('are not asked for one by one where %s', async (_, response, status) => {
    const { client, fetch } = testClient({ 'GET /actions/record/*': response });
    const read = getRecordActions(client, { recordIds: [one, two], sections });
    await expect(read).rejects.toMatchObject({ status });
    expect(fetch.requests).toHaveLength(1);
  });

  test('D-135, D-136: actions of records of a record that is not saved yet are not requested', async () => {
    const { client, fetch } = testClient(actionScript);
    const read = getRecordActions(client, { recordIds: ['draft:1', one], sections });
    await expect(read).rejects.toMatchObject({ status: 400, statusText: 'data is not fetchable' });
    expect(fetch.requests).toHaveLength(0);
  });
});

describe('actions on related lists', () => {
  test('D-110, D-188, D-189, D-190: in one tick are one request, and each list has its own status', async () => {
    const { client, fetch } = testClient(actionScript);
    const choice = { actionTypes: ['QuickAction'], apiNames: ['New'], formFactor: 'Small' } as const;
    const [good, bad] = await Promise.allSettled([
      getRelatedListActions(client, { recordIds: one, relatedListId: 'Contacts', ...choice, sections }),
      getRelatedListActions(client, { recordIds: [one], relatedListId: 'Notes', retrievalMode: 'All' }),
      getRelatedListActions(client, { recordIds: two, relatedListId: 'Contacts' }),
    ]);
    expect(fetch.requests.map(actionPath)).toEqual([
      `record/${one}/related-list/batch`,
      `record/${two}/related-list/Contacts`,
    ]);
    expect(fetch.requests[0]?.body).toEqual({
      relatedListsActionParameters: [
        { relatedListId: 'Contacts', ...choice, sections },
        { relatedListId: 'Notes', retrievalMode: 'All' },
      ],
    });
    expect(good).toMatchObject({ status: 'fulfilled', value: { actions: { Contacts: {} } } });
    expect(bad).toMatchObject({ status: 'rejected', reason: { status: 400, code: 'NOT_FOUND' } });
  });

  test('D-110: actions on related lists of several are read by entries, and only those that are not cached are requested', async () => {
    const { client, fetch } = testClient(actionScript);
    await getRelatedListActions(client, { recordIds: one, relatedListId: 'contacts' });
    const { results } = await getRelatedListsActions(client, {
      recordIds: one,
      relatedListsActionParameters: ['Contacts', 'Cases', 'Notes'].map((relatedListId) => ({
        relatedListId,
      })),
    });
    expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 200, 400]);
    expect(fetch.requests[1]?.body).toEqual({
      relatedListsActionParameters: [{ relatedListId: 'Cases' }, { relatedListId: 'Notes' }],
    });
  });

  test('D-228: actions on related lists that are rejected as a whole are an error for all', async () => {
    const { client } = testClient({ 'POST /actions/record/*/related-list/batch': reply(404, []) });
    const lists = [{ relatedListId: 'Contacts' }, { relatedListId: 'Cases' }];
    const config = { recordIds: one, relatedListsActionParameters: lists };
    await expect(getRelatedListsActions(client, config)).rejects.toMatchObject({ status: 404, part: false });
  });

  test.each([
    ['D-188', {}],
    ['D-188', 'Contacts'],
    ['D-188', null],
    ['D-189', { relatedListId: 'Contacts', sections: 'Page' }],
    ['D-189', { relatedListId: 'Contacts', apiNames: [7] }],
    ['D-190', { relatedListId: 'Contacts', formFactor: 7 }],
    ['D-190', { relatedListId: 'Contacts', retrievalMode: {} }],
  ])('%s: described by an entry that is %j are refused', async (_, entry) => {
    const { client, fetch } = testClient(actionScript);
    const relatedListsActionParameters = [entry as { relatedListId: string }];
    const read = getRelatedListsActions(client, { recordIds: one, relatedListsActionParameters });
    await expect(read).rejects.toMatchObject({ status: 400, code: 'INVALID_CONFIG' });
    expect(fetch.requests).toHaveLength(0);
  });
});
