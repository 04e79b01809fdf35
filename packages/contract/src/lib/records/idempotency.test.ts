import { expect, it } from 'vitest';
import { buildRequest } from '../build-request.ts';
import { createContentDocumentAndVersion, createContentVersion } from '../files/content-version.ts';
import { createRecord, deleteRecord, updateRecord } from './record.ts';
import { executeBatchRecordOperations } from './record-operations.ts';

const idempotencyKey = '5e6f4b8e-58a1-4b0f-9d0e-3b1c7f0a2d11';

it.each([
  [createRecord, { apiName: 'Account', fields: {} }],
  [updateRecord, { recordId: '001000000000001AAA', fields: {} }],
  [deleteRecord, { recordId: '001000000000001AAA' }],
  [executeBatchRecordOperations, { operations: [] }],
  [createContentVersion, { contentDocumentId: '069000000000001AAA', fileData: new Blob() }],
  [createContentDocumentAndVersion, { fileData: new Blob() }],
] as const)('a write may carry a key under which it is done once: %o', (call, config) => {
  expect(buildRequest(call, { ...config, idempotencyKey }).headers['Idempotency-Key']).toBe(idempotencyKey);
  expect(buildRequest(call, config).headers).not.toHaveProperty('Idempotency-Key');
});
