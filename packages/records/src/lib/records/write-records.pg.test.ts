import { testEngines } from '@relab/database/testing';
import { uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Instrument } from '../objects/lab.fixture.ts';
import {
  expectValidResponse,
  type LabServer,
  labServer,
  problemsOf,
  type ResponseRecord,
} from './records.fixture.ts';

const typeId = (name: string): string => Instrument.recordTypes.find((type) => type.name === name)?.id ?? '';

describe.each(testEngines)('writing records on %s', (engine) => {
  let lab: LabServer;
  beforeAll(async () => {
    lab = await labServer(engine);
  });
  afterAll(() => lab.close());

  const refused = (fields: object, by = lab.clerk) =>
    by.post(`${uiApi}/records`, { apiName: 'Instrument__c', fields: { Name: 'Wrong', ...fields } });
  const fieldOf = async (id: string, name: string, by = lab.clerk) =>
    ((await lab.read(id, `optionalFields=Instrument__c.${name}`, by)).body as ResponseRecord).fields[name]
      ?.value;

  test('a new record has the default values, type and owner where its writer sends none', async () => {
    const { id, recordTypeId } = await lab.create('Instrument__c', { Name: 'Iris' }, lab.seller);
    expect(recordTypeId).toBe(typeId('Sale'));
    const { body } = await lab.read(
      id,
      `fields=${['OwnerId', 'Stage__c', 'Portable__c', 'Discount__c', 'Kind__c', 'Number__c'].map((name) => `Instrument__c.${name}`).join()}`,
    );
    expect(body).toMatchObject({
      fields: {
        OwnerId: { value: lab.seller.person.userId },
        Stage__c: { value: 'Received' },
        Portable__c: { value: false },
        Discount__c: { value: 0 },
        Kind__c: { value: null },
        Number__c: { value: expect.stringMatching(/^I-\d{5}$/) },
      },
      recordTypeInfo: { name: 'For Sale', defaultRecordTypeMapping: true },
    });
  });

  test('a record type has its own defaults and choices, and is chosen by those it is for', async () => {
    const { id } = await lab.create('Instrument__c', { Name: 'Rented', RecordTypeId: typeId('Rental') });
    expect(await fieldOf(id, 'Stage__c')).toBe('In Work');
    expect(await fieldOf(id, 'Kind__c')).toBe('Microscope');
    const sold = await refused({ RecordTypeId: typeId('Rental'), Stage__c: 'Sold' });
    expect(problemsOf(sold)).toEqual({ Stage__c: ['INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST'] });
    const changed = await lab.patch(id, { Kind__c: 'Spectrometer' });
    expect(problemsOf(changed)).toEqual({ Kind__c: ['INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST'] });
    const archive = { RecordTypeId: typeId('Archive') };
    expect(problemsOf(await refused(archive, lab.seller))).toEqual({
      RecordTypeId: ['INVALID_CROSS_REFERENCE_KEY'],
    });
    expect((await refused(archive)).status).toBe(201);
    const master = await refused({ RecordTypeId: '012000000000000AAA' });
    expect(problemsOf(master)).toEqual({ RecordTypeId: ['INVALID_CROSS_REFERENCE_KEY'] });
  });

  test('a dependent choice fits its controlling value, given or stored', async () => {
    const code = ['INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST'];
    expect(problemsOf(await refused({ Model__c: 'Vortex' }))).toEqual({ Model__c: code });
    expect(problemsOf(await refused({ Kind__c: 'Microscope', Model__c: 'Vortex' }))).toEqual({
      Model__c: code,
    });
    expect(problemsOf(await refused({ Portable__c: false, Power__c: 'Battery' }))).toEqual({
      Power__c: code,
    });
    const { id } = await lab.create('Instrument__c', {
      Name: 'Spin',
      Kind__c: 'Centrifuge',
      Model__c: 'Vortex',
    });
    expect((await lab.patch(id, { Model__c: 'Vortex XL' })).status).toBe(200);
    expect(problemsOf(await lab.patch(id, { Model__c: 'Iris 2' }))).toEqual({ Model__c: code });
    expect(problemsOf(await lab.patch(id, { Kind__c: 'Microscope' }))).toEqual({ Model__c: code });
    expect((await lab.patch(id, { Kind__c: 'Microscope', Model__c: 'Iris 2' })).status).toBe(200);
    expect((await lab.patch(id, { Option__c: 'Camera;Cover' })).status).toBe(200);
    expect(problemsOf(await lab.patch(id, { Option__c: 'Cover;Cooling' }))).toEqual({ Option__c: code });
  });

  test('only those who may change all records assign them to others, and only to active users', async () => {
    const { id } = await lab.create('Instrument__c', { Name: 'Mine' }, lab.seller);
    const own = await lab.patch(id, { OwnerId: lab.clerk.person.userId }, {}, lab.seller);
    expect(problemsOf(own)).toEqual({ OwnerId: ['INSUFFICIENT_ACCESS_OR_READONLY'] });
    expect((await lab.patch(id, { OwnerId: lab.seller.person.userId }, {}, lab.seller)).status).toBe(200);
    expect((await lab.patch(id, { OwnerId: lab.clerk.person.userId })).status).toBe(200);
    expect(problemsOf(await lab.patch(id, { OwnerId: null }))).toEqual({
      OwnerId: ['REQUIRED_FIELD_MISSING'],
    });
    const gone = await lab.shop.signedIn('gone@example.com');
    await sql`update "user" set is_active = false where id = ${gone.person.userId}`.execute(
      lab.shop.database,
    );
    expect(problemsOf(await lab.patch(id, { OwnerId: gone.person.userId }))).toEqual({
      OwnerId: ['INACTIVE_OWNER_OR_USER'],
    });
  });

  test('a lookup filter holds, whichever side changes', async () => {
    const one = await lab.create('Account', { Name: 'One' });
    const two = await lab.create('Account', { Name: 'Two' });
    const contact = await lab.create('Contact', { LastName: 'Berg', AccountId: one.id });
    const code = ['FIELD_FILTER_VALIDATION_EXCEPTION'];
    expect(problemsOf(await refused({ Contact__c: contact.id }))).toEqual({ Contact__c: code });
    expect(problemsOf(await refused({ Contact__c: contact.id, Account__c: two.id }))).toEqual({
      Contact__c: code,
    });
    const { id } = await lab.create('Instrument__c', {
      Name: 'Fits',
      Contact__c: contact.id,
      Account__c: one.id,
    });
    expect(problemsOf(await lab.patch(id, { Account__c: two.id }))).toEqual({ Contact__c: code });
    expect((await lab.patch(id, { Account__c: two.id, Contact__c: null })).status).toBe(200);
    expect(problemsOf(await lab.patch(id, { Contact__c: contact.id }))).toEqual({ Contact__c: code });
  });

  test('a reference to any object leads to any record that its writer may read', async () => {
    const account = await lab.create('Account', { Name: 'Anything' });
    expect((await lab.create('Task', { Subject: 'Call', WhatId: account.id })).id).toMatch(/^00T/);
    const post = (fields: object, by = lab.clerk) => by.post(`${uiApi}/records`, { apiName: 'Task', fields });
    expect(problemsOf(await post({ Subject: 'x', WhatId: '999000000000000AAA' }))).toEqual({
      WhatId: ['FIELD_INTEGRITY_EXCEPTION'],
    });
    expect(problemsOf(await post({ Subject: 'x', WhatId: account.id }, lab.seller))).toEqual({
      WhatId: ['FIELD_INTEGRITY_EXCEPTION'],
    });
  });

  test('details are added by those who may change what they belong to', async () => {
    const foreign = await lab.create('Instrument__c', { Name: 'Foreign', Public__c: true });
    const own = await lab.create('Instrument__c', { Name: 'Own' }, lab.seller);
    const repair = (Instrument__c: string) =>
      lab.seller.post(`${uiApi}/records`, {
        apiName: 'Repair__c',
        fields: { Subject__c: 'Lens', Instrument__c },
      });
    expect(problemsOf(await repair(foreign.id))).toEqual({
      Instrument__c: ['INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY'],
    });
    expect((await repair(own.id)).status).toBe(201);
  });

  test('details that are seen are changed and deleted only by those who may change what they belong to', async () => {
    const shown = await lab.create('Instrument__c', { Name: 'Shown', Public__c: true });
    const { id } = await lab.create('Repair__c', { Subject__c: 'Lens', Instrument__c: shown.id });
    const path = `${uiApi}/records/${id}`;
    expect((await lab.read(id, 'fields=Repair__c.Name', lab.seller)).status).toBe(200);
    expect((await lab.patch(id, { Subject__c: 'Mine' }, {}, lab.seller)).status).toBe(403);
    expect((await lab.seller.send('DELETE', path)).status).toBe(403);
    const both = [
      { type: 'UPDATE', records: [{ fields: { Id: id, Subject__c: 'Mine' } }] },
      { type: 'CREATE', records: [{ apiName: 'Instrument__c', fields: { Name: 'Beside' } }] },
    ];
    expect((await lab.batch(both, true, lab.seller)).body).toMatchObject({
      results: [{ statusCode: 403 }, { statusCode: 412 }],
    });
    expect((await lab.read(id, 'fields=Repair__c.Subject__c')).body).toMatchObject({
      fields: { Subject__c: { value: 'Lens' } },
    });
    const own = await lab.create('Instrument__c', { Name: 'Own' }, lab.seller);
    const part = await lab.create('Repair__c', { Subject__c: 'Lens', Instrument__c: own.id });
    expect((await lab.patch(part.id, { Subject__c: 'Mine' }, {}, lab.seller)).status).toBe(200);
    expect((await lab.seller.send('DELETE', `${uiApi}/records/${part.id}`)).status).toBe(204);
  });

  test('what is deleted takes its details along, with one stamp', async () => {
    const { id } = await lab.create('Instrument__c', { Name: 'Whole' });
    const repair = await lab.create('Repair__c', { Subject__c: 'Belt', Instrument__c: id });
    expect((await lab.clerk.send('DELETE', `${uiApi}/records/${id}`)).status).toBe(204);
    expect((await lab.read(repair.id, 'fields=Repair__c.Name')).status).toBe(404);
    const { rows } = await sql<{ is_deleted: boolean; same: boolean }>`
      select repair.is_deleted, repair.system_modstamp = instrument.system_modstamp as same
      from repair join instrument on instrument.id = repair.instrument where repair.id = ${repair.id}`.execute(
      lab.shop.database,
    );
    expect(rows).toEqual([{ is_deleted: true, same: true }]);
    const late = await lab.clerk.post(`${uiApi}/records`, {
      apiName: 'Repair__c',
      fields: { Subject__c: 'Late', Instrument__c: id },
    });
    expect(problemsOf(late)).toEqual({ Instrument__c: ['FIELD_INTEGRITY_EXCEPTION'] });
  });

  test('optional references to what is deleted stay, and lead nowhere', async () => {
    const shed = await lab.create('Lab__c', { Name: 'Shed' });
    const { id } = await lab.create('Instrument__c', { Name: 'Left', Lab__c: shed.id });
    expect((await lab.clerk.send('DELETE', `${uiApi}/records/${shed.id}`)).status).toBe(204);
    expect((await lab.read(id, 'fields=Instrument__c.Lab__r.Name')).body).toMatchObject({
      fields: { Lab__r: { value: null, displayValue: null } },
    });
  });

  test('a broken validation rule is an error of the record or the field, and nothing is stored', async () => {
    const both = await refused({ Stage__c: 'Sold', Weight__c: 6000 });
    expect(both.status).toBe(400);
    expect(both.body).toMatchObject({
      enhancedErrorType: 'RecordError',
      output: {
        errors: [
          {
            errorCode: 'FIELD_CUSTOM_VALIDATION_EXCEPTION',
            field: null,
            fieldLabel: null,
            message: 'Nothing here weighs more than 5 tonnes.',
          },
        ],
        fieldErrors: {
          Price__c: [
            {
              errorCode: 'FIELD_CUSTOM_VALIDATION_EXCEPTION',
              field: 'Price__c',
              fieldLabel: 'Price',
              message: 'What is sold has a price.',
            },
          ],
        },
      },
    });
    const { id } = await lab.create('Instrument__c', { Name: 'Priced', Price__c: 5, Stage__c: 'Sold' });
    expect(problemsOf(await lab.patch(id, { Price__c: null }))).toEqual({
      Price__c: ['FIELD_CUSTOM_VALIDATION_EXCEPTION'],
    });
    expect(await fieldOf(id, 'Price__c')).toBe(5);
    const { rows } = await sql`select 1 from instrument where weight > 5000`.execute(lab.shop.database);
    expect(rows).toEqual([]);
  });

  test('what is calculated is not written, and everything that is wrong is said at once', async () => {
    const answer = await lab.clerk.post(`${uiApi}/records`, {
      apiName: 'Instrument__c',
      fields: { Tag__c: 'x', Repairs__c: 1, SiteAddress: 'x', Support__c: 'nobody', Stage__c: null },
    });
    expect(problemsOf(answer)).toEqual({
      Tag__c: ['INVALID_FIELD_FOR_INSERT_UPDATE'],
      Repairs__c: ['INVALID_FIELD_FOR_INSERT_UPDATE'],
      SiteAddress: ['INVALID_FIELD'],
      Support__c: ['INVALID_EMAIL_ADDRESS'],
      Stage__c: ['REQUIRED_FIELD_MISSING'],
      Name: ['REQUIRED_FIELD_MISSING'],
    });
    expect(answer.body).toMatchObject({
      output: {
        fieldErrors: {
          Support__c: [{ fieldLabel: 'Support', message: 'Support: invalid email address: nobody' }],
        },
      },
    });
  });

  test('a duplicate value of a unique field is an error that names the field', async () => {
    await lab.create('Instrument__c', { Name: 'First', Serial__c: 'S-1' });
    expect(problemsOf(await refused({ Serial__c: 'S-1' }))).toEqual({ Serial__c: ['DUPLICATE_VALUE'] });
  });

  test('a change on top of a newer one is a conflict, to the second or to the millisecond', async () => {
    const made = await lab.create('Instrument__c', { Name: 'Stamped' });
    const since = (text: string) => lab.patch(made.id, { Name: 'Newer' }, { 'if-unmodified-since': text });
    const before = new Date(Date.parse(made.systemModstamp) - 1).toISOString();
    const stale = await since(before);
    expect(stale).toMatchObject({
      status: 412,
      body: { enhancedErrorType: null, errorCode: 'PRECONDITION_FAILED', output: { id: made.id } },
    });
    expect((await since(made.systemModstamp)).status).toBe(200);
    expect((await since('soon')).status).toBe(400);
  });

  test('each call takes a number of statements that its fields decide', async () => {
    const account = await lab.create('Account', { Name: 'Counted' });
    const post = (apiName: string, fields: object) => () =>
      lab.clerk.post(`${uiApi}/records`, { apiName, fields });
    const { statements } = lab;
    expect(await statements(post('Account', { Name: 'x' }))).toBe(1);
    expect(await statements(post('Contact', { LastName: 'x', AccountId: account.id }))).toBe(2);
    expect(await statements(post('Instrument__c', { Name: 'x', Account__c: account.id }))).toBe(4);
    expect(await statements(() => lab.patch(account.id, { Name: 'y', Phone: '1' }))).toBe(1);
    const instrument = await lab.create('Instrument__c', { Name: 'x' });
    expect(await statements(() => lab.patch(instrument.id, { Name: 'y' }))).toBe(3);
    expect(await statements(() => lab.patch(instrument.id, { Model__c: 'Special' }))).toBe(3);
    const contact = await lab.create('Contact', { LastName: 'x' });
    const remove = (id: string) => () => lab.clerk.send('DELETE', `${uiApi}/records/${id}`);
    expect(await statements(remove(contact.id))).toBe(1);
    expect(await statements(remove(instrument.id))).toBe(3);
  });

  test('a seller changes what is owned, and no other', async () => {
    const foreign = await lab.create('Instrument__c', { Name: 'Shown', Public__c: true });
    const hidden = await lab.create('Instrument__c', { Name: 'Hidden' });
    const by = lab.seller;
    expect((await lab.patch(foreign.id, { Name: 'x' }, {}, by)).status).toBe(403);
    expect((await lab.patch(hidden.id, { Name: 'x' }, {}, by)).status).toBe(404);
    expect((await by.send('DELETE', `${uiApi}/records/${foreign.id}`)).status).toBe(403);
    expect((await by.send('DELETE', `${uiApi}/records/${hidden.id}`)).status).toBe(404);
    expect((await lab.patch(foreign.id, { Name: 'x', Model__c: 'Special' }, {}, by)).status).toBe(403);
    const cost = await by.post(`${uiApi}/records`, {
      apiName: 'Instrument__c',
      fields: { Name: 'x', Cost__c: 1 },
    });
    expect(problemsOf(cost)).toEqual({ Cost__c: ['INVALID_FIELD'] });
    expectValidResponse('updateRecord', await lab.patch(foreign.id, { Name: 'Still shown' }));
  });
});
