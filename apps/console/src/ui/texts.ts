export const close = 'Close';
export const cancel = 'Cancel';
export const loading = 'Loading';
export const tryAgain = 'Try again';
export const loadFailed = 'This could not be loaded';
export const noChoice = 'Nothing fits what you typed';
export const notDone = 'This was not done';
export const messages = 'Messages';
