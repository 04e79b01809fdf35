import { expect, test } from 'vitest';
import { checkConfig } from '../check-config.ts';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { ListError } from './list-info-schemas.ts';
import { getListRecordsByApiName, getListRecordsByName } from './list-records.ts';
import { getRecentRecords } from './recent-records.ts';
import { RecentRecords } from './recent-records-schemas.ts';

const seen = { attributes: { type: 'Account', url: '/sobjects/Account/001' }, Id: '001', Name: 'Acme' };

test('a record that was seen lately has an id, a name and says where it is', () => {
  expect(neededMembers(RecentRecords, [seen], [0])).toEqual(['Id', 'Name', 'attributes']);
  expect(neededMembers(RecentRecords, [seen], [0, 'attributes'])).toEqual(['type', 'url']);
  expect(fitsWith(RecentRecords, [seen], [0, 'Name'], null)).toBe(true);
  expect(getRecentRecords.path).toBe('/services/data/{version}/recent');
  expect(checkConfig(getRecentRecords, { limit: 'all' })).toHaveLength(1);
});

test('records of a list are requested by GET as by POST, which alone can try other filters', () => {
  const { query, path } = getListRecordsByApiName;
  expect(path).toBe(getListRecordsByName.path);
  const { filterLogicString, filteredByInfo, scope, ...plain } = getListRecordsByName.body?.properties ?? {};
  expect(plain).toEqual(query?.properties);
  expect([filterLogicString, filteredByInfo, scope]).not.toContain(undefined);
});

test('a list that cannot be saved says why, by member', () => {
  const refusal = {
    errorCode: 'INVALID_INPUT',
    message: 'The list is not saved.',
    output: { fieldErrors: [{ errorMessage: 'It is taken.', fieldApiName: 'developerName' }] },
    statusCode: 400,
  };
  expect(neededMembers(ListError, refusal)).toEqual(['errorCode', 'message', 'output', 'statusCode']);
  expect(neededMembers(ListError, refusal, ['output', 'fieldErrors', 0])).toEqual([
    'errorMessage',
    'fieldApiName',
  ]);
});
