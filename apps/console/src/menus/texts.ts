export const tree = 'Entries of the menu';
export const entry = (label: string): string => `Entry ${label}`;
export const unnamed = 'Without a label';
export const labels = 'Labels in all languages';
export const labelIn = (language: string): string => `Label, ${language}`;
export const missing = 'Missing';
export const missingIn = (languages: string): string => `missing in ${languages}`;
export const missingLabel = 'Missing: it has no label in this language.';
export const sameAs = (language: string): string => `Reads as in ${language}.`;
export const notYours = 'You may not change this language.';
export const noMenuIn = (language: string): string =>
  `The menu is not written in ${language} yet: translate it first, above.`;
export const addThere = 'Add it there';
export const addAboveFirst = 'Add the entry above it first.';
export const added = (entry: string, language: string): string =>
  `“${entry}” is in the menu in ${language}, with the same label until it is translated.`;
export const notSavedIn = (languages: string): string => `Not saved yet: ${languages}.`;
export const saveLabels = (count: number): string =>
  count === 1 ? 'Save the label' : `Save ${count} labels`;
export const discardLabels = 'Discard';
export const labelsSaved = (count: number): string =>
  count === 1 ? 'The label is saved in its language.' : `${count} labels are saved in their languages.`;
export const labelsNotSaved = 'Not all of them are saved';
export const labelsLeft = (count: number): string =>
  count === 1
    ? 'One label stands against what somebody else has saved.'
    : `${count} labels stand against what somebody else has saved.`;
export const changedMeanwhile = (theirs: string): string =>
  `Meanwhile somebody has written “${theirs}”. Saved once more, yours replaces it.`;
export const goneMeanwhile = (language: string): string =>
  `The menu in ${language} has no such entry any more. Copy your words, then discard them.`;
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
export const keysHint =
  'Arrows choose, Alt and arrows move up, down, in and out, Delete removes, Control and Z undoes. Entries can be dragged.';
export const emptyMenu = 'The menu has no entries yet.';
export const chooseFirst = 'Choose an entry to say what it is called and where it leads.';
export const preview = 'How the foot of the site shows it';
