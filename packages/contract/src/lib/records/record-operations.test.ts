import { expect, expectTypeOf, test } from 'vitest';
import type { ConfigFor } from '../call.ts';
import { checkConfig } from '../check-config.ts';
import { neededMembers } from '../needed-members.fixture.ts';
import { account } from './record.fixture.ts';
import { executeBatchRecordOperations } from './record-operations.ts';
import { BatchOperationResults } from './record-operations-schemas.ts';

const records = [{ fields: { Id: '001000000000001AAA' } }];
const check = (operations: unknown, allOrNone: unknown = true) =>
  checkConfig(executeBatchRecordOperations, { allOrNone, operations });

test('D-125, D-206: an operation creates, updates or deletes, in capitals or not', () => {
  for (const type of ['CREATE', 'UPDATE', 'DELETE', 'Create', 'update', 'dElEtE'])
    expect(check([{ type, records }])).toEqual([]);
  for (const type of ['UPSERT', '', 'CREATED', 'XDELETE', 1, undefined])
    expect(check([{ type, records }])).toHaveLength(1);
  type Type = ConfigFor<typeof executeBatchRecordOperations>['operations'][number]['type'];
  expectTypeOf<'CREATE' | 'Update' | 'delete'>().toExtend<Type>();
  expectTypeOf<'UPSERT'>().not.toExtend<Type>();
});

test('D-207: an operation has records, each with fields', () => {
  expect(check([{ type: 'DELETE' }])).toEqual([
    { path: ['operations', '0', 'records'], message: 'Expected "array" but received "undefined"' },
  ]);
  expect(check([{ type: 'DELETE', records: ['001000000000001AAA'] }])).toHaveLength(1);
  expect(check([{ type: 'UPDATE', records: [{}] }])).toHaveLength(1);
});

test('D-208: one wrong operation among good ones spoils the whole', () => {
  const good = { type: 'UPDATE', records };
  expect(check([good, { type: 'MOVE', records }, good])).not.toEqual([]);
});

test('D-149, D-209: allOrNone is a boolean where it is given', () => {
  expect(check([], false)).toEqual([]);
  expect(checkConfig(executeBatchRecordOperations, { operations: [] })).toEqual([]);
  expect(check([], 'true')).toEqual([
    { path: ['allOrNone'], message: 'Expected "boolean" but received "string"' },
  ]);
});

test('D-110, D-111: each result comes with its status: a record, nothing, or what is wrong in either form', () => {
  const problem = {
    constituentField: null,
    duplicateRecordError: null,
    errorCode: 'INVALID_EMAIL_ADDRESS',
    field: 'Email',
    fieldLabel: 'Email',
    message: 'Email: invalid',
  };
  const refusal = {
    enhancedErrorType: 'RecordError',
    message: 'Not saved.',
    output: { errors: [], fieldErrors: { Email: [problem] } },
    statusCode: 400,
  };
  const body = {
    hasErrors: true,
    results: [
      { result: account, statusCode: 201 },
      { result: null, statusCode: 204 },
      { result: [{ errorCode: 'REQUIRED_FIELD_MISSING', message: 'Name is missing' }], statusCode: 400 },
      { result: refusal, statusCode: 400 },
    ],
  };
  expect(neededMembers(BatchOperationResults, body)).toEqual(['hasErrors', 'results']);
  for (const at of body.results.keys())
    expect(neededMembers(BatchOperationResults, body, ['results', at])).toEqual(['result', 'statusCode']);
});
