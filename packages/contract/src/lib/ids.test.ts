import { expect, test } from 'vitest';
import { isRecordId, masterRecordTypeId, normalizeId } from './ids.ts';

test('D-151 D-152 15 characters become 18 by the public checksum', () => {
  expect(normalizeId('012000000000000')).toBe('012000000000000AAA');
  expect(normalizeId('001RO000003zKtE')).toBe('001RO000003zKtEYAU');
});

test('D-153 18 characters stay as they are, also with another checksum', () => {
  expect(normalizeId('001RO000003zKtEYAU')).toBe('001RO000003zKtEYAU');
  expect(normalizeId('001RO000003zKtEAAA')).toBe('001RO000003zKtEAAA');
});

test('D-011 D-285 the record type of records without one', () => {
  expect(masterRecordTypeId).toBe('012000000000000AAA');
});

test.each([
  ['012000000000000', true],
  ['012000000000000AAA', true],
  ['01200000000000', false],
  ["012'00000000000", false],
  [7, false],
])('%j is a record id: %j', (value, expected) => {
  expect(isRecordId(value)).toBe(expected);
});
