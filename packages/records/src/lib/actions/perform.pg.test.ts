import { setTimeout as sleep } from 'node:timers/promises';
import type { QuickActionDefaults, RecordRepresentation } from '@relab/contract/records';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import {
  countStatements,
  type TestBrowser,
  type TestResponse,
  type TestServer,
  testServer,
  uiApi,
} from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Instrument, labObjects, labPlatform } from '../objects/lab.fixture.ts';
import { createObjects } from '../objects/objects.ts';

const schemaOf = (callId: string, status: number) =>
  describedCalls.find(({ call }) => call.id === callId)?.responses[status];
const actionsPath = `${uiApi}/actions`;

describe.each(testEngines)('quick actions on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser;
  let seller: TestBrowser;
  let iris: string;
  beforeAll(async () => {
    const objects = createObjects(labObjects, labPlatform);
    const now = () => new Date('2026-03-04T05:06:07.000Z');
    shop = await testServer(engine, { declared: labObjects, objects, now });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    seller = await shop.signedIn('seller@example.com', ['seller']);
    iris = await create(seller, { Name: 'Iris', Kind__c: 'Spectrometer' });
  });
  afterAll(() => shop.close());

  async function create(browser: TestBrowser, fields: object): Promise<string> {
    const { status, body } = await browser.post(`${uiApi}/records`, { apiName: 'Instrument__c', fields });
    expect({ status, body }).toMatchObject({ status: 201 });
    return (body as { id: string }).id;
  }
  const perform = (browser: TestBrowser, name: string, body: object, method = 'POST') =>
    browser.send(method, `${actionsPath}/perform-quick-action/${name}`, body);
  const idOf = ({ body }: TestResponse) => (body as { id: string }).id;
  async function valuesOf(id: string, ...fields: string[]) {
    const { body } = await clerk.get(`${uiApi}/records/${id}?fields=${fields.join()}`);
    return Object.values((body as RecordRepresentation).fields).map(({ value }) => value);
  }
  async function defaults(browser: TestBrowser, name: string, query: string) {
    const { status, body } = await browser.get(`${actionsPath}/record-defaults/${name}?${query}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    return (body as QuickActionDefaults).fields;
  }

  test('D-066: a form starts with the action’s own values, filled from its record', async () => {
    expect(await defaults(seller, 'Instrument__c.OrderRepair', `parentRecordId=${iris}`)).toEqual({
      Subject__c: { displayValue: null, value: 'Repair of Iris (Mass Spectrometer)' },
      Cost__c: { displayValue: null, value: null },
      Status__c: { displayValue: 'Ordered', value: 'Ordered' },
      Instrument__c: { displayValue: null, value: iris },
    });
    const optional = `parentRecordId=${iris}&optionalFields=Repair__c.Technician__c,Secret__c`;
    const more = await defaults(seller, 'OrderRepair', optional);
    expect(Object.keys(more)).toContain('Technician__c');
    expect(Object.keys(more)).not.toContain('Secret__c');
  });

  test('a change starts with what the record has', async () => {
    const id = await create(clerk, { Name: 'Dear', Price__c: 12, Cost__c: 7 });
    const fields = await defaults(clerk, 'Sell', `parentRecordId=${id}`);
    expect(fields).toMatchObject({
      Price__c: { value: 12 },
      Stage__c: { value: 'Sold' },
      Cost__c: { value: 7 },
    });
    expect(await defaults(seller, 'Sell', `parentRecordId=${iris}`)).not.toHaveProperty('Cost__c');
  });

  test('D-067: the form is a layout, without what may not be read', async () => {
    const form = async (browser: TestBrowser, name: string) =>
      (await browser.get(`${actionsPath}/layout/${name}`)).body as { layout: Record<string, unknown> };
    const { layout } = await form(seller, 'Instrument__c.Sell');
    expect(layout).toMatchObject({
      mode: 'Edit',
      objectApiName: 'Instrument__c',
      sections: [{ columns: 1, rows: 2, layoutRows: [{ layoutItems: [{ required: true }] }, {}] }],
    });
    expect(JSON.stringify(layout)).not.toContain('Cost__c');
    expect((await form(clerk, 'Global.NewArchived')).layout).toMatchObject({
      mode: 'Create',
      recordTypeId: Instrument.recordTypes.find(({ name }) => name === 'Archive')?.id,
    });
  });

  test('D-068, D-217: what an action is, and asks of the record', async () => {
    const { body } = await seller.get(`${actionsPath}/quick-action-info/Instrument__c.OrderRepair`);
    expect(body).toMatchObject({
      accessLevelRequired: 'Read',
      colors: [{ color: 'DD7A01' }],
      targetParentField: 'Instrument__c',
      targetSobjectType: 'Repair__c',
      type: 'Create',
    });
    expect((await clerk.get(`${actionsPath}/quick-action-info/Instrument__c.Revalue`)).body).toMatchObject({
      accessLevelRequired: 'Edit',
      iconName: 'action:update',
    });
  });

  test('D-065: something is created under the record, with what was typed over what was filled in', async () => {
    const fields = { Subject__c: 'New lens', Cost__c: 20 };
    const answer = await perform(seller, 'Instrument__c.OrderRepair', { contextId: iris, fields });
    expect(answer).toMatchObject({
      status: 201,
      body: { contextId: iris, isCreated: true, isSuccess: true, successMessage: 'The repair is ordered.' },
    });
    expect(schemaOf('performQuickAction', 201)?.safeParse(answer.body).error).toBeUndefined();
    const names = ['Subject__c', 'Cost__c', 'Status__c', 'Instrument__c'].map((name) => `Repair__c.${name}`);
    expect(await valuesOf(idOf(answer), ...names)).toEqual(['New lens', 20, 'Ordered', iris]);
    const bare = await perform(seller, 'OrderRepair', { contextId: iris });
    expect(await valuesOf(idOf(bare), 'Repair__c.Subject__c')).toEqual([
      'Repair of Iris (Mass Spectrometer)',
    ]);
  });

  test('the way up is not the caller’s to change', async () => {
    const other = await create(clerk, { Name: 'Other' });
    const fields = { Instrument__c: other };
    const answer = await perform(clerk, 'OrderRepair', { contextId: iris, fields });
    expect(await valuesOf(idOf(answer), 'Repair__c.Instrument__c')).toEqual([iris]);
  });

  test('X-42: a change of the record is a PATCH, and once it is done the action is gone', async () => {
    const id = await create(seller, { Name: 'For Sale' });
    const answer = await perform(seller, 'Sell', { contextId: id, fields: { Price__c: 50 } }, 'PATCH');
    expect(answer).toMatchObject({
      status: 200,
      body: { id, contextId: id, isCreated: false, successMessage: 'Sold.' },
    });
    expect(schemaOf('performUpdateRecordQuickAction', 200)?.safeParse(answer.body).error).toBeUndefined();
    expect(await valuesOf(id, 'Instrument__c.Stage__c', 'Instrument__c.Price__c')).toEqual(['Sold', 50]);
    const again = await perform(seller, 'Sell', { contextId: id, fields: { Price__c: 60 } }, 'PATCH');
    expect(again).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_INPUT' }] });
    expect(await valuesOf(id, 'Instrument__c.Price__c')).toEqual([50]);
  });

  test('of several at one moment one does it', async () => {
    const id = await create(seller, { Name: 'Wanted' });
    const sell = (Price__c: number) =>
      perform(seller, 'Sell', { contextId: id, fields: { Price__c } }, 'PATCH');
    const answers = await shop.database.transaction().execute(async (other) => {
      await sql`select 1 from instrument where id = ${id} for update`.execute(other);
      const waiting = [1, 2, 3].map(sell);
      await sleep(200);
      return waiting;
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400]);
  });

  test('a call that is logged is a task, done today, about the record', async () => {
    const task = ['Subject', 'Status', 'TaskSubtype', 'ActivityDate', 'WhatId', 'WhoId'].map(
      (name) => `Task.${name}`,
    );
    const call = await perform(seller, 'CallCustomer', {
      contextId: iris,
      fields: { Subject: 'Asked for a date' },
    });
    expect({ status: call.status, body: call.body }).toMatchObject({ status: 201 });
    expect(await valuesOf(idOf(call), ...task)).toEqual([
      ...['Asked for a date', 'Completed', 'Call', '2026-03-04', iris],
      null,
    ]);
    const contact = await clerk.post(`${uiApi}/records`, { apiName: 'Contact', fields: { LastName: 'Ode' } });
    const about = idOf(contact);
    const global = await perform(clerk, 'LogACall', { contextId: about, fields: { Subject: 'Thanks' } });
    expect(await valuesOf(idOf(global), 'Task.WhatId', 'Task.WhoId')).toEqual([null, about]);
    const alone = await perform(clerk, 'Global.LogACall', { fields: { Subject: 'Somebody' } });
    expect(alone).toMatchObject({ status: 201, body: { contextId: null, successMessage: 'Task created.' } });
  });

  test('a global action makes records of its type', async () => {
    const { body } = await perform(clerk, 'NewArchived', { fields: { Name: 'Old' } });
    const archive = Instrument.recordTypes.find(({ name }) => name === 'Archive')?.id;
    expect(await valuesOf((body as { id: string }).id, 'Instrument__c.RecordTypeId')).toEqual([archive]);
    expect((await perform(seller, 'NewArchived', { fields: { Name: 'Old' } })).status).toBe(404);
  });

  test.each([
    ['a rule that does not hold', 'Sell', 'PATCH', {}, 400, 'What is sold has a price.'],
    ['a value that cannot be', 'OrderRepair', 'POST', { Cost__c: -1 }, 400, 'A repair costs something.'],
    ['a field that may not be written', 'OrderRepair', 'POST', { Secret__c: 'x' }, 400, 'Secret__c'],
    ['a field that is not there', 'OrderRepair', 'POST', { Nothing__c: 1 }, 400, 'Nothing__c'],
    ['a POST for a change', 'Sell', 'POST', { Price__c: 1 }, 400, 'by PATCH'],
    ['a PATCH for something new', 'OrderRepair', 'PATCH', {}, 400, 'by POST'],
    ['an unknown action', 'Nothing', 'POST', {}, 404, 'does not exist'],
    ['an action of clerks', 'Revalue', 'PATCH', { Price__c: 1 }, 404, 'does not exist'],
  ])('%s is refused, and nothing is kept', async (_, name, method, fields, status, sentence) => {
    const count = async () =>
      (
        await sql`select (select count(*) from repair), (select max(system_modstamp) from instrument)`.execute(
          shop.database,
        )
      ).rows;
    const before = await count();
    const answer = await perform(seller, name, { contextId: iris, fields }, method);
    expect({ status: answer.status, body: JSON.stringify(answer.body) }).toEqual({
      status,
      body: expect.stringContaining(sentence),
    });
    expect(await count()).toEqual(before);
  });

  test('an action stands on a record that the caller may see, and change where it changes it', async () => {
    const theirs = await create(clerk, { Name: 'Theirs', Public__c: true });
    const hidden = await create(clerk, { Name: 'Hidden' });
    const sell = (contextId?: string) =>
      perform(seller, 'Instrument__c.Sell', { contextId, fields: { Price__c: 1 } }, 'PATCH');
    expect((await sell(hidden)).status).toBe(404);
    expect((await sell(theirs)).status).toBe(400);
    expect((await sell()).status).toBe(400);
    expect((await sell('nonsense')).status).toBe(400);
    expect((await perform(shop.browser(), 'Instrument__c.Sell', { contextId: theirs }, 'PATCH')).status).toBe(
      404,
    );
    // Only those who may change the instrument add repairs to it.
    expect((await perform(seller, 'OrderRepair', { contextId: theirs })).status).toBeGreaterThanOrEqual(400);
    expect((await perform(clerk, 'NewLab', { apiName: 'Case', fields: { Name: 'x' } })).status).toBe(400);
  });

  test('statements: those of the same save without an action, one for the record, one for what is filled in of it', async () => {
    const count = (work: () => Promise<unknown>) => countStatements(shop.database, work);
    const repair = { Subject__c: 'Lens', Status__c: 'Ordered', Instrument__c: iris };
    const creating = await count(() =>
      clerk.post(`${uiApi}/records`, { apiName: 'Repair__c', fields: repair }),
    );
    expect(await count(() => perform(clerk, 'OrderRepair', { contextId: iris }))).toBe(creating + 2);
    const id = await create(clerk, { Name: 'Counted' });
    const fields = { Price__c: 5, Stage__c: 'In Work' };
    const changing = await count(() => clerk.send('PATCH', `${uiApi}/records/${id}`, { fields }));
    const sell = { contextId: id, fields: { Price__c: 6 } };
    expect(await count(() => perform(clerk, 'Sell', sell, 'PATCH'))).toBe(changing + 1);
  });
});
