import { testEngines } from '@relab/database/testing';
import type { Role } from '@relab/server/principal';
import { countStatements, uiApi } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Instrument, labObjects } from '../objects/lab.fixture.ts';
import { createObjects } from '../objects/objects.ts';
import { createDisplay } from '../query/display.ts';
import type { RecordText } from '../query/record-text.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { readRecord } from './read-records.ts';
import { expectValidResponse, type LabServer, labServer, type ResponseRecord } from './records.fixture.ts';

const objects = createObjects(labObjects);

const typeId = (name: string): string => Instrument.recordTypes.find((type) => type.name === name)?.id ?? '';

describe.each(testEngines)('reading records on %s', (engine) => {
  let lab: LabServer;
  let accountId: string;
  let instrument: ResponseRecord;
  let rented: ResponseRecord;
  beforeAll(async () => {
    lab = await labServer(engine);
    accountId = (await lab.create('Account', { Name: 'Tarn' })).id;
    const shed = await lab.create('Lab__c', { Name: 'Shed', Account__c: accountId, SiteCity: 'Oslo' });
    instrument = await lab.create('Instrument__c', {
      Name: 'Iris',
      Lab__c: shed.id,
      Account__c: accountId,
      Price__c: 20,
      Cost__c: 5,
    });
    rented = await lab.create('Instrument__c', { Name: 'Rented', RecordTypeId: typeId('Rental') });
    for (const Cost__c of [10, 20, 30])
      await lab.create('Repair__c', { Subject__c: 'Lens', Cost__c, Instrument__c: instrument.id });
  });
  afterAll(() => lab.close());

  const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as ResponseRecord).fields).sort();
  const usual = ['CreatedDate', 'Id', 'LastModifiedById', 'LastModifiedDate', 'SystemModstamp'];

  test('D-162, D-185: a layout brings its fields, in View mode, with the names of what they refer to', async () => {
    const answer = await lab.read(instrument.id, 'layoutTypes=Full');
    expectValidResponse('getRecord', answer);
    expect(fieldsOf(answer)).toEqual(
      [
        'Account__c Account__r Asking__c Contact__c Contact__r Cost__c Hours__c Kind__c Lab__c Lab__r Margin__c',
        'Model__c Name Owner OwnerId Price__c RecordTypeId Serial__c Stage__c Weight__c LastModifiedBy',
      ]
        .join(' ')
        .split(' ')
        .filter((name) => name !== 'LastModifiedBy')
        .concat(usual)
        .sort(),
    );
    expect((answer.body as ResponseRecord).fields).toMatchObject({
      Lab__r: { displayValue: 'Shed', value: { fields: { Name: { value: 'Shed' } } } },
      Asking__c: { value: 40, displayValue: '€40.00' },
      Margin__c: { value: 15 },
    });
  });

  test('a record type with a layout of its own brings other fields, in one statement', async () => {
    const answer = await lab.read(rented.id, 'layoutTypes=Full');
    expect(fieldsOf(answer)).toEqual(
      [...usual, 'Kind__c', 'Lab__c', 'Lab__r', 'Name', 'RecordTypeId', 'Stage__c'].sort(),
    );
    expect(await lab.statements(() => lab.read(rented.id, 'layoutTypes=Full'))).toBe(1);
  });

  test('D-159: compact layouts and modes; fields that were named come as well', async () => {
    const compact = await lab.read(instrument.id, 'layoutTypes=compact&fields=Instrument__c.Tag__c');
    expect(fieldsOf(compact)).toEqual(
      [
        'Cost__c',
        'Lab__c',
        'Lab__r',
        'Name',
        'Number__c',
        'RecordTypeId',
        'Stage__c',
        'Tag__c',
        ...usual,
      ].sort(),
    );
    const created = await lab.read(instrument.id, 'layoutTypes=Full&modes=Create');
    expect(fieldsOf(created)).not.toContain('Price__c');
  });

  test('a layout shows nothing that may not be read', async () => {
    const { id } = await lab.create('Instrument__c', { Name: 'Own' }, lab.seller);
    const fields = fieldsOf(await lab.read(id, 'layoutTypes=Full', lab.seller));
    expect(fields).toContain('Price__c');
    for (const hidden of ['Cost__c', 'Margin__c']) expect(fields).not.toContain(hidden);
  });

  test('D-010: child records come with the record, page by page, with the fields requested of them', async () => {
    const query =
      'fields=Instrument__c.Name,Repair__c.Cost__c&optionalFields=Instrument__c.Repairs__r.Subject__c,Repair__c.None__c';
    const answer = await lab.read(
      instrument.id,
      `${query}&childRelationships=Instrument__c.Repairs__r&pageSize=2`,
    );
    expectValidResponse('getRecord', answer);
    const { childRelationships, fields } = answer.body as ResponseRecord;
    expect(Object.keys(fields)).toEqual(['Name']);
    const page = childRelationships.Repairs__r;
    expect(page?.records.map((one) => Object.keys(one.fields))).toEqual([
      ['Cost__c', 'Subject__c'],
      ['Cost__c', 'Subject__c'],
    ]);
    expect(page?.nextPageToken).toEqual(expect.any(String));
    const read = () => lab.read(instrument.id, `${query}&childRelationships=Repairs__r`);
    expect(await lab.statements(read)).toBe(2);
    expect((await read()).body).toMatchObject({ childRelationships: { Repairs__r: { count: 3 } } });
  });

  test('pages of child records are found by their addresses, to the last and back', async () => {
    const fields = 'fields=Instrument__c.Name,Repair__c.Cost__c&optionalFields=Repair__c.Subject__c';
    const { body } = await lab.read(instrument.id, `${fields}&childRelationships=Repairs__r&pageSize=2`);
    const first = (body as ResponseRecord).childRelationships.Repairs__r;
    expect(first).toMatchObject({ count: 2, previousPageUrl: null });
    const follow = async (url: string | null | undefined) => {
      const answer = await lab.clerk.get(url ?? 'nowhere');
      expectValidResponse('getRecordChildren', answer);
      return answer.body as typeof first;
    };
    expect(await follow(first?.currentPageUrl)).toEqual(first);
    const second = await follow(first?.nextPageUrl);
    expect(second).toMatchObject({ count: 1, nextPageUrl: null });
    expect(Object.keys(second?.records[0]?.fields ?? {})).toEqual(['Cost__c', 'Subject__c']);
    expect((await follow(second?.previousPageUrl))?.records).toEqual(first?.records);
    const bare = await lab.read(instrument.id, 'fields=Instrument__c.Name&childRelationships=Repairs__r');
    const all = (bare.body as ResponseRecord).childRelationships.Repairs__r;
    expect(await follow(all?.currentPageUrl)).toEqual(all);
  });

  test('child records need no fields of their own, and must be ones that the caller may see', async () => {
    const bare = await lab.read(accountId, 'fields=Account.Name&childRelationships=Instruments__r,Labs__r');
    expect(bare.body).toMatchObject({
      childRelationships: {
        Instruments__r: { count: 1, records: [{ fields: { Name: { value: 'Iris' } } }] },
        Labs__r: { count: 1 },
      },
    });
    const unknown = await lab.read(accountId, 'fields=Account.Name&childRelationships=Nothing');
    expect(unknown).toMatchObject({ status: 400, body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }] });
    const own = `${uiApi}/records/${lab.buyer.person.accountId}?fields=Account.Name&childRelationships=`;
    expect((await lab.buyer.get(`${own}Repairs__r`)).status).toBe(400);
    expect((await lab.buyer.get(`${own}Labs__r`)).status).toBe(200);
    const size = await lab.read(accountId, 'fields=Account.Name&childRelationships=Labs__r&pageSize=0');
    expect(size).toMatchObject({ status: 400, body: [{ errorCode: 'NUMBER_OUTSIDE_VALID_RANGE' }] });
  });

  test('roll-ups and formulas are calculated when they are read', async () => {
    const names = ['Repairs__c', 'RepairCost__c', 'OpenRepairs__c', 'Tag__c', 'Valued__c'];
    const { body } = await lab.read(
      instrument.id,
      `fields=${names.map((name) => `Instrument__c.${name}`).join()}`,
    );
    expect(body).toMatchObject({
      fields: {
        Repairs__c: { value: 3 },
        RepairCost__c: { value: 60, displayValue: '€60.00' },
        OpenRepairs__c: { value: 3 },
        Tag__c: { value: expect.stringMatching(/^I-\d{5} Iris$/) },
        Valued__c: { value: false },
      },
    });
  });

  test('a visit is remembered when the caller says so, in one statement more', async () => {
    const visit = () => lab.read(instrument.id, 'fields=Instrument__c.Name&updateMru=true');
    expect(await lab.statements(visit)).toBe(2);
    expect(await lab.statements(() => lab.read(instrument.id, 'fields=Instrument__c.Name'))).toBe(1);
  });

  test('a batch takes one statement for each object, whatever the number of records', async () => {
    const fields = 'fields=Account.Name,Instrument__c.Name,Instrument__c.Lab__r.Account__r.Name';
    const batch = (ids: string[]) => () => lab.clerk.get(`${uiApi}/records/batch/${ids.join()}?${fields}`);
    expect(await lab.statements(batch([accountId, instrument.id]))).toBe(2);
    expect(await lab.statements(batch([accountId, instrument.id, rented.id]))).toBe(2);
    expectValidResponse('getRecords', await batch([accountId, instrument.id])());
  });

  test('a read of more columns than a statement can return is an error', async () => {
    const users = ['CreatedBy', 'LastModifiedBy'];
    const ways = users.flatMap((a) =>
      users.flatMap((b) => users.flatMap((c) => users.map((d) => `${a}.${b}.${c}.${d}`))),
    );
    const fields = [...ways, ...ways.map((way) => `${way}.CreatedBy`), ...ways.map((way) => `Owner.${way}`)];
    const answer = await lab.read(
      instrument.id,
      `fields=${fields.map((way) => `Instrument__c.${way}.Name`).join()}`,
    );
    expect(answer).toMatchObject({ status: 400 });
  });

  test('those who have the same roles and ask for the same are each answered for themselves', async () => {
    const other = await lab.shop.signedIn('other@example.com');
    const fields = 'fields=Account.Name,Account.Phone';
    const people = [lab.buyer, other, lab.buyer];
    for (const person of people) {
      for (const { accountId: id } of [lab.buyer.person, other.person]) {
        const { status } = await lab.read(id, fields, person);
        expect(status).toBe(id === person.person.accountId ? 200 : 404);
      }
    }
    expect((await lab.read(other.person.accountId, fields, lab.shop.browser())).status).toBe(403);
  });

  test('D-019, D-020: record UI has records, their layouts, what is folded and object infos', async () => {
    const read = () =>
      lab.clerk.get(
        `${uiApi}/record-ui/${instrument.id},${rented.id}?layoutTypes=Full,Compact&modes=View,Edit&optionalFields=Instrument__c.Tag__c`,
      );
    const answer = await read();
    expectValidResponse('getRecordUi', answer);
    const { layouts, objectInfos, records, layoutUserStates } = answer.body as Record<
      string,
      Record<string, Record<string, Record<string, Record<string, { id: string }>>>>
    >;
    expect(Object.keys(records ?? {})).toEqual([instrument.id, rented.id]);
    expect(Object.keys(objectInfos ?? {})).toEqual(['Instrument__c']);
    const ofTypes = layouts?.Instrument__c ?? {};
    expect(Object.keys(ofTypes).sort()).toEqual([typeId('Sale'), typeId('Rental')].sort());
    for (const type of Object.values(ofTypes)) {
      expect(Object.keys(type)).toEqual(['Full', 'Compact']);
      expect(Object.keys(type.Full ?? {})).toEqual(['View', 'Edit']);
      expect(Object.keys(layoutUserStates ?? {})).toContain(type.Full?.View?.id);
    }
    expect(await lab.statements(read)).toBe(2);
  });

  test('D-124: record UI answers all of the records or 404', async () => {
    const some = await lab.clerk.get(`${uiApi}/record-ui/${instrument.id},a02000000000000AAA`);
    expect(some.status).toBe(404);
    const usualChoice = await lab.clerk.get(`${uiApi}/record-ui/${instrument.id}`);
    expect(usualChoice.status).toBe(200);
    expect((await lab.clerk.get(`${uiApi}/record-ui/nonsense`)).status).toBe(400);
    expect((await lab.buyer.get(`${uiApi}/record-ui/${instrument.id}`)).status).toBe(404);
  });

  const contextOf = ({ person }: LabServer['clerk'], roles: readonly Role[]): RecordsContext => ({
    database: lab.shop.database,
    objects,
    principal: {
      ...{ kind: 'user', email: 'x@example.com', firstName: '', lastName: '', guestKey: null, roles },
      ...person,
    },
    now: () => new Date(),
    display: createDisplay({ locale: 'en-US', currency: 'EUR', timeZone: 'UTC' }),
  });

  test('reads of one tick and one caller are one statement, and each has its own outcome', async () => {
    const context = contextOf(lab.clerk, ['clerk']);
    const fields = { fields: ['Instrument__c.Name'] };
    const ids = [instrument.id, rented.id, instrument.id, 'a02000000000000AAA'];
    let outcomes: PromiseSettledResult<RecordText>[] = [];
    const statements = await countStatements(lab.shop.database, async () => {
      outcomes = await Promise.allSettled(ids.map((id) => readRecord(id, fields, context)));
    });
    expect(statements).toBe(1);
    expect(outcomes).toMatchObject([
      { value: { id: instrument.id } },
      { value: { id: rented.id } },
      { value: { id: instrument.id } },
      { reason: { status: 404 } },
    ]);
    const later = await countStatements(lab.shop.database, () => readRecord(rented.id, fields, context));
    expect(later).toBe(1);
  });

  test('callers with the same role who read in one tick are never put together', async () => {
    const callers = [lab.seller, lab.buyer].map((caller) => contextOf(caller, ['seller']));
    const query = { optionalFields: ['Instrument__c.Name', 'Instrument__c.Cost__c'] };
    const statements = await countStatements(lab.shop.database, () =>
      Promise.allSettled(callers.map((context) => readRecord(instrument.id, query, context))),
    );
    expect(statements).toBe(2);
  });
});
