import { expect, it } from 'vitest';
import { byteSize, duration, holding, readName, written } from './format.ts';

it('keys are read as a call and what it is asked, each thing once', () => {
  const key = 'records/getRecord/001?{"fields":["A.B","A.C"],"recordId":"001","updateMru":true}';
  expect(readName(key)).toEqual({ call: 'getRecord', requested: '001 fields: A.B, A.C updateMru: true' });
  expect(readName('object-info/getObjectInfo/account?{}')).toEqual({
    call: 'getObjectInfo',
    requested: 'account',
  });
  expect(readName('lists/getX/?{"where":{"a":"b/c?d"}}')).toEqual({
    call: 'getX',
    requested: 'where: {"a":"b/c?d"}',
  });
  expect(readName('updateRecord')).toEqual({ call: 'updateRecord', requested: '' });
});

it('sizes and times have units', () => {
  expect([0, 999, 1_500, 2_000_000].map(byteSize)).toEqual(['0 B', '999 B', '1.5 kB', '2.0 MB']);
  expect([3, 1_500, 180_000, Number.POSITIVE_INFINITY].map(duration)).toEqual([
    '3 ms',
    '1.5 s',
    '3 min',
    'ever',
  ]);
});

it('what holds says for how long, and what does not since when', () => {
  expect(holding(2_500, 1_000)).toBe('holds for 1.5 s');
  expect(holding(1_000, 2_500)).toBe('stale since 1.5 s');
  expect(holding(0, 2_500)).toBe('marked as stale');
});

it('long values are cut', () => {
  expect(written({ a: 1 })).toBe('{\n  "a": 1\n}');
  expect(written('x'.repeat(5_000))).toMatch(/1002 more characters$/);
});
