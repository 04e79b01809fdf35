export const close = 'Schließen';
export const cancel = 'Abbrechen';
export const loading = 'Wird geladen';
export const tryAgain = 'Erneut versuchen';
export const loadFailed = 'Das konnte nicht geladen werden';
