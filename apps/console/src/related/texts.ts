export const filter = (label: string): string => `Filter ${label}`;
export const filterHint = 'Part of a name or another text';
export const create = (label: string): string => `New ${label}`;
export const columnsOf = (label: string): string => `Columns of ${label}`;
export const viewAll = (count: string | undefined): string =>
  count === undefined ? 'View all' : `View all ${count}`;
export const none = 'There are none.';
export const noMatches = 'None of them matches.';
export const noLists = 'Nothing refers to this kind of record.';
export const actions = 'Actions';
