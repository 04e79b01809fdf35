export const title = (space: string): string => `Medien von ${space}`;
export const details = 'Das ausgewählte Bild';
export const uploaded = (title: string): string => `${title} ist in der Mediathek.`;
export const empty = 'Es gibt noch keine Bilder';
export const emptyHint = 'Legen Sie oben welche ab. Sie sind Entwürfe, bis sie veröffentlicht werden.';
export const nothingFound = 'Kein Bild passt dazu';
export const pictures = 'Bilder';
export const pages = 'Seiten mit Bildern';
export const previous = 'Vorherige Bilder';
export const next = 'Weitere Bilder';
export const search = 'Titel';
export const sortBy = 'Reihenfolge';
export const sorts = { Newest: 'Neueste zuerst', Title: 'Nach Titel' };
export const onlyDuplicates = 'Nur mehrfach vorhandene';
export const close = 'Zurück zu allen Bildern';
export const openContent = 'Als Inhalt öffnen';
export const titleField = 'Titel';
export const altText = (language: string): string => `Alternativtext, ${language}`;
export const altTextHint = 'Was das Bild zeigt, für alle, die es nicht sehen.';
export const save = 'Speichern';
export const saved = 'Gespeichert. Auf der Website erscheint es, sobald es veröffentlicht ist.';
export const notSaved = 'Es wurde nicht gespeichert';
export const publish = 'Veröffentlichen …';
export const publishTitle = (title: string): string => `${title} veröffentlichen`;
export const file = 'Datei';
export const noFile = 'Es gibt noch keine Datei.';
export const points = (width: number, height: number): string => `${width} × ${height}`;
export const duplicates = 'Andere Inhalte dieses Bereichs haben dieselbe Datei.';
export const showDuplicates = 'Anzeigen';
export const replace = 'Datei ersetzen …';
export const replaceTitle = (title: string, file: string): string =>
  `Die Datei von ${title} durch ${file} ersetzen?`;
export const replaceNow = 'Ersetzen';
export const replaced = (title: string): string => `Die Datei von „${title}“ ist ersetzt.`;
export const replacePublished =
  'Die Website zeigt die neue Datei sofort, wo immer dieses Bild steht. Titel, Texte und Adresse bleiben.';
export const replaceDraft = 'Titel, Texte und Schlüssel bleiben.';
export const whereUsed = 'Verwendung';
export const usedNowhere = 'Kein Inhalt zeigt es.';
export const more = (count: string): string => `und ${count} weitere`;
export const pointing = 'Zeigen auf das Bild legt fest';
export const modes = { focalPoint: 'Was im Blick bleibt', crop: 'Was überhaupt gezeigt wird' };
export const fromLeft = 'Von links';
export const fromTop = 'Von oben';
export const noFocalPoint = 'Die Mitte bleibt im Blick';
export const edges = {
  left: 'Links abgeschnitten',
  top: 'Oben abgeschnitten',
  right: 'Rechts abgeschnitten',
  bottom: 'Unten abgeschnitten',
};
export const noCrop = 'Alles zeigen';
export const renditions = 'So schneidet die Website es zu';
export const renditionsHint =
  'Mit dem, was jetzt eingestellt ist; auf der Website erscheint es nach dem Veröffentlichen.';
export const openDocument = 'Dokument öffnen';
