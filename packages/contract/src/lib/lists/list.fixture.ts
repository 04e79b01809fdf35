import { account } from '../records/record.fixture.ts';

export const listReference = {
  id: '00B000000000001AAA',
  listViewApiName: 'AllAccounts',
  objectApiName: 'Account',
  type: 'listView',
};

/** A list with one column, one filter, one step of order and one group that it is shared with. */
export const listInfo = {
  cloneable: true,
  createable: true,
  deletable: true,
  displayColumns: [
    {
      fieldApiName: 'Name',
      inlineEditAttributes: { '012000000000000AAA': { editable: true, required: true } },
      label: 'Account Name',
      lookupId: 'Id',
      searchable: true,
      sortable: true,
    },
  ],
  eTag: 'b7a1',
  filterLogicString: null,
  filteredByInfo: [
    { fieldApiName: 'Industry', label: 'Industry', operandLabels: ['Retail'], operator: 'Equals' },
  ],
  hasMassActions: true,
  inlineEditDetails: { message: null, state: 'Enabled' },
  label: 'All Accounts',
  listReference,
  listShares: [{ shareType: 'Group', shares: [{ label: 'Everyone', shareApiName: 'Everyone' }] }],
  objectApiNames: ['Account', 'User'],
  orderedByInfo: [{ fieldApiName: 'Name', isAscending: true, label: 'Account Name' }],
  scope: {
    apiName: 'queue',
    entity: { id: '00G000000000001AAA', label: 'Retail queue' },
    label: 'Queue',
    relatedEntity: null,
  },
  searchable: true,
  updateable: true,
  userPreferences: { columnWidths: { Name: -1 }, columnWrap: { Name: false } },
  visibility: 'Shared',
  visibilityEditable: true,
};

export const listRecords = {
  count: 1,
  currentPageToken: '0',
  currentPageUrl: '/services/data/v63.0/ui-api/list-records/Account/AllAccounts?pageSize=50&pageToken=0',
  fields: ['Account.Name'],
  listInfoETag: 'b7a1',
  listReference,
  nextPageToken: '50',
  nextPageUrl: '/services/data/v63.0/ui-api/list-records/Account/AllAccounts?pageSize=50&pageToken=50',
  optionalFields: [],
  pageSize: 50,
  previousPageToken: null,
  previousPageUrl: null,
  records: [account],
  searchTerm: null,
  sortBy: ['Name', 'Id'],
  where: null,
};
