import { testEngines } from '@relab/database/testing';
import { uiApi } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Instrument } from '../objects/lab.fixture.ts';
import { expectValidResponse, type LabServer, labServer, type ResponseRecord } from './records.fixture.ts';

const typeId = (name: string): string => Instrument.recordTypes.find((type) => type.name === name)?.id ?? '';
const defaults = `${uiApi}/record-defaults`;

describe.each(testEngines)('what new records begin with on %s', (engine) => {
  let lab: LabServer;
  beforeAll(async () => {
    lab = await labServer(engine);
  });
  afterAll(() => lab.close());

  type Begun = {
    record: ResponseRecord;
    layout: { mode: string; recordTypeId: string };
    fields: ResponseRecord['fields'];
  };

  test('D-021, D-022: a form has its layout, the object’s info and the fields with their defaults', async () => {
    const read = () => lab.seller.get(`${defaults}/create/Instrument__c?formFactor=Large`);
    const answer = await read();
    expectValidResponse('getRecordCreateDefaults', answer);
    const { record, layout } = answer.body as Begun;
    expect(layout).toMatchObject({ mode: 'Create', recordTypeId: typeId('Sale') });
    expect(record).toMatchObject({
      id: null,
      recordTypeId: typeId('Sale'),
      fields: {
        Stage__c: { value: 'Received', displayValue: 'Received' },
        OwnerId: { value: lab.seller.person.userId },
        Discount__c: { value: 0 },
        Name: { value: null },
      },
    });
    expect(record.fields).not.toHaveProperty('Cost__c');
    expect(await lab.statements(read)).toBe(0);
  });

  test('a record type has other defaults, and must be one to choose', async () => {
    const of = (name: string, by = lab.seller) =>
      by.get(`${defaults}/create/Instrument__c?recordTypeId=${typeId(name)}`);
    expect(((await of('Rental')).body as Begun).record.fields).toMatchObject({
      Kind__c: { value: 'Microscope' },
      Stage__c: { value: 'In Work' },
      RecordTypeId: { value: typeId('Rental') },
    });
    expect((await of('Archive')).status).toBe(400);
    expect((await of('Archive', lab.clerk)).status).toBe(200);
    const master = await lab.seller.get(`${defaults}/create/Instrument__c?recordTypeId=012000000000000AAA`);
    expect((master.body as Begun).record.recordTypeId).toBe(typeId('Sale'));
  });

  test('only those who may create records read their defaults', async () => {
    for (const path of ['create/Instrument__c', 'template/create/Instrument__c', 'create/Nothing'])
      expect((await lab.buyer.get(`${defaults}/${path}`)).status).toBe(403);
    const { id } = await lab.create('Lab__c', { Name: 'x', Account__c: lab.buyer.person.accountId });
    expect((await lab.buyer.get(`${defaults}/template/clone/${id}`)).status).toBe(403);
  });

  test('D-024: a template of a new record has the fields that can be given', async () => {
    const read = () =>
      lab.seller.get(`${defaults}/template/create/Instrument__c?optionalFields=Instrument__c.Tag__c`);
    const answer = await read();
    expectValidResponse('getRecordTemplateCreate', answer);
    const { fields } = answer.body as Begun;
    expect(fields).toMatchObject({ Stage__c: { value: 'Received' }, Tag__c: { value: null } });
    for (const other of ['Cost__c', 'Number__c', 'Asking__c', 'Id']) expect(fields).not.toHaveProperty(other);
    expect(await lab.statements(read)).toBe(0);
  });

  test('D-023: a template of a copy leaves what is unique, and is the caller’s', async () => {
    const { id } = await lab.create('Instrument__c', {
      Name: 'Source',
      Serial__c: 'X-1',
      Public__c: true,
      RecordTypeId: typeId('Rental'),
      Notes__c: '<p>Hi</p>',
    });
    const read = () => lab.seller.get(`${defaults}/template/clone/${id}`);
    const answer = await read();
    expectValidResponse('getRecordTemplateClone', answer);
    const body = answer.body as Begun;
    expect(body).toMatchObject({
      cloneSourceId: id,
      recordTypeId: typeId('Rental'),
      fields: {
        Name: { value: 'Source' },
        Notes__c: { value: '<p>Hi</p>' },
        OwnerId: { value: lab.seller.person.userId },
      },
    });
    for (const other of ['Serial__c', 'Number__c', 'Cost__c', 'Public__c'])
      expect(body.fields).not.toHaveProperty(other);
    expect(await lab.statements(read)).toBe(1);
    const input = Object.entries(body.fields).map(([name, { value }]) => [name, value] as const);
    await lab.create('Instrument__c', Object.fromEntries(input), lab.seller);
    expect((await lab.clerk.get(`${defaults}/template/clone/a02000000000000AAA`)).status).toBe(404);
  });

  test('a form for a copy begins with what the record holds', async () => {
    const { id } = await lab.create('Instrument__c', { Name: 'Again', Serial__c: 'X-2', Public__c: true });
    const read = () => lab.seller.get(`${defaults}/clone/${id}`);
    const answer = await read();
    expectValidResponse('getRecordCloneDefaults', answer);
    const { record, layout } = answer.body as { record: Begun & { id: unknown }; layout: { mode: string } };
    expect(layout.mode).toBe('Create');
    expect(record).toMatchObject({ id: null, fields: { Name: { value: 'Again' } } });
    expect(record.fields).not.toMatchObject({ Serial__c: { value: 'X-2' } });
    expect(await lab.statements(read)).toBe(1);
    expect((await lab.buyer.get(`${defaults}/clone/${id}`)).status).toBe(403);
    expect((await lab.clerk.get(`${defaults}/clone/a02000000000000AAA`)).status).toBe(404);
  });
});
