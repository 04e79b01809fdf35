import { testEngines } from '@relab/database/testing';
import { ensureClient } from '@relab/server/oauth';
import { origin, type TestBrowser, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HistoryPage, type HistoryServer, historyServer, linesOf } from './history.fixture.ts';

describe.each(testEngines)('history on %s', (engine) => {
  let lab: HistoryServer;
  beforeAll(async () => {
    lab = await historyServer(engine);
  });
  afterAll(() => lab.close());

  const priced = async (...prices: readonly number[]): Promise<string> => {
    const { id } = await lab.create('Instrument__c', { Name: 'Iris', Price__c: 0 });
    for (const price of prices) await lab.patch(id, { Price__c: price });
    return id;
  };
  const lines = async (id: string, query = '', by = lab.clerk) =>
    linesOf((await lab.historyOf(id, query, by)).records);

  describe('what is noted', () => {
    test('each write of a record is there with who made it and what it changed', async () => {
      const { id } = await lab.create('Instrument__c', { Name: 'Iris', Price__c: 100, Stage__c: 'Received' });
      await lab.patch(id, { Price__c: 90, Stage__c: 'In Work' });
      await lab.patch(id, { Price__c: 90 });
      const { records } = await lab.historyOf(id);
      expect(linesOf(records)).toEqual(['Update Stage__c Received→In Work Price__c 100→90', 'Create']);
      const { userId } = lab.clerk.person;
      expect(records[0]).toMatchObject({
        parentId: id,
        parentName: 'Iris',
        createdById: userId,
        clientId: null,
      });
      expect(records[0]?.createdByName).toBe('Test Person');
      expect(records[0]?.changes[1]).toMatchObject({ oldDisplayValue: '€100.00', newDisplayValue: '€90.00' });
    });

    test('a value of each kind is as it travels in the record', async () => {
      const { id: labId } = await lab.create('Lab__c', { Name: 'Optics' });
      const values = {
        Lab__c: labId,
        Portable__c: true,
        Weight__c: 12.5,
        Built__c: '2020-02-29',
        Checked__c: '2026-01-31T23:30:00.000Z',
        Remarks__c: 'He said "no",\nand left.',
      };
      const { id } = await lab.create('Instrument__c', { Name: 'Iris', Option__c: 'Cover' });
      await lab.patch(id, { ...values, Option__c: null });
      const [entry] = (await lab.historyOf(id)).records;
      expect(
        Object.fromEntries(entry?.changes.map(({ field, newValue }) => [field, newValue]) ?? []),
      ).toEqual({
        ...values,
        Option__c: null,
      });
      const reference = entry?.changes.find(({ field }) => field === 'Lab__c');
      expect(reference).toMatchObject({ oldValue: null, oldDisplayValue: null, newDisplayValue: 'Optics' });
    });

    test('a write that is rejected or rolled back leaves nothing', async () => {
      const id = await priced();
      expect((await lab.patch(id, { Price__c: 1, Kind__c: 'Balloon' })).status).toBe(400);
      expect((await lab.patch(id, { Weight__c: 6000 })).status).toBe(400);
      const { body } = await lab.batch([
        { type: 'Update', records: [{ fields: { Id: id, Price__c: 2 } }] },
        { type: 'Create', records: [{ apiName: 'Instrument__c', fields: { Weight__c: 6000, Name: 'x' } }] },
      ]);
      expect(body).toMatchObject({ hasErrors: true });
      expect(await lines(id)).toEqual(['Create']);
    });

    test('batches, rows and actions are noted as other writes are', async () => {
      const id = await priced();
      await lab.batch([{ type: 'Update', records: [{ fields: { Id: id, Price__c: 1 } }] }], false);
      const data = uiApi.replace('/ui-api', '');
      await lab.clerk.send('PATCH', `${data}/sobjects/Instrument__c/${id}`, { Price__c: 2 });
      await lab.clerk.send('PATCH', `${uiApi}/actions/perform-quick-action/Instrument__c.Sell`, {
        contextId: id,
        fields: { Price__c: 3 },
      });
      const { records } = await lab.historyOf(id);
      expect(linesOf(records)).toEqual([
        'Update Stage__c Received→Sold Price__c 2→3',
        'Update Price__c 1→2',
        'Update Price__c 0→1',
        'Create',
      ]);
      expect(new Set(records.map(({ createdById }) => createdById))).toEqual(
        new Set([lab.clerk.person.userId]),
      );
    });

    test('a statement of the server itself is noted, and is nobody’s', async () => {
      const id = await priced();
      await sql`update instrument set price = 5 where id = ${id}`.execute(lab.shop.database);
      await sql`update instrument set system_modstamp = now() where id = ${id}`.execute(lab.shop.database);
      const { records } = await lab.historyOf(id);
      expect(linesOf(records)).toEqual(['Update Price__c 0→5', 'Create']);
      expect(records[0]?.createdById).toBeNull();
    });

    test('what a record said goes with it where a statement removes it for good', async () => {
      const id = await priced(1);
      await sql`delete from instrument where id = ${id}`.execute(lab.shop.database);
      expect(linesOf((await lab.everything(`recordId=${id}`)).records)).toEqual([
        'Remove',
        'Update',
        'Create',
      ]);
    });

    test('what a guest creates is nobody’s', async () => {
      const fields = { LastName: 'Curie', Company: 'Radium', Email: 'marie@example.com' };
      const response = await lab.shop.browser().post(`${uiApi}/records`, { apiName: 'Lead', fields });
      const { id } = response.body as { id: string };
      const { records } = await lab.historyOf(id);
      expect(records).toMatchObject([{ operation: 'Create', createdById: null, createdByName: null }]);
    });

    test('a program is named beside the user for whom it writes', async () => {
      const secret = 'a secret of a program, made by chance';
      await ensureClient(lab.shop.database, {
        id: 'tool',
        name: 'Tool',
        secret,
        actsAs: lab.clerk.person.userId,
      });
      const ask = (path: string, init: RequestInit) =>
        lab.shop.server.fetch(new Request(new URL(path, origin), init));
      const form = { grant_type: 'client_credentials', client_id: 'tool', client_secret: secret };
      const token = await ask('/services/oauth2/token', { method: 'POST', body: new URLSearchParams(form) });
      const { access_token: bearer } = (await token.json()) as { readonly access_token: string };
      const id = await priced();
      const written = await ask(`${uiApi}/records/${id}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify({ fields: { Price__c: 7 } }),
      });
      expect(written.status).toBe(200);
      const [entry, first] = (await lab.historyOf(id)).records;
      expect(entry).toMatchObject({
        createdById: lab.clerk.person.userId,
        clientId: 'tool',
        clientName: 'Tool',
      });
      expect(first?.clientId).toBeNull();
      expect(linesOf((await lab.everything(`clientId=tool&recordId=${id}`)).records)).toEqual([
        'Update Price__c 0→7',
      ]);
    });

    test('of many writers at once each finds what the one before left', async () => {
      const id = await priced();
      await Promise.all(Array.from({ length: 8 }, (_, index) => lab.patch(id, { Price__c: index + 1 })));
      const { records } = await lab.historyOf(id);
      const updates = records.filter(({ operation }) => operation === 'Update');
      expect(updates).toHaveLength(8);
      const olds = updates.map(({ changes }) => changes[0]?.oldValue);
      const news = updates.map(({ changes }) => changes[0]?.newValue);
      expect(olds.slice(0, -1)).toEqual(news.slice(1));
      expect(olds.at(-1)).toBe(0);
    });
  });

  describe('of one record', () => {
    test('comes in pages that go on where the one before ended', async () => {
      const id = await priced(1, 2, 3, 4);
      const seen: string[] = [];
      let query = 'pageSize=2';
      for (let page = 0; page < 3; page++) {
        const { records, nextPageToken } = await lab.historyOf(id, query);
        seen.push(...linesOf(records));
        // What is written meanwhile moves nothing.
        if (page === 0) await lab.patch(id, { Price__c: 5 });
        if (nextPageToken === null) break;
        query = `pageSize=2&pageToken=${nextPageToken}`;
      }
      expect(seen).toEqual([
        'Update Price__c 3→4',
        'Update Price__c 2→3',
        'Update Price__c 1→2',
        'Update Price__c 0→1',
        'Create',
      ]);
    });

    test('is filtered by field, operation, user and time', async () => {
      const id = await priced(1);
      await lab.patch(id, { Name: 'Other' });
      expect(await lines(id, 'fields=Instrument__c.Price__c')).toEqual(['Update Price__c 0→1']);
      expect(await lines(id, 'fields=Name,Price__c&operations=Update')).toHaveLength(2);
      expect(await lines(id, 'operations=Create')).toEqual(['Create']);
      expect(await lines(id, `userId=${lab.clerk.person.userId}`)).toHaveLength(3);
      expect(await lines(id, `userId=${lab.seller.person.userId}`)).toEqual([]);
      expect(await lines(id, `since=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
      expect(await lines(id, `until=${new Date(Date.now() + 60_000).toISOString()}`)).toHaveLength(3);
    });

    test.each([
      ['a field that there is none of', 'fields=Colour__c', 'INVALID_FIELD'],
      ['a date that is none', 'since=yesterday', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
      ['an id that is none', 'userId=me', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
      ['a token of nowhere', 'pageToken=nonsense', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
      ['a token that is an offset', 'pageToken=50', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
      ['an operation that there is none of', 'operations=Rename', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ])('by %s is an error', async (_, query, errorCode) => {
      const { status, body } = await lab.clerk.get(`${uiApi}/records/${await priced()}/history?${query}`);
      expect({ status, body }).toMatchObject({ status: 400, body: [{ errorCode }] });
    });

    test('has nothing of a field that its reader may not read', async () => {
      const { id } = await lab.create('Instrument__c', {
        Name: 'Iris',
        OwnerId: lab.seller.person.userId,
        Cost__c: 1,
      });
      await lab.patch(id, { Cost__c: 2 });
      await lab.patch(id, { Cost__c: 3, Price__c: 4 });
      expect(await lines(id, '', lab.seller)).toEqual(['Update Price__c null→4', 'Create']);
      expect(await lines(id)).toEqual(['Update Price__c null→4 Cost__c 2→3', 'Update Cost__c 1→2', 'Create']);
      const { status } = await lab.seller.get(`${uiApi}/records/${id}/history?fields=Cost__c`);
      expect(status).toBe(400);
    });

    test('is for those who work with the record, not for all who see it', async () => {
      for (const [Public__c, seen] of [
        [true, 403],
        [false, 404],
      ] as const) {
        const { id } = await lab.create('Instrument__c', { Name: 'Iris', Public__c });
        const statusFor = async (by: TestBrowser) => (await by.get(`${uiApi}/records/${id}/history`)).status;
        for (const by of [lab.seller, lab.buyer, lab.shop.browser()]) expect(await statusFor(by)).toBe(seen);
        for (const by of [lab.clerk, lab.administrator]) expect(await statusFor(by)).toBe(200);
      }
    });

    test('takes as many statements for fifty writes as for one', async () => {
      const [one, many] = [
        await priced(),
        await priced(...Array.from({ length: 20 }, (_, index) => index + 1)),
      ];
      const statements = (id: string) =>
        lab.statements(() => lab.clerk.get(`${uiApi}/records/${id}/history`));
      expect([await statements(one), await statements(many)]).toEqual([3, 3]);
    });
  });

  describe('of everything', () => {
    test('is for administrators', async () => {
      for (const path of ['history', 'history/export'])
        for (const by of [lab.clerk, lab.seller, lab.shop.browser()])
          expect((await by.get(`${uiApi}/${path}`)).status).toBe(403);
    });

    test('is found by object, record, user, field and what a value says', async () => {
      const id = await priced(1234);
      const { id: labId } = await lab.create('Lab__c', { Name: 'Optics 100%' });
      await lab.patch(labId, { Name: 'Optics_2' });
      const found = async (query: string) => linesOf((await lab.everything(query)).records);
      expect(await found(`recordId=${id}&objectApiName=Instrument__c`)).toEqual([
        'Update Price__c 0→1234',
        'Create',
      ]);
      expect(await found('searchTerm=1234')).toEqual(['Update Price__c 0→1234']);
      expect(await found('searchTerm=100%25')).toEqual(['Update Name Optics 100%→Optics_2']);
      expect(await found('searchTerm=opticsX2')).toEqual([]);
      expect(await found(`objectApiName=Lab__c&fields=Name&userId=${lab.clerk.person.userId}`)).toEqual([
        'Update Name Optics 100%→Optics_2',
      ]);
      const newest = (await lab.everything('pageSize=1')).records;
      expect(newest).toMatchObject([{ apiName: 'Lab__c', parentName: 'Optics_2' }]);
      const { status } = await lab.administrator.get(`${uiApi}/history?fields=Name`);
      expect(status).toBe(400);
    });

    test('goes on where a page ended, whatever is searched', async () => {
      const id = await priced(1, 2, 3);
      const pages: HistoryPage[] = [await lab.everything(`recordId=${id}&operations=Update&pageSize=2`)];
      const token = pages[0]?.nextPageToken;
      pages.push(await lab.everything(`recordId=${id}&operations=Update&pageSize=2&pageToken=${token}`));
      expect(pages.map(({ records }) => linesOf(records))).toEqual([
        ['Update Price__c 2→3', 'Update Price__c 1→2'],
        ['Update Price__c 0→1'],
      ]);
      expect(pages[1]?.nextPageToken).toBeNull();
    });

    test('is a file in which nothing is a formula', async () => {
      const { id } = await lab.create('Instrument__c', { Name: 'Iris', Hours__c: -5 });
      await lab.patch(id, { Name: '=HYPERLINK("http://evil.example")', Hours__c: -6 });
      const { headers, body } = await lab.administrator.get(`${uiApi}/history/export?recordId=${id}`);
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).toBe('attachment; filename="history.csv"');
      const [head, ...rows] = String(body).replace('\ufeff', '').trimEnd().split('\r\n');
      expect(head).toBe(
        'CreatedDate,CreatedById,CreatedBy,Client,Operation,Object,ParentId,Parent,Field,OldValue,NewValue',
      );
      const hyperlink = `"'=HYPERLINK(""http://evil.example"")"`;
      expect(rows.map((row) => row.split(',').slice(4).join(','))).toEqual([
        `Update,Instrument__c,${id},${hyperlink},Name,Iris,${hyperlink}`,
        `Update,Instrument__c,${id},${hyperlink},Hours__c,-5,-6`,
        `Create,Instrument__c,${id},${hyperlink},,,`,
      ]);
    });

    test('is a file of all pages', async () => {
      const id = await priced();
      await sql`
        insert into record_history (parent_id, created_date, operation, changes)
        select ${id}, now() - make_interval(secs => n), 'u', jsonb_build_object('Price__c', jsonb_build_array(n, n + 1))
        from generate_series(1, 950) n`.execute(lab.shop.database);
      const { body } = await lab.administrator.get(
        `${uiApi}/history/export?recordId=${id}&operations=Update`,
      );
      expect(String(body).trimEnd().split('\r\n')).toHaveLength(951);
    });
  });
});
