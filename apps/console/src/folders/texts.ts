export const tree = 'Folders';
export const moreFolders = 'There are more folders here. Search for them by name.';
export const share = 'Share …';
export const shareTitle = (name: string): string => `Share the folder ${name}`;
export const shareHint =
  'People of the other space see what lies in it and publish with it. They change nothing.';
export const sharedWith = 'Shared with';
export const sharedWithNone = 'With no other space yet.';
export const space = 'Space';
export const state = 'State';
export const states = {
  PendingShare: 'Is about to be shared',
  Shared: 'Shared',
  PendingUnshare: 'Sharing is about to end',
} as const;
export const unshare = 'Stop sharing';
export const unshareOne = (name: string): string => `Stop sharing with ${name}`;
export const shareWith = 'Share with';
export const noTargets = 'It is shared with every other space that you may look into.';
export const chooseSpace = 'Choose a space';
export const shareNow = 'Share';
export const moreShares = 'There are more.';
