export const close = 'Schließen';
export const cancel = 'Abbrechen';
export const loading = 'Wird geladen';
export const tryAgain = 'Erneut versuchen';
export const reference = (id: string): string => `Kennung: ${id}.`;
export const loadFailed = 'Dieser Bereich konnte nicht geladen werden';
export const noChoice = 'Kein Treffer';
export const notDone = 'Die Aktion wurde nicht ausgeführt';
export const messages = 'Meldungen';
export const showMore = 'Mehr anzeigen';
export const codeFailed = 'Dieser Teil der Konsole ist ausgefallen';
export const codeFailedHint =
  'Gespeicherte Daten sind nicht betroffen. Laden Sie die Seite neu. Tritt der Fehler wieder auf, wenden Sie sich an die Administration.';
export const reload = 'Neu laden';
export const partMissing = 'Ein Teil der Konsole konnte nicht geladen werden';
export const partMissingHint =
  'Vielleicht fehlt die Verbindung, oder es gibt eine neuere Version. Gespeicherte Daten sind nicht betroffen.';
export const mine = 'Ihr Wert';
export const theirs = 'Anderer Wert';
export const original = 'Vorher';
export const keepEditing = 'Weiter bearbeiten';
export const chooseFiles = 'Dateien auswählen';
