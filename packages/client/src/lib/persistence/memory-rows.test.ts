import { expect, it } from 'vitest';
import { indexedRows } from './indexed-rows.ts';
import { memoryRows } from './memory-rows.ts';
import { rowFaults } from './row-faults.ts';

it('does what rows are to do', async () => {
  expect(await rowFaults(memoryRows())).toEqual([]);
});

it('rejects each use where there is no IndexedDB', async () => {
  const rows = indexedRows('reads', { factory: undefined });
  await expect(rows.all('a')).rejects.toThrow('There is no IndexedDB.');
  await expect(rows.change('a', {})).rejects.toThrow('There is no IndexedDB.');
  await expect(rows.update('a', () => ({ result: 1 }))).rejects.toThrow('There is no IndexedDB.');
});
