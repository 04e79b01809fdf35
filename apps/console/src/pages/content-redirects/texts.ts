export const title = (space: string): string => `Redirects of ${space}`;
export const hint =
  'Who opens an old name of a content is led on. What is changed here is on the site at once. A redirect to another one leads to where that ends.';
export const search = 'Search old names, titles and addresses';
export const addTitle = 'New redirect';
export const changeTitle = (alias: string): string => `Where ${alias} leads`;
export const add = 'Add';
export const change = 'Change';
export const edit = 'Change …';
export const from = 'Old name';
export const fromHint = 'A URL name, as old-offer, or the path of a page of contents, as /content/old-offer.';
export const to = 'Leads to';
export const toHint = 'A URL name of a content, a path of the site as /guides, or an address with https://.';
export const chooseContent = 'Choose a content …';
export const language = 'Language';
export const changed = 'Changed';
export const changedBy = (moment: string, name: string | null): string =>
  name === null ? moment : `${moment}, ${name}`;
export const actions = 'Actions';
export const actionsOf = (alias: string): string => `Actions of ${alias}`;
export const remove = 'Remove';
export const removed = (alias: string): string => `${alias} leads nowhere any more.`;
export const written = (alias: string): string => `${alias} is redirected.`;
export const deleteTitle = (alias: string): string => `Remove the redirect of ${alias}?`;
export const deleteHint = 'Who opens the old name finds no page any more, also by links from other sites.';
export const leadsNowhere = 'Nowhere: the content is not published';
export const empty = 'There are no redirects';
export const emptyHint = 'They come by themselves when a published URL name changes, or are added here.';
export const nothingFound = 'No redirect matches.';
export const count = (total: string): string => (total === '1' ? '1 redirect' : `${total} redirects`);
export const exportAll = 'Export as CSV';
export const importFile = 'Import from CSV …';
export const importTitle = 'Import redirects';
export const dropFile = 'Drop a CSV file here';
export const fileHint =
  'Its first line names the columns: from, to and, where you like, language. 100,000 lines at most.';
export const noColumns = 'The file has no columns named from and to in its first line.';
export const tooLarge = 'The file is larger than 50 MB.';
export const emptyLine = 'The old name or where it leads is missing.';
export const stop = 'Stop';
export const report = (created: string, updated: string, unchanged: string, rejected: string): string =>
  `${created} added, ${updated} changed, ${unchanged} as they were, ${rejected} rejected.`;
export const stopped = (left: string): string => `Stopped: ${left} lines were not written.`;
export const failure = (line: string, alias: string, message: string): string =>
  `Line ${line}, ${alias || '–'}: ${message}`;
export const saveFailures = 'Save what was rejected';
export const failureName = 'Rejected redirects.csv';
