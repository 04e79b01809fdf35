import { testEngines } from '@relab/database/testing';
import { uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { masterDetail, reference, text } from '../objects/fields.ts';
import { labObjects } from '../objects/lab.fixture.ts';
import { defineObject } from '../objects/object-declaration.ts';
import { type LabServer, labServer } from './records.fixture.ts';

const clerk = { read: 'all', create: true, update: 'all', delete: 'all' } as const;
const permissions = { clerk };
const name = { Name: text({ label: 'Name', required: true }) };

/** Needs a laboratory, but is no part of one. */
const Lease = defineObject({
  apiName: 'Lease__c',
  label: 'Lease',
  labelPlural: 'Leases',
  keyPrefix: 'a11',
  nameField: 'Name',
  fields: { ...name, Lab__c: reference({ label: 'Laboratory', to: 'Lab__c', required: true }) },
  permissions,
});

/** A part of a lease, and in turn with a part that needs a laboratory too. */
const Clause = defineObject({
  apiName: 'Clause__c',
  label: 'Clause',
  labelPlural: 'Clauses',
  keyPrefix: 'a12',
  nameField: 'Name',
  fields: {
    ...name,
    Lease__c: masterDetail({ label: 'Lease', to: 'Lease__c' }),
    Other__c: reference({ label: 'Other Clause', to: 'Clause__c', required: false }),
  },
  permissions,
});

const Note = defineObject({
  apiName: 'Note__c',
  label: 'Note',
  labelPlural: 'Notes',
  keyPrefix: 'a13',
  nameField: 'Name',
  fields: {
    ...name,
    Clause__c: masterDetail({ label: 'Clause', to: 'Clause__c' }),
    Lease__c: reference({ label: 'Lease', to: 'Lease__c', required: true }),
  },
  permissions,
});

describe.each(testEngines)('deleting records on %s', (engine) => {
  let lab: LabServer;
  beforeAll(async () => {
    lab = await labServer(engine, [...labObjects, Lease, Clause, Note]);
  });
  afterAll(() => lab.close());

  const remove = (id: string) => lab.clerk.send('DELETE', `${uiApi}/records/${id}`);
  const isThere = async (id: string) => (await lab.read(id, 'layoutTypes=Compact')).status === 200;

  test('a record that others need stays, and the answer says how many and what', async () => {
    const { id } = await lab.create('Lab__c', { Name: 'Needed' });
    const leases = [];
    for (const Name of ['1', '2']) leases.push(await lab.create('Lease__c', { Name, Lab__c: id }));
    const refused = await remove(id);
    expect(refused).toMatchObject({
      status: 400,
      body: [{ errorCode: 'DELETE_FAILED', message: expect.stringMatching(/Leases \(2\)\.$/) }],
    });
    expect(await isThere(id)).toBe(true);
    for (const lease of leases) expect((await remove(lease.id)).status).toBe(204);
    expect((await remove(id)).status).toBe(204);
  });

  test('details go with their details, and do not keep each other from going', async () => {
    const { id: labId } = await lab.create('Lab__c', { Name: 'Deep' });
    const lease = await lab.create('Lease__c', { Name: 'Lease', Lab__c: labId });
    const clause = await lab.create('Clause__c', { Name: 'Clause', Lease__c: lease.id });
    const note = await lab.create('Note__c', { Name: 'Note', Clause__c: clause.id, Lease__c: lease.id });
    expect((await remove(lease.id)).status).toBe(204);
    for (const { id } of [lease, clause, note]) expect(await isThere(id)).toBe(false);
  });

  test('a note that needs a lease keeps it, when it is part of another one', async () => {
    const { id: labId } = await lab.create('Lab__c', { Name: 'Two' });
    const one = await lab.create('Lease__c', { Name: 'One', Lab__c: labId });
    const two = await lab.create('Lease__c', { Name: 'Two', Lab__c: labId });
    const clause = await lab.create('Clause__c', { Name: 'Clause', Lease__c: one.id });
    await lab.create('Note__c', { Name: 'Note', Clause__c: clause.id, Lease__c: two.id });
    expect((await remove(two.id)).status).toBe(400);
    expect((await remove(one.id)).status).toBe(204);
    expect((await remove(two.id)).status).toBe(204);
  });

  test('a batch tells which of its records are needed', async () => {
    const free = await lab.create('Lab__c', { Name: 'Free' });
    const needed = await lab.create('Lab__c', { Name: 'Needed' });
    const lease = await lab.create('Lease__c', { Name: 'x', Lab__c: needed.id });
    const operation = (...ids: string[]) => [
      { type: 'DELETE', records: ids.map((Id) => ({ fields: { Id } })) },
    ];
    const all = await lab.batch(operation(free.id, needed.id));
    expect(all.body).toMatchObject({ hasErrors: true, results: [{ statusCode: 412 }, { statusCode: 400 }] });
    expect(await isThere(free.id)).toBe(true);
    const some = await lab.batch(operation(free.id, needed.id), false);
    expect(some.body).toMatchObject({ results: [{ statusCode: 204 }, { statusCode: 400 }] });
    expect(await isThere(free.id)).toBe(false);
    expect(await isThere(needed.id)).toBe(true);
    const together = await lab.batch([...operation(lease.id), ...operation(needed.id)]);
    expect(together.body).toMatchObject({ hasErrors: false });
  });

  test('no detail is left behind by one that is added at the same moment', async () => {
    const { id: labId } = await lab.create('Lab__c', { Name: 'Race' });
    for (let round = 0; round < 5; round += 1) {
      const lease = await lab.create('Lease__c', { Name: 'x', Lab__c: labId });
      const adding = { apiName: 'Clause__c', fields: { Name: 'late', Lease__c: lease.id } };
      await Promise.all([
        remove(lease.id),
        ...Array.from({ length: 4 }, () => lab.clerk.post(`${uiApi}/records`, adding)),
      ]);
    }
    const { rows } = await sql`
      select 1 from clause join lease on lease.id = clause.lease
      where lease.is_deleted and not clause.is_deleted`.execute(lab.shop.database);
    expect(rows).toEqual([]);
  });
});
