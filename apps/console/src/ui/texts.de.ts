export const close = 'Schließen';
export const cancel = 'Abbrechen';
export const loading = 'Wird geladen';
export const tryAgain = 'Erneut versuchen';
export const loadFailed = 'Das konnte nicht geladen werden';
export const noChoice = 'Nichts passt zu Ihrer Eingabe';
export const notDone = 'Das ist nicht geschehen';
export const messages = 'Meldungen';
export const showMore = 'Mehr anzeigen';
export const codeFailed = 'Dieser Teil der Konsole ist ausgefallen';
export const codeFailedHint =
  'Nichts Gespeichertes wurde geändert. Laden Sie die Seite neu; fällt sie wieder aus, sagen Sie es einem Administrator.';
export const reload = 'Neu laden';
export const partMissing = 'Ein Teil der Konsole konnte nicht geladen werden';
export const partMissingHint =
  'Vielleicht fehlt die Verbindung, oder es gibt eine neuere Version. Gespeichertes ist sicher.';
