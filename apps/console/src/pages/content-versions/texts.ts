export const titleOf = (title: string): string => `Compare versions of ${title}`;
export const hint =
  'What differs comes first. What you take goes into the form, and becomes a version when you save it.';
export const sides = { before: 'Older version', after: 'Newer version' } as const;
export const versionFacts = (number: string, moment: string, facts: string): string =>
  `${number}, ${moment} (${facts})`;
export const onlyOne = 'There is one version alone';
export const onlyOneHint = 'Each save makes another one.';
export const partLabels = { title: 'Name of the content', urlName: 'URL name' } as const;
export const pageLabels = {
  title: 'Title of the page',
  viewType: 'Kind of page',
  dataProviders: 'Data of the page',
} as const;
export const changedParts = (count: number, shown: string): string =>
  count === 0 ? 'Both versions are the same.' : count === 1 ? '1 part differs.' : `${shown} parts differ.`;
export const changedBlocks = (count: number, shown: string): string =>
  count === 1 ? '1 block differs.' : `${shown} blocks differ.`;
export const unchanged = 'What is the same in both';
export const take = (number: string): string => `Take from ${number}`;
export const takeOne = (label: string, number: string): string => `Take from ${number}: ${label}`;
export const restore = (number: string): string => `Take all of version ${number} …`;
export const restoreQuestion = (number: string): string => `Take all of version ${number} into the form?`;
export const restoreHint =
  'What you have typed and not saved is replaced. The versions stay as they are; saving makes a new one.';
export const restoreConfirm = 'Take it into the form';
