import { expect, test } from 'vitest';
import { neededMembers } from '../needed-members.fixture.ts';
import { ListInfoSummaries, ListViewSummaries } from './list-summary-schemas.ts';

const page = {
  count: 1,
  currentPageToken: '0',
  currentPageUrl: '/services/data/v63.0/ui-api/list-ui/Account?pageSize=20&pageToken=0',
  nextPageToken: null,
  nextPageUrl: null,
  objectApiName: 'Account',
  pageSize: 20,
  previousPageToken: null,
  previousPageUrl: null,
  queryString: null,
  recentListsOnly: false,
};
const summary = { apiName: 'AllAccounts', id: '00B000000000001AAA', label: 'All Accounts' };
const infos = { ...page, lists: [{ ...summary, url: '/list-info/Account/AllAccounts' }] };
const views = { ...page, lists: [{ ...summary, listUiUrl: '/list-ui/Account/AllAccounts' }] };

test('D-037: a summary has a name, an id, a label and where to find the rest', () => {
  expect(neededMembers(ListInfoSummaries, infos, ['lists', 0])).toEqual(['apiName', 'id', 'label', 'url']);
  expect(neededMembers(ListViewSummaries, views, ['lists', 0])).toEqual([
    'apiName',
    'id',
    'label',
    'listUiUrl',
  ]);
});

test('D-038: a collection of summaries has these members', () => {
  const members = [...Object.keys(page), 'lists'].toSorted();
  expect(neededMembers(ListInfoSummaries, infos)).toEqual(members);
  expect(neededMembers(ListViewSummaries, views)).toEqual(members);
});
