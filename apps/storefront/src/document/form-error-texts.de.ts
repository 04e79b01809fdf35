export const pageHasNoForm = 'Diese Seite hat kein Formular. Gehen Sie zurück, und öffnen Sie sie erneut.';
export const formTimeout =
  'Das Formular ist nicht rechtzeitig angekommen. Gehen Sie zurück, und senden Sie es noch einmal; kleinere Dateien kommen schneller an.';
export const formTooLarge =
  'Das Gesendete ist zu groß: Ein Formular hat höchstens 64 kB. Gehen Sie zurück, und kürzen Sie es.';
export const filesTooLarge = (megabytes: number) =>
  `Das Gesendete ist zu groß: Alle Dateien zusammen haben höchstens ${megabytes} MB. Gehen Sie zurück, und wählen Sie kleinere oder weniger Dateien.`;
export const filesNotAccepted = 'Diese Seite nimmt nur Formulare ohne Dateien an.';
export const tooManyUploads =
  'Gerade werden zu viele Dateien gesendet. Warten Sie einige Sekunden, gehen Sie zurück, und senden Sie das Formular noch einmal.';
export const formUnreadable = 'Das Formular konnte nicht gelesen werden.';
