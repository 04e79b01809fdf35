export const close = 'Close';
export const cancel = 'Cancel';
export const loading = 'Loading';
export const tryAgain = 'Try again';
export const loadFailed = 'This could not be loaded';
