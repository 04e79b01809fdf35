export const heading = 'On the page';
export const changes = 'Changes on the page';
export const noChanges = 'The blocks of both versions are the same.';
export const notShown = 'The versions cannot be shown as pages.';
export const titles = {
  before: (number: string): string => `Older version, ${number}`,
  after: (number: string): string => `Newer version, ${number}`,
} as const;
export const kinds = {
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  changed: 'Changed',
  movedAndChanged: 'Moved and changed',
} as const;
/** As the outlines of the older and the newer version have it. */
export const kindsOn = {
  before: { ...kinds, moved: 'Moved from here', movedAndChanged: 'Moved from here and changed' },
  after: { ...kinds, moved: 'Moved here', movedAndChanged: 'Moved here and changed' },
} as const;
export const markOf = (number: number, kind: string): string => `${number} ${kind}`;
export const turn = (number: number): string => `place ${number}`;
export const standsIn = (where: string): string => `Where: ${where}.`;
export const movedFrom = (from: string, to: string): string => `From: ${from}. To: ${to}.`;
export const withInside = (count: number, shown: string): string =>
  count === 1 ? 'With 1 block in it.' : `With ${shown} blocks in it.`;
export const valueBefore = 'Before:';
export const valueAfter = 'After:';
export const nothing = 'nothing';
export const yes = 'Yes';
export const no = 'No';
export const show = 'Show on the page';
export const showOne = (number: number): string => `Show on the page: change ${number}`;
export const unseen = 'It takes no room on the page at this width.';
export const showAll = (count: string): string => `Show all ${count} changes`;
