import type { ErrorTexts } from './texts.ts';

/** `texts.ts` in German. */
export const german: ErrorTexts = {
  busy: 'Zu viele Anfragen dieser Art laufen gleichzeitig. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  overloaded:
    'Dieser Server hat im Moment zu viel zu tun. Es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal.',
  conflict: 'Der Datensatz wurde geändert, seit Sie mit dem Bearbeiten begonnen haben.',
  credentials: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  create: 'Der Datensatz konnte nicht angelegt werden. Bitte prüfen Sie Ihre Angaben.',
  undelete: 'Der Datensatz konnte nicht wiederhergestellt werden.',
  update: 'Der Datensatz konnte nicht gespeichert werden. Bitte prüfen Sie Ihre Angaben.',
  jobWaits: 'Ein anderer Auftrag, der dasselbe tut, wartet schon.',
  jobNotToRun: 'Noch einmal ausführen lässt sich nur, was fehlgeschlagen ist oder wartet.',
  jobNotToCancel: 'Abbrechen lässt sich nur, was noch wartet.',
  programOfFile: 'Dieses Programm steht in clients.json: Ändern Sie es dort, und starten Sie neu.',
  programInvalid: (problem) => `Das Programm lässt sich nicht anlegen: ${problem}`,
  programsFull: (max) => `Es gibt schon ${max} Programme: Löschen Sie zuerst eines.`,
  programWithoutSecret: 'Ein öffentliches Programm hat kein Geheimnis.',
  userDoesNotSignIn: 'Mit diesem Benutzer meldet sich niemand an.',
  noAccount: 'Diesen Geschäftspartner gibt es nicht.',
  program: {
    id: 'Eine ID besteht aus Buchstaben, Ziffern und -._~.',
    secret: (min) => `Ein Geheimnis hat mindestens ${min} Zeichen.`,
    withoutSecret: 'Ohne Geheimnis kann es weder im eigenen Namen anfragen noch Passwörter übergeben.',
    redirectUri: (uri) => `${uri} ist keine Adresse, zu der Personen geschickt werden dürfen.`,
    origin: (origin) => `${origin} ist kein Ursprung wie https://app.example.com.`,
  },
  userExists:
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an, oder setzen Sie ein neues Passwort.',
  noEmail: 'email: Das ist keine E-Mail-Adresse.',
  full: 'Es ist kein Speicherplatz mehr frei. Es wurde nichts gespeichert.',
  filesFull: 'Für Dateien ist kein Speicherplatz mehr frei. Es wurde nichts gespeichert.',
  filesUnavailable: 'Dateien sind im Moment nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  insufficientAccess:
    'Sie haben keinen Zugriff auf diesen Datensatz. Wenden Sie sich an Ihre Administration.',
  invalidSession: 'Die Sitzung ist abgelaufen oder ungültig.',
  malformed: 'Ein Wert ist fehlerhaft oder außerhalb des möglichen Bereichs.',
  notFound: 'Das Gesuchte gibt es nicht oder nicht mehr.',
  sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich an, um fortzufahren.',
  slow: 'Die Daten kamen zu langsam oder gar nicht an.',
  tooLarge: (size) => `Es sind höchstens ${size} auf einmal möglich.`,
  timeout: 'Die Anfrage hat zu lange gedauert. Fragen Sie weniger auf einmal ab.',
  unavailable: 'Der Dienst ist im Moment nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  unexpected: (id) => `Ein unerwarteter Fehler ist aufgetreten. Seine Kennung ist ${id}.`,
  uploading: 'Im Moment wird zu viel hochgeladen. Bitte versuchen Sie es gleich noch einmal.',
};
