export const loading = 'Loading';
export const cancel = 'Cancel';
export const apply = 'Apply';
export const save = 'Save';
export const tryAgain = 'Try again';
export const yes = 'Yes';
export const no = 'No';
export const blank = '(blank)';
export const or = ' or ';

export const count = (number: number, shown: string): string =>
  number === 1 && shown === '1' ? '1 record' : `${shown} records`;
export const nothingHere = 'No records in this list';
export const nothingFound = 'No records fit the search and the filters';
export const showAll = 'Without search and filters';
export const moreFailed = 'Further records could not be loaded.';

export const chooseView = 'Choose a view';
export const findView = 'Find a view';
export const noView = 'No view has this in its name.';
export const moreViews = ' There are more: type a part of the name.';
export const recent = 'Recently viewed';
export const pinned = 'opens first';
export const unsaved = 'Not saved in the view';
export const view = 'View';
export const saveView = 'Save the view';
export const resetView = 'As the view is saved';
export const saveAs = 'Save as new view …';
export const renameView = 'Name and sharing …';
export const pinView = 'Open first';
export const unpinView = 'No longer open first';
export const viewPinned = 'This view opens first from now on';
export const viewUnpinned = 'This view no longer opens first';
export const deleteView = 'Delete the view';
export const deleteViewTitle = (label: string): string => `Delete the view “${label}”?`;
export const deleteViewHint = 'The records stay. Whoever shares the view loses it.';
export const newView = 'New view';
export const copyOf = (label: string): string => `Copy of ${label}`.slice(0, 40);
export const viewName = 'Name';
export const viewSaved = 'View saved';
export const viewNotSaved = 'The view could not be saved';
export const viewNotDeleted = 'The view could not be deleted';
export const whoSees = 'Who sees it';
export const visibilities = {
  Private: 'Only you',
  Public: 'Everybody',
  Shared: 'Some roles',
} as const;
export const sharedWith = 'Shared with';
export const roles = {
  clerk: 'Clerks',
  administrator: 'Administrators',
  author: 'Authors',
  publisher: 'Publishers',
  seller: 'Sellers',
  buyer_manager: 'Buyer managers',
  buyer: 'Buyers',
} as const;

export const create = 'New';
export const exportList = 'Export …';
export const importList = 'Import …';
export const searchList = 'Search this list';
export const display = 'Display as';
export const modes = { table: 'Table', split: 'Table and record', board: 'Board' } as const;
export const openRecord = 'Open the record';
export const closeRecord = 'Close';

export const columns = 'Columns';
export const usualColumns = 'Columns of the view';
export const shownColumns = 'Shown, in this order';
export const otherColumns = 'Other fields';
export const findField = 'Find a field';
export const moveUp = (label: string): string => `${label}: further left`;
export const moveDown = (label: string): string => `${label}: further right`;
export const removeColumn = (label: string): string => `${label}: do not show`;
export const tooManyColumns = (max: number): string => `A list shows ${max} columns at most.`;
export const moreFields = (more: number): string => `${more} more: type a part of the name.`;

export const filters = 'Filters';
export const filterCount = (number: number): string => `Filters (${number})`;
export const filterNumber = (number: number): string => `Filter ${number}`;
export const removeFilter = (number: number): string => `Remove filter ${number}`;
export const removeChip = (text: string): string => `Remove: ${text}`;
export const removeScope = 'Show everybody’s records';
export const addFilter = 'Add a filter';
export const scope = 'Whose records';
export const scopes: Readonly<Record<string, string>> = { mine: 'Only mine' };
export const field = 'Field';
export const operator = 'Comparison';
export const value = 'Value';
export const choose = 'Choose';
export const addChoice = 'Another one';
export const removeChoice = (label: string): string => `Remove ${label}`;
export const join = 'Which of them hold';
export const joinAll = 'All of them';
export const joinAny = 'Any of them';
export const joinCustom = 'By a rule';
export const logic = 'Rule';
export const logicProblems = {
  unreadable: 'Write it like 1 AND (2 OR 3), with brackets where AND and OR meet.',
  'unknown-filter': 'It names a filter that is not there.',
  'unused-filter': 'It leaves out a filter. Name each of them.',
} as const;
export const operators: Readonly<Record<string, string>> = {
  Equals: 'is',
  NotEqual: 'is not',
  LessThan: 'is less than',
  LessOrEqual: 'is at most',
  GreaterThan: 'is more than',
  GreaterOrEqual: 'is at least',
  Contains: 'contains',
  NotContain: 'does not contain',
  StartsWith: 'begins with',
  Includes: 'has any of',
  Excludes: 'has none of',
};
export const dateOperators: Readonly<Record<string, string>> = {
  Equals: 'is in',
  NotEqual: 'is not in',
  LessThan: 'is before',
  LessOrEqual: 'is in or before',
  GreaterThan: 'is after',
  GreaterOrEqual: 'is in or after',
};
export const kindOfDate = 'Kind of date';
export const certainDay = 'A certain day';
export const day = 'Day';
export const howMany = 'How many';
export const relativeDates: Readonly<Record<string, string>> = {
  TODAY: 'today',
  YESTERDAY: 'yesterday',
  TOMORROW: 'tomorrow',
  THIS_WEEK: 'this week',
  LAST_WEEK: 'last week',
  NEXT_WEEK: 'next week',
  THIS_MONTH: 'this month',
  LAST_MONTH: 'last month',
  NEXT_MONTH: 'next month',
  THIS_QUARTER: 'this quarter',
  LAST_QUARTER: 'last quarter',
  THIS_YEAR: 'this year',
  LAST_YEAR: 'last year',
  LAST_N_DAYS: 'the last … days',
  NEXT_N_DAYS: 'the next … days',
  LAST_N_WEEKS: 'the last … weeks',
  LAST_N_MONTHS: 'the last … months',
  N_DAYS_AGO: '… days ago',
};
export const countedDates: Readonly<Record<string, (count: number) => string>> = {
  LAST_N_DAYS: (count) => `the last ${count} days`,
  NEXT_N_DAYS: (count) => `the next ${count} days`,
  LAST_N_WEEKS: (count) => `the last ${count} weeks`,
  LAST_N_MONTHS: (count) => `the last ${count} months`,
  N_DAYS_AGO: (count) => `${count} days ago`,
};

export const selection = 'Selection';
export const selected = (number: number, shown: string): string =>
  number === 1 ? '1 record selected' : `${shown} records selected`;
export const allSelected = 'All records of this list selected';
export const selectAll = 'Select all records of this list';
export const clearSelection = 'Clear';
export const changeField = 'Change …';
export const changeOwner = 'Change owner …';
export const deleteRecords = 'Delete …';

export const changes = 'Changes';
export const changed = (values: number, records: number): string =>
  `${values === 1 ? '1 value' : `${values} values`} changed in ${records === 1 ? '1 record' : `${records} records`}`;
export const saved = (records: number): string =>
  records === 1 ? '1 record saved' : `${records} records saved`;
export const undo = 'Undo';
export const undone = 'Taken back';
export const notUndone = 'Not everything could be undone';
export const notSent = 'Not sent: an earlier request failed.';
export const notPasted = (values: number): string =>
  values === 1 ? '1 value could not be pasted' : `${values} values could not be pasted`;
