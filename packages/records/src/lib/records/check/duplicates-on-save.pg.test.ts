import { testEngines } from '@relab/database/testing';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labObjects } from '../../objects/lab.fixture.ts';
import { createObjects } from '../../objects/objects.ts';
import { createDisplay } from '../../query/display.ts';
import type { FindDuplicates, RecordsContext } from '../../query/records-context.ts';
import { writeBatch } from '../batch-records.ts';
import { type LabServer, labServer } from '../records.fixture.ts';
import { createRecord, updateRecord } from '../write-records.ts';

/** Takes instruments of one name for the same; those named `Blocked` are never allowed. */
const sameName: FindDuplicates = async (_, __, saved, { database }) => {
  const ids = saved.map(({ id }) => id);
  const { rows } = await sql<{ id: string; other: string; name: string }>`
    select own.id, other.id as other, own.name from instrument as own
    join instrument as other on other.name = own.name and other.id <> own.id and not other.is_deleted
    where own.id = any(${ids}::text[])`.execute(database);
  const matches = rows.map(({ id, other, name }) => {
    const match = { apiName: 'Instrument__c', matchRule: 'LikeName', recordIds: [other] };
    return [id, [{ ...match, allowSave: name !== 'Blocked' }]] as const;
  });
  return new Map(matches);
};

describe.each(testEngines)('duplicates on save on %s', (engine) => {
  let lab: LabServer;
  let context: RecordsContext;
  beforeAll(async () => {
    lab = await labServer(engine);
    const { userId, accountId } = lab.clerk.person;
    context = {
      database: lab.shop.database,
      now: () => new Date(),
      objects: createObjects(labObjects),
      display: createDisplay({ locale: 'en-US', currency: 'EUR', timeZone: 'UTC' }),
      principal: {
        kind: 'user',
        userId,
        accountId,
        email: 'clerk@example.com',
        firstName: 'Test',
        lastName: 'Person',
        guestKey: null,
        roles: ['clerk'],
      },
      findDuplicates: sameName,
    };
  });
  afterAll(() => lab.close());

  const make = (Name: string, allowSaveOnDuplicate?: boolean) =>
    createRecord('Instrument__c', { Name }, { allowSaveOnDuplicate }, context);
  const refusalOf = async (work: Promise<unknown>): Promise<unknown> => {
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return error instanceof ApiError ? error.body : error;
  };

  test('a duplicate is an error until its writer allows duplicates', async () => {
    const { id } = await make('Twice');
    expect(await refusalOf(make('Twice'))).toMatchObject({
      enhancedErrorType: 'RecordError',
      statusCode: 400,
      output: {
        fieldErrors: {},
        errors: [
          {
            errorCode: 'DUPLICATES_DETECTED',
            field: null,
            fieldLabel: null,
            duplicateRecordError: {
              matchResults: [
                {
                  apiName: 'Instrument__c',
                  isAllowSave: true,
                  matchRecordIds: [id],
                  matchRule: 'LikeName',
                  objectLabel: 'Instrument',
                  objectLabelPlural: 'Instruments',
                },
              ],
            },
          },
        ],
      },
    });
    const { rows } = await sql`select 1 from instrument where name = 'Twice'`.execute(lab.shop.database);
    expect(rows).toHaveLength(1);
    expect((await make('Twice', true)).id).toMatch(/^a02/);
  });

  test('a rule that blocks cannot be talked out of it, and changes are looked at too', async () => {
    await make('Blocked');
    expect(await refusalOf(make('Blocked', true))).toMatchObject({ statusCode: 400 });
    const { id } = await make('Free');
    expect(await refusalOf(updateRecord(id, { Name: 'Blocked' }, {}, context))).toMatchObject({
      statusCode: 400,
    });
  });

  test('a batch leaves out what is there already', async () => {
    const records = ['Blocked', 'Fresh'].map((Name) => ({ apiName: 'Instrument__c', fields: { Name } }));
    const { results } = await writeBatch([{ type: 'CREATE', records }], false, context);
    expect(results).toMatchObject([
      { statusCode: 400, result: [{ errorCode: 'DUPLICATES_DETECTED' }] },
      { statusCode: 201 },
    ]);
  });
});
