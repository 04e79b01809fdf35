import { expect, test } from 'vitest';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { listInfo, listReference } from './list.fixture.ts';
import { ListPreferences } from './list-preferences-schemas.ts';

test('D-046: list preferences have these members, widths whole and wraps true or false', () => {
  const preferences = {
    columnWidths: { Name: 320 },
    columnWrap: { Name: true },
    listReference,
    orderedBy: listInfo.orderedByInfo,
  };
  expect(neededMembers(ListPreferences, preferences)).toEqual(Object.keys(preferences));
  expect(neededMembers(ListPreferences, preferences, ['orderedBy', 0])).toEqual([
    'fieldApiName',
    'isAscending',
    'label',
  ]);
  expect(fitsWith(ListPreferences, preferences, ['columnWidths', 'Name'], '320')).toBe(false);
  expect(fitsWith(ListPreferences, preferences, ['columnWrap', 'Name'], 'true')).toBe(false);
});
