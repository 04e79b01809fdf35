export const dropHints = {
  all: 'Bilder hier ablegen oder auswählen (JPEG, PNG oder WebP) oder Dokumente (PDF)',
  pictures: 'Bilder hier ablegen oder auswählen (JPEG, PNG oder WebP)',
  documents: 'Dokumente hier ablegen oder auswählen (PDF)',
} as const;
export const uploads = 'Was hochgeladen wird';
export const replacing = (name: string, title: string): string => `${name} für „${title}“`;
export const waiting = (name: string): string => `${name} ist als Nächstes an der Reihe`;
export const sending = (name: string, percent: number): string => `${name}: ${percent} % gesendet`;
export const interrupted = (name: string, percent: number): string =>
  `${name}: Verbindung bei ${percent} % unterbrochen. Es geht von selbst weiter.`;
export const unfinished = 'Unfertige Uploads';
export const notFinished = (name: string, percent: number): string =>
  `${name} ist nicht fertig hochgeladen (${percent} %). Wählen Sie dieselbe Datei, um fortzufahren; nach einem Tag wird sie verworfen.`;
export const goOn = 'Fortsetzen';
export const goOnWith = (name: string): string => `${name} fortsetzen`;
export const discard = (name: string): string => `${name} verwerfen`;
export const otherFile = (name: string): string =>
  `Das ist eine andere Datei, oder sie wurde seitdem geändert. Wählen Sie ${name} unverändert, oder verwerfen Sie diesen Upload.`;
export const failed = (name: string): string => `${name} wurde nicht hochgeladen.`;
export const tryAgain = 'Noch einmal versuchen';
export const isThere = (name: string, title: string): string =>
  `${name} ist bereits in der Mediathek, als „${title}“.`;
export const useExisting = 'Jenes verwenden';
export const keepBoth = 'Trotzdem hochladen';
export const stop = (name: string): string => `Senden von ${name} abbrechen`;
export const dismiss = (name: string): string => `${name} weglassen`;
export const emptyFile = 'Die Datei ist leer.';
export const tooLarge = (megabytes: number): string => `Die Datei ist größer als ${megabytes} MB.`;
export const wrongTypes = {
  all: 'Nur Bilder im Format JPEG, PNG oder WebP und PDFs werden angenommen.',
  pictures: 'Nur Bilder im Format JPEG, PNG oder WebP werden angenommen.',
  documents: 'Hier werden nur PDFs angenommen.',
} as const;
export const noFile = 'Keine Datei';
export const noAltText = 'Ohne Alternativtext';
export const duplicate = 'Mehrfach vorhanden';
export const choosePicture = 'Bild auswählen';
export const chooseDocument = 'Dokument auswählen';
export const documents = 'Dokumente';
export const noDocuments = 'Es gibt noch keine Dokumente';
export const search = 'Titel durchsuchen';
export const pictures = 'Bilder';
export const choose = (title: string): string => `${title} auswählen`;
export const nothingFound = 'Kein Bild heißt so.';
export const empty = 'Es gibt noch keine Bilder';
export const emptyHint = 'Legen Sie hier welche ab.';
export const more = 'Mehr anzeigen';
