/** The name by which calls for list views mean the records that the user has seen last. */
export const recentListName = '__Recent';

const recent: ReadonlySet<string> = new Set(['recent', '__recent', 'mru']);

/** D-121, D-122: what kind of list a name means. */
export const listViewType = (listViewApiName: string): 'listView' | 'mru' =>
  recent.has(listViewApiName.toLowerCase()) ? 'mru' : 'listView';
