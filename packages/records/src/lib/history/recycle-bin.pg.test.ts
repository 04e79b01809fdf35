import { testEngines } from '@relab/database/testing';
import { type TestBrowser, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labObjects } from '../objects/lab.fixture.ts';
import { createObjects } from '../objects/objects.ts';
import { expectValidResponse, problemsOf } from '../records/records.fixture.ts';
import { type HistoryServer, historyServer, linesOf } from './history.fixture.ts';
import { purgeRecycleBin } from './purge-recycle-bin.ts';

const day = 86_400_000;

describe.each(testEngines)('the recycle bin on %s', (engine) => {
  let lab: HistoryServer;
  beforeAll(async () => {
    lab = await historyServer(engine);
  });
  afterAll(() => lab.close());

  const undelete = (id: string, by: TestBrowser = lab.clerk) => by.post(`${uiApi}/records/${id}/undelete`);
  const instrument = async (fields: object = {}): Promise<string> =>
    (await lab.create('Instrument__c', { Name: 'Iris', ...fields })).id;
  const repair = async (id: string, Subject__c = 'Lens'): Promise<string> =>
    (await lab.create('Repair__c', { Instrument__c: id, Subject__c })).id;
  const statusOf = async (id: string) =>
    (await lab.clerk.get(`${uiApi}/records/${id}?optionalFields=Id`)).status;
  const idsIn = async (apiName: string, query = '', by: TestBrowser = lab.clerk) =>
    (await lab.deleted(apiName, query, by)).records.map(({ id }) => id);

  describe('what is deleted', () => {
    test('is there with who deleted it and until when it stays, deleted last first', async () => {
      const [one, two] = [await instrument({ Name: 'One' }), await instrument({ Name: 'Two' })];
      await lab.remove(one);
      await lab.remove(two);
      const { records } = await lab.deleted('instrument__c', 'pageSize=2');
      const { userId } = lab.clerk.person;
      expect(records).toMatchObject([
        { id: two, name: 'Two', deletedById: userId, deletedByName: 'Test Person', apiName: 'Instrument__c' },
        { id: one, name: 'One' },
      ]);
      const [first] = records as unknown as readonly {
        readonly deletedDate: string;
        readonly removalDate: string;
      }[];
      expect(Date.parse(first?.removalDate ?? '') - Date.parse(first?.deletedDate ?? '')).toBe(30 * day);
    });

    test('leaves what refers to it as to any record where it is', async () => {
      const id = await instrument();
      const task = await lab.create('Task', { Subject: 'Weigh it', WhatId: id });
      await lab.remove(id);
      expect(await statusOf(task.id)).toBe(200);
      const { body } = await undelete(id);
      expect(body).toMatchObject({ restored: [{ apiName: 'Instrument__c', count: 1 }] });
      const { body: list } = await lab.clerk.post(`${uiApi}/related-list-records/${id}/Tasks`, {});
      expect(list).toMatchObject({ count: 1, records: [{ id: task.id }] });
    });

    test('comes in pages, and is found by a part of its name', async () => {
      const ids: string[] = [];
      for (const name of ['Balance A', 'Balance B', 'Balance C'])
        ids.unshift(await instrument({ Name: name }));
      for (const id of ids.toReversed()) await lab.remove(id);
      const first = await lab.deleted('Instrument__c', 'searchTerm=balance&pageSize=2');
      const rest = await lab.deleted(
        'Instrument__c',
        `searchTerm=balance&pageSize=2&pageToken=${first.nextPageToken}`,
      );
      expect([...first.records, ...rest.records].map(({ id }) => id)).toEqual(ids);
      expect(rest.nextPageToken).toBeNull();
      expect(await idsIn('Instrument__c', 'searchTerm=lance%20_')).toEqual([]);
    });

    test('is there for those who might delete it', async () => {
      const own = await instrument({ OwnerId: lab.seller.person.userId, Public__c: true });
      const foreign = await instrument({ Public__c: true });
      for (const id of [own, foreign]) await lab.remove(id);
      const seen = await idsIn('Instrument__c', '', lab.seller);
      expect([seen.includes(own), seen.includes(foreign)]).toEqual([true, false]);
      for (const by of [lab.buyer, lab.shop.browser()])
        expect((await by.get(`${uiApi}/recycle-bin/Instrument__c`)).status).toBe(403);
      expect((await lab.clerk.get(`${uiApi}/recycle-bin/Nothing`)).status).toBe(403);
      for (const [by, status] of [
        [lab.seller, 404],
        [lab.buyer, 404],
        [lab.shop.browser(), 404],
      ] as const)
        expect((await undelete(foreign, by)).status).toBe(status);
      expect((await undelete(own, lab.seller)).status).toBe(200);
    });
  });

  describe('bringing back', () => {
    test('restores a record with what went with it, and nothing that went before', async () => {
      const id = await instrument({ Price__c: 5 });
      const [before, after] = [await repair(id, 'Before'), await repair(id, 'After')];
      await lab.remove(before);
      await lab.remove(id);
      expect(await idsIn('Repair__c')).toEqual([before]);
      const response = await undelete(id.slice(0, 15));
      expectValidResponse('undeleteRecord', response);
      expect(response).toMatchObject({
        status: 200,
        body: {
          record: { id, fields: { Price__c: { value: 5 }, IsDeleted: { value: false } } },
          restored: [
            { apiName: 'Instrument__c', count: 1 },
            { apiName: 'Repair__c', count: 1 },
          ],
        },
      });
      expect([await statusOf(id), await statusOf(after), await statusOf(before)]).toEqual([200, 200, 404]);
      expect((await idsIn('Instrument__c')).includes(id)).toBe(false);
      expect(linesOf((await lab.historyOf(id)).records)).toEqual(['Undelete', 'Delete', 'Create']);
      expect(linesOf((await lab.historyOf(after)).records)).toEqual(['Undelete', 'Delete', 'Create']);
      // Its part comes back by itself now that what it belongs to is there.
      expect((await undelete(before)).status).toBe(200);
    });

    test('a deleted record has its history, for those who might restore it', async () => {
      const id = await instrument({ OwnerId: lab.seller.person.userId, Public__c: true });
      await lab.remove(id);
      expect(linesOf((await lab.historyOf(id, '', lab.seller)).records)).toEqual(['Delete', 'Create']);
      expect((await lab.buyer.get(`${uiApi}/records/${id}/history`)).status).toBe(404);
    });

    test('a unique value that another record has by now is named', async () => {
      const id = await instrument({ Serial__c: 'S-1' });
      await lab.remove(id);
      await instrument({ Serial__c: 'S-1' });
      const response = await undelete(id);
      expect(response.status).toBe(400);
      expectValidResponse('undeleteRecord', response);
      expect(problemsOf(response)).toEqual({ Serial__c: ['DUPLICATE_VALUE'] });
      expect((await idsIn('Instrument__c')).includes(id)).toBe(true);
    });

    test('a part does not come back without what it belongs to', async () => {
      const id = await instrument();
      const part = await repair(id);
      await lab.remove(part);
      await lab.remove(id);
      const response = await undelete(part);
      expect(problemsOf(response)).toEqual({ Instrument__c: ['UNDELETE_FAILED'] });
      expect(JSON.stringify(response.body)).toContain('Restore that one first.');
    });

    test('a reference that may be empty is empty where its record is gone, and leads there again once that is back', async () => {
      const { id: labId } = await lab.create('Lab__c', { Name: 'Optics' });
      const id = await instrument({ Lab__c: labId });
      await lab.remove(id);
      await lab.remove(labId);
      expect((await undelete(id)).status).toBe(200);
      expect((await undelete(labId)).status).toBe(200);
      const { body } = await lab.read(id, 'fields=Instrument__c.Lab__r.Name');
      expect(body).toMatchObject({ fields: { Lab__r: { displayValue: 'Optics' } } });
    });

    test('a record that is not deleted, or was never there, is an error', async () => {
      const id = await instrument();
      const live = await undelete(id);
      expect([live.status, problemsOf(live)]).toEqual([400, { '': ['UNDELETE_FAILED'] }]);
      expect((await undelete('a02000000000000AAA')).status).toBe(404);
      expect((await undelete('zzz000000000000AAA')).status).toBe(404);
      expect((await undelete('nonsense')).status).toBe(400);
    });

    test('of two that restore at once one does', async () => {
      const id = await instrument();
      await repair(id);
      await lab.remove(id);
      const statuses = (await Promise.all([undelete(id), undelete(id, lab.administrator)])).map(
        ({ status }) => status,
      );
      expect(statuses.toSorted()).toEqual([200, 400]);
    });

    test('sent again under its key it answers the same', async () => {
      const id = await instrument();
      await lab.remove(id);
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const first = await lab.clerk.post(`${uiApi}/records/${id}/undelete`, undefined, headers);
      const again = await lab.clerk.post(`${uiApi}/records/${id}/undelete`, undefined, headers);
      expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    });
  });

  describe('its purge', () => {
    /** Works on all that is due so many days from now. */
    const passed = async (days: number): Promise<void> => {
      const now = new Date(Date.now() + days * day);
      const run = { database: lab.shop.database, now, before: now, limit: 200, cursor: null };
      await purgeRecycleBin(createObjects(labObjects))(run);
    };
    const rows = async (table: string, id: string) =>
      (await sql`select id from ${sql.id(table)} where id = ${id}`.execute(lab.shop.database)).rows.length;

    test('removes a record after 30 days and not before, with its parts and all values of it', async () => {
      const { id: labId } = await lab.create('Lab__c', { Name: 'Optics' });
      const kept = await instrument({ Lab__c: labId });
      const id = await instrument({ Price__c: 1 });
      await lab.patch(id, { Price__c: 2 });
      const [with_, before] = [await repair(id), await repair(id)];
      await lab.remove(before);
      for (const one of [id, labId]) await lab.remove(one);
      await passed(29);
      expect(await rows('instrument', id)).toBe(1);
      await passed(31);
      expect(
        await Promise.all([rows('instrument', id), rows('repair', with_), rows('repair', before)]),
      ).toEqual([0, 0, 0]);
      expect((await undelete(id)).status).toBe(404);
      expect((await lab.clerk.get(`${uiApi}/records/${id}/history`)).status).toBe(404);
      // That it was there is for administrators; what it was is gone.
      const left = (await lab.everything(`recordId=${id}`)).records;
      expect(linesOf(left)).toEqual(['Remove', 'Delete', 'Update', 'Create']);
      expect(left[0]).toMatchObject({ createdById: null, parentName: null });
      // What led to a record that is gone leads nowhere, which is no change of it.
      expect(await rows('lab', labId)).toBe(0);
      expect(linesOf((await lab.historyOf(kept)).records)).toEqual(['Create']);
      expect(await lab.read(kept, 'fields=Instrument__c.Lab__c')).toMatchObject({
        body: { fields: { Lab__c: { value: null } } },
      });
    });

    test('keeps a record that something else needs, and removes the others', async () => {
      const [needed, other] = [await instrument(), await instrument()];
      const { database } = lab.shop;
      await sql`create table ledger (instrument text references instrument (id))`.execute(database);
      await sql`insert into ledger values (${needed})`.execute(database);
      for (const id of [needed, other]) await lab.remove(id);
      await passed(31);
      expect([await rows('instrument', needed), await rows('instrument', other)]).toEqual([1, 0]);
      expect((await undelete(needed)).status).toBe(200);
      await sql`drop table ledger`.execute(database);
    });
  });
});
