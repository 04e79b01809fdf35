import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectValidResponse, type LabServer, labServer, type ResponseRecord } from './records.fixture.ts';

interface Batch {
  readonly hasErrors: boolean;
  readonly results: {
    statusCode: number;
    result: ResponseRecord & { errorCode: string; fields?: unknown }[];
  }[];
}

describe.each(testEngines)('batches of writes on %s', (engine) => {
  let lab: LabServer;
  beforeAll(async () => {
    lab = await labServer(engine);
  });
  afterAll(() => lab.close());

  const create = (apiName: string, ...records: object[]) => ({
    type: 'CREATE',
    records: records.map((fields) => ({ apiName, fields })),
  });
  const change = (type: string, ...records: object[]) => ({
    type,
    records: records.map((fields) => ({ fields })),
  });
  async function batch(operations: unknown, allOrNone?: boolean, by = lab.clerk): Promise<Batch> {
    const answer = await lab.batch(operations, allOrNone, by);
    expect(answer.status).toBe(200);
    expectValidResponse('executeBatchRecordOperations', answer);
    return answer.body as Batch;
  }
  const statusesOf = ({ results }: Batch) => results.map(({ statusCode }) => statusCode);
  const countNamed = async (name: string) =>
    (
      await sql<{ n: number }>`
        select count(*)::integer as n from account where name like ${name} and not is_deleted`.execute(
        lab.shop.database,
      )
    ).rows[0]?.n;

  test('D-125, D-206: creates, changes and deletes in the order of the request, whatever the case of the words', async () => {
    const old = await lab.create('Account', { Name: 'Old' });
    const gone = await lab.create('Account', { Name: 'Gone' });
    const answer = await batch([
      { ...create('Account', { Name: 'Made 1' }, { Name: 'Made 2', Phone: '1' }), type: 'Create' },
      change('update', { Id: old.id.slice(0, 15), Name: 'New' }),
      change('DELETE', { Id: gone.id }),
      create('Contact', { LastName: 'Made 3' }),
    ]);
    expect(answer).toMatchObject({
      hasErrors: false,
      results: [
        { statusCode: 201, result: { fields: { Name: { value: 'Made 1' } } } },
        { statusCode: 201, result: { fields: { Name: { value: 'Made 2' }, Phone: { value: '1' } } } },
        { statusCode: 200, result: { id: old.id, fields: { Name: { value: 'New' } } } },
        { statusCode: 204, result: null },
        { statusCode: 201, result: { apiName: 'Contact' } },
      ],
    });
    expect(Object.keys(answer.results[0]?.result.fields ?? {})).toEqual(['Name']);
    expect((await lab.read(gone.id, 'fields=Account.Name')).status).toBe(404);
    expect(answer.results[2]?.result.weakEtag).toBeGreaterThan(old.weakEtag);
  });

  test('all or none: one that is wrong undoes the others, which are said to be halted', async () => {
    const old = await lab.create('Account', { Name: 'Stays' });
    const answer = await batch(
      [
        create('Account', { Name: 'None 1' }, { Phone: '1' }),
        change('UPDATE', { Id: old.id, Name: 'None 2' }, { Id: '001000000000000AAA', Name: 'x' }),
      ],
      true,
    );
    expect(answer).toMatchObject({
      hasErrors: true,
      results: [
        { statusCode: 412, result: [{ errorCode: 'PROCESSING_HALTED' }] },
        { statusCode: 400, result: [{ errorCode: 'REQUIRED_FIELD_MISSING', fields: ['Name'] }] },
        { statusCode: 412, result: [{ errorCode: 'PROCESSING_HALTED' }] },
        { statusCode: 404, result: [{ errorCode: 'NOT_FOUND' }] },
      ],
    });
    expect(await countNamed('None%')).toBe(0);
  });

  test('all or none is what a batch is without a word', async () => {
    expect(statusesOf(await batch([create('Account', { Name: 'Silent' }, {})]))).toEqual([412, 400]);
    expect(await countNamed('Silent')).toBe(0);
  });

  test.each([
    ['a record without an id', change('UPDATE', { Name: 'x' }), 400, 'MALFORMED_ID'],
    ['an unknown object', create('Nothing__c', { Name: 'x' }), 403, 'INSUFFICIENT_ACCESS'],
    ['an object of others', create('User', { LastName: 'x' }), 403, 'INSUFFICIENT_ACCESS'],
  ])('all or none: nothing is done beside %s', async (_what, wrong, statusCode, errorCode) => {
    const answer = await batch([create('Account', { Name: 'Beside' }), wrong], true);
    expect(answer).toMatchObject({
      hasErrors: true,
      results: [
        { statusCode: 412, result: [{ errorCode: 'PROCESSING_HALTED' }] },
        { statusCode, result: [{ errorCode }] },
      ],
    });
    expect(await countNamed('Beside')).toBe(0);
  });

  test('a batch that may fail in part leaves out wrong records, whether a check or the database finds them', async () => {
    await lab.create('Instrument__c', { Name: 'Taken', Serial__c: 'T-1' });
    const answer = await batch(
      [
        create(
          'Instrument__c',
          { Name: 'Good 1', Serial__c: 'T-2' },
          { Name: 'Heavy', Weight__c: 6000 },
          { Name: 'Serial', Serial__c: 'T-1' },
          { Name: 'Reference', Account__c: '001000000000000AAA' },
          { Name: 'Good 2' },
          { Name: 'Same', Serial__c: 'T-2' },
        ),
      ],
      false,
    );
    expect(statusesOf(answer)).toEqual([201, 400, 400, 400, 201, 400]);
    expect(answer.results.map(({ result }) => (Array.isArray(result) ? result[0]?.errorCode : ''))).toEqual([
      '',
      'FIELD_CUSTOM_VALIDATION_EXCEPTION',
      'DUPLICATE_VALUE',
      'FIELD_INTEGRITY_EXCEPTION',
      '',
      'DUPLICATE_VALUE',
    ]);
    const good = answer.results[4]?.result as ResponseRecord;
    expect((await lab.read(good.id, 'fields=Instrument__c.Name')).status).toBe(200);
  });

  test('a batch of all or none names the right record also for errors of the database', async () => {
    const answer = await batch([
      create(
        'Instrument__c',
        { Name: 'a' },
        { Name: 'b', Serial__c: 'D-1' },
        { Name: 'c', Serial__c: 'D-1' },
      ),
    ]);
    expect(statusesOf(answer)).toEqual([412, 412, 400]);
    const rule = await batch([create('Instrument__c', { Name: 'a' }, { Name: 'b', Weight__c: 9000 })]);
    expect(statusesOf(rule)).toEqual([412, 400]);
    const { rows } = await sql`select 1 from instrument where name in ('a', 'b', 'c')`.execute(
      lab.shop.database,
    );
    expect(rows).toEqual([]);
  });

  test('records of one batch change different fields', async () => {
    const one = await lab.create('Account', { Name: 'One', Phone: '1' });
    const two = await lab.create('Account', { Name: 'Two', Phone: '2' });
    await batch([change('UPDATE', { Id: one.id, Phone: '11' }, { Id: two.id, Name: 'Second' })]);
    const fields = 'fields=Account.Name,Account.Phone';
    expect((await lab.read(one.id, fields)).body).toMatchObject({
      fields: { Name: { value: 'One' }, Phone: { value: '11' } },
    });
    expect((await lab.read(two.id, fields)).body).toMatchObject({
      fields: { Name: { value: 'Second' }, Phone: { value: '2' } },
    });
  });

  test('a batch does not change a record of another user', async () => {
    const own = await lab.create('Instrument__c', { Name: 'Own' }, lab.seller);
    const foreign = await lab.create('Instrument__c', { Name: 'Foreign' });
    const shown = await lab.create('Instrument__c', { Name: 'Shown', Public__c: true });
    const ids = [own.id, foreign.id, shown.id].map((Id) => ({ Id }));
    const changed = await batch(
      [change('UPDATE', ...ids.map((one) => ({ ...one, Name: 'x' })))],
      false,
      lab.seller,
    );
    expect(statusesOf(changed)).toEqual([200, 404, 403]);
    const removed = await batch([change('DELETE', ...ids)], false, lab.seller);
    expect(statusesOf(removed)).toEqual([204, 404, 403]);
    expect(statusesOf(await batch([create('Account', { Name: 'x' })], false, lab.seller))).toEqual([403]);
    expect(statusesOf(await batch([create('Nothing', { Name: 'x' })], false))).toEqual([403]);
  });

  test.each([
    ['no operations', () => [], 'INVALID_INPUT', 'operations must be a non-empty list'],
    ['no records', () => [change('DELETE')], 'INVALID_INPUT', 'records must be a non-empty list'],
    [
      'the same record twice',
      (id: string) => [change('UPDATE', { Id: id, Name: 'x' }), change('DELETE', { Id: id.slice(0, 15) })],
      'INVALID_BATCH_REQUEST',
      'The same record can be changed only once per request',
    ],
    [
      'more than 200 records',
      () => [create('Account', ...Array.from({ length: 201 }, () => ({ Name: 'x' })))],
      'INVALID_BATCH_SIZE',
      expect.any(String),
    ],
  ])('%s: the request is refused as a whole', async (_, operations, errorCode, message) => {
    const { id } = await lab.create('Account', { Name: 'Whole' });
    const answer = await lab.batch(operations(id));
    expect(answer).toMatchObject({ status: 400, body: [{ errorCode, message }] });
  });

  test('a batch has an error for each record without a usable id or name', async () => {
    const answer = await batch(
      [
        change('UPDATE', { Name: 'x' }, { Id: 'nonsense', Name: 'x' }),
        { type: 'CREATE', records: [{ fields: { Name: 'x' } }] },
      ],
      false,
    );
    expect(statusesOf(answer)).toEqual([400, 400, 400]);
  });

  test('200 records take as many statements as two', async () => {
    const { statements } = lab;
    const account = await lab.create('Account', { Name: 'Above' });
    const made: string[] = [];
    const creating = (count: number) => async () => {
      const { results } = await batch([
        create(
          'Contact',
          ...Array.from({ length: count }, (_, n) => ({ LastName: `C${n}`, AccountId: account.id })),
        ),
      ]);
      made.push(...results.map(({ result }) => result.id));
    };
    const changing = () => batch([change('UPDATE', ...made.map((Id, n) => ({ Id, LastName: `D${n}` })))]);
    const removing = () => batch([change('DELETE', ...made.map((Id) => ({ Id })))]);
    for (const count of [2, 200]) {
      made.length = 0;
      expect(await statements(creating(count))).toBe(2);
      expect(await statements(changing)).toBe(2);
      expect(await statements(removing)).toBe(2);
    }
    const ruled = (count: number) => () =>
      batch([create('Instrument__c', ...Array.from({ length: count }, () => ({ Name: 'x' })))], false);
    // One stores them, one sees to the rules, one looks for what is there already.
    expect(await statements(ruled(2))).toBe(3);
    expect(await statements(ruled(200))).toBe(3);
  });
});
