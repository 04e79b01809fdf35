import { expect, test } from 'vitest';
import { configOf, filterIn, isNarrowed, queryOfFilter, savedFilter } from './item-filter.ts';

const inAddress = (query: string) =>
  filterIn(new URL(`https://shop.test/console/content/folders/1?${query}`));

test('an address says what the list is narrowed by, and what it cannot mean narrows nothing', () => {
  const filter = inAddress(
    'q=+cold+&status=Lost&from=2026-13-40&to=2026-02-03&language=english&by=005&in=galaxy',
  );
  expect(filter).toMatchObject({
    q: 'cold',
    status: '',
    from: '',
    to: '2026-02-03',
    language: '',
    by: '005',
    in: '',
  });
  expect(isNarrowed(filter)).toBe(true);
  expect(isNarrowed(inAddress('in=space&page=3&sort=Status'))).toBe(false);
});

test('days are those of the clocks of whoever looks, and both ends belong to it', () => {
  const config = configOf(inAddress('from=2026-03-29&to=2026-03-29'), '9Pu1', 'Europe/Berlin');
  expect(config).toEqual({
    folderId: '9Pu1',
    changedFrom: '2026-03-28T23:00:00.000Z',
    // The day on which clocks go forward has 23 hours.
    changedBefore: '2026-03-29T22:00:00.000Z',
  });
});

test('the whole space is searched where the address says so, by everything that it says', () => {
  const filter = inAddress('q=cold+rooms&type=news&status=Draft&language=All&by=005&term=0tT&in=space');
  expect(configOf(filter, '9Pu1', 'UTC')).toEqual({
    ...{ queryTerm: 'cold rooms*', contentTypes: ['news'], statuses: ['Draft'], language: 'All' },
    ...{ changedById: '005', termId: '0tT' },
  });
});

test('a saved view brings back its filters, and nothing else that somebody wrote into it', () => {
  const saved = queryOfFilter(inAddress('q=cold&status=Draft&in=space&page=4'));
  expect(saved).toBe('q=cold&status=Draft&in=space');
  expect(savedFilter(saved)).toEqual({ q: 'cold', status: 'Draft', in: 'space' });
  expect(savedFilter('href=javascript:alert(1)&status=%00&page=2&q=x')).toEqual({ q: 'x' });
});
