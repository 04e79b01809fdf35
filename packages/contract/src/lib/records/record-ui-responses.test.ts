import { expect, test } from 'vitest';
import { accountLayout, userState } from '../layouts/layout.fixture.ts';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { accountInfo } from '../object-info/object-info.fixture.ts';
import { account } from './record.fixture.ts';
import { RecordUi } from './record-ui-schemas.ts';

const bundle = {
  records: { [account.id]: account },
  objectInfos: { Account: accountInfo },
  layouts: { Account: { '012000000000000AAA': { Full: { View: accountLayout } } } },
  layoutUserStates: { [userState.id]: userState },
};

test('D-019: the bundle has records, object infos, layouts and user states', () => {
  expect(neededMembers(RecordUi, bundle)).toEqual(['layoutUserStates', 'layouts', 'objectInfos', 'records']);
  expect(fitsWith(RecordUi, bundle, ['records', account.id], {})).toBe(false);
  expect(fitsWith(RecordUi, bundle, ['objectInfos', 'Account'], {})).toBe(false);
  expect(fitsWith(RecordUi, bundle, ['layoutUserStates', userState.id], {})).toBe(false);
});

test('D-020: layouts are keyed by object, record type, layout type and mode, in this order', () => {
  const place = ['layouts', 'Account', '012000000000000AAA', 'Full', 'View'];
  expect(neededMembers(RecordUi, bundle, place)).toContain('sections');
  expect(fitsWith(RecordUi, bundle, place.slice(0, 4), accountLayout)).toBe(false);
});
