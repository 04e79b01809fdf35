export const close = 'Schließen';
export const cancel = 'Abbrechen';
export const loading = 'Wird geladen';
export const tryAgain = 'Erneut versuchen';
export const loadFailed = 'Das konnte nicht geladen werden';
export const noChoice = 'Nichts passt zu Ihrer Eingabe';
export const notDone = 'Das ist nicht geschehen';
export const messages = 'Meldungen';
