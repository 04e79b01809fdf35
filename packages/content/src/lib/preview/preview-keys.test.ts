import { expect, test } from 'vitest';
import { createPreviewKeys } from './preview-keys.ts';

const keys = createPreviewKeys('a secret that only tests have, and long enough');
const grant = {
  versionId: '5OU000000000001AAA',
  userId: '005000000000001AAA',
  expires: new Date('2026-03-02T10:00:00Z'),
};

test('what a key was written for is read from it, and from no key of another installation', () => {
  expect(keys.read(keys.write(grant))).toEqual(grant);
  const others = createPreviewKeys('another secret, which is long enough as well');
  expect(keys.read(others.write(grant))).toBeUndefined();
});

test('a key of which one part is another is no key', () => {
  const parts = keys.write(grant).split('.');
  for (const [at, part] of parts.entries()) {
    const other = `${part.slice(0, -1)}${part.endsWith('0') ? '1' : '0'}`;
    expect(keys.read(parts.with(at, other).join('.'))).toBeUndefined();
    expect(keys.read(parts.toSpliced(at, 1).join('.'))).toBeUndefined();
  }
  for (const text of ['', '.', 'x'.repeat(200), `${keys.write(grant)}A`])
    expect(keys.read(text)).toBeUndefined();
});

test('the key of a picture shows that one, until it expires', () => {
  const key = keys.writePicture('MCONE', grant.expires);
  const before = new Date(grant.expires.getTime() - 1);
  expect(keys.opensPicture('MCONE', key, before)).toBe(true);
  expect(keys.opensPicture('MCONE', key, grant.expires)).toBe(false);
  expect(keys.opensPicture('MCTWO', key, before)).toBe(false);
  const later = [(Number.parseInt(key.slice(0, 6), 36) + 1).toString(36), key.split('.')[1]].join('.');
  expect(keys.opensPicture('MCONE', later, before)).toBe(false);
  expect(keys.opensPicture('MCONE', '', before)).toBe(false);
});
