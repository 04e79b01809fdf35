import { expect, test } from 'vitest';
import * as lifetimes from './representation-lifetimes.ts';

test('D-107, D-235, D-238, D-241…D-248: parts of answers live as long as their kind, in milliseconds', () => {
  expect({ ...lifetimes }).toEqual({
    batchErrorLifetime: 30_000,
    batchLifetime: 120_000,
    contentDocumentLifetime: 2_592_000_000,
    directoryEntryLifetime: 2_592_000_000,
    layoutLifetime: 900_000,
    layoutUserStateLifetime: 900_000,
    listInfoLifetime: 900_000,
    listRecordsLifetime: 30_000,
    objectInfoLifetime: 900_000,
    recordLifetime: 30_000,
  });
});
