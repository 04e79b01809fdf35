export const close = 'Close';
export const cancel = 'Cancel';
export const loading = 'Loading';
export const tryAgain = 'Try again';
export const reference = (id: string): string => `Reference: ${id}.`;
export const loadFailed = 'This could not be loaded';
export const noChoice = 'Nothing fits what you typed';
export const notDone = 'This was not done';
export const messages = 'Messages';
export const showMore = 'Show more';
export const codeFailed = 'This part of the console has failed';
export const codeFailedHint =
  'Nothing that is stored has been changed. Load the page again; if it fails again, tell an administrator.';
export const reload = 'Load again';
export const partMissing = 'A part of the console could not be loaded';
export const partMissingHint =
  'There may be no connection, or a newer version is there. What is stored is safe.';
export const mine = 'Yours';
export const theirs = 'Theirs';
export const original = 'As it was';
export const keepEditing = 'Go on editing';
export const chooseFiles = 'Choose files';
