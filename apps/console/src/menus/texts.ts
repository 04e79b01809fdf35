export const tree = 'Entries of the menu';
export const entry = (label: string): string => `Entry ${label}`;
export const unnamed = 'Without a label';
export const newEntry = 'New entry';
export const leadsTo = 'Leads to';
export const kinds = {
  none: 'Nowhere: a heading of what is below it',
  content: 'A content',
  path: 'A page or category of the site',
  address: 'Another address',
} as const;
export const path = 'Path on the site';
export const pathHint = 'It begins with a slash, as /guides does. The site adds the language.';
export const choosePage = 'Choose a page or category …';
export const choosePageTitle = 'Choose a page or category';
export const searchPages = 'Search pages and categories';
export const pages = 'Pages and categories';
export const name = 'Name';
export const kind = 'Kind';
export const linkKinds = { Page: 'Page', Category: 'Category' } as const;
export const noPages = 'Nothing matches.';
export const addressHint = 'With https://, http://, mailto: or tel: at its beginning.';
export const noSuchPage = 'The site has no such page.';
export const notPublished = (title: string): string =>
  `“${title}” is not published: the site leaves the entry out until it is.`;
export const contentGone = 'The content is gone: the site leaves the entry out.';
export const noPageOfType = (type: string): string => `A content of the type ${type} has no page of its own.`;
export const badAddress = (url: string): string => `“${url}” is not an address that a link leads to.`;
export const noLabel = 'It has no label.';
export const toCheck = 'to check';
export const leftOut = '(left out by the site)';
export const problems = (count: number): string =>
  count === 1 ? 'One entry leads nowhere' : `${count} entries lead nowhere`;
export const tooDeep = (levels: number): string => `The site shows ${levels} levels of a menu.`;
export const add = 'Add an entry';
export const addBelow = 'Add one below';
export const moves = { up: 'Up', down: 'Down', in: 'One level in', out: 'One level out' } as const;
export const remove = 'Remove';
export const undo = 'Undo';
export const redo = 'Redo';
export const keysHint =
  'Arrows choose, Alt and arrows move up, down, in and out, Delete removes, Control and Z undoes. Entries can be dragged.';
export const emptyMenu = 'The menu has no entries yet.';
export const chooseFirst = 'Choose an entry to say what it is called and where it leads.';
export const preview = 'How the foot of the site shows it';
