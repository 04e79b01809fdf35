export const title = 'Ihre Daten';
export const lead = (email: string): string =>
  `Was über ${email} gespeichert ist: Konto, Aufträge, Anfragen, Preisanfragen, Warenkörbe, Suchen und Dateien.`;
export const notDone = 'Das wurde nicht ausgeführt';
export const dueOn = (day: string): string => `Ihr Konto wird am ${day} gelöscht`;
export const dueHint = 'Bis dahin können Sie es sich anders überlegen. Danach ist es unwiderruflich.';
export const cancelErasure = 'Konto behalten';
export const password = 'Passwort';
export const passwordHint =
  'Bestätigen Sie, dass Sie es sind, um Ihre Daten herunterzuladen oder zu löschen.';
export const passwordRequired = 'Geben Sie Ihr Passwort ein.';
export const wrongPassword = 'Das ist nicht Ihr Passwort.';
export const confirm = 'Weiter';
export const downloadHeading = 'Herunterladen';
export const downloadHint =
  'Ein ZIP mit einer JSON-Datei für jede Art von Datensatz, die Programme lesen können, und Ihren hochgeladenen Dateien.';
export const download = 'Meine Daten herunterladen';
export const eraseHeading = 'Löschen';
export const eraseHint =
  'Ihr Konto und alles, was über Sie gespeichert ist, wird in 14 Tagen gelöscht. Wir schreiben Ihnen dazu; bis dahin können Sie es hier zurücknehmen.';
export const erase = 'Mein Konto löschen';
export const keptHeading = 'Was wir danach gesetzlich aufbewahren müssen';
