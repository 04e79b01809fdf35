import * as adapters from '@relab/client/records';
import { describe, expect, it } from 'vitest';
import * as hooks from '../../records.ts';

const reads = Object.values(adapters as Readonly<Record<string, unknown>>).flatMap((adapter) =>
  typeof adapter === 'function' && 'observe' in adapter && 'id' in adapter ? [String(adapter.id)] : [],
);

/** `getRecord` → `Record`, `findDuplicates` → `FindDuplicates`. */
const nameOf = (id: string) => id.replace(/^get/, '').replace(/^./, (letter) => letter.toUpperCase());

describe('the hooks of the record data layer', () => {
  it.each(reads)('%s has one that shows, and one that suspends', (id) => {
    expect(Object.keys(hooks)).toEqual(
      expect.arrayContaining([`use${nameOf(id)}`, `useSuspending${nameOf(id)}`]),
    );
  });

  it('are these, and one for the pages of a list', () => {
    expect(reads.length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(hooks)).toHaveLength(2 * reads.length + 1);
  });
});
