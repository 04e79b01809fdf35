export const toolbar = (label: string): string => `Format von ${label}`;
export const style = 'Formatvorlage';
export const styles = {
  paragraph: 'Absatz',
  h2: 'Überschrift 2',
  h3: 'Überschrift 3',
  h4: 'Überschrift 4',
  preformatted: 'Vorformatiert',
} as const;
export const marks = {
  strong: 'Fett',
  em: 'Kursiv',
  u: 'Unterstrichen',
  s: 'Durchgestrichen',
  sub: 'Tiefgestellt',
  sup: 'Hochgestellt',
  code: 'Code',
} as const;
export const bulletList = 'Aufzählung';
export const orderedList = 'Nummerierte Liste';
export const quote = 'Zitat';
export const link = 'Link';
export const picture = 'Bild';
export const table = 'Tabelle';
export const rule = 'Trennlinie';
export const undo = 'Rückgängig';
export const redo = 'Wiederholen';
export const html = 'HTML';
export const keys =
  'In Listen und Tabellen geht es mit Tab weiter; nach Escape verlässt Tab den Text. Alt+F10 führt zu den Werkzeugen.';
export const onlyHtml =
  'In diesem Text steht etwas, wofür der Editor keine Form hat. Er wird als HTML gezeigt, damit nichts davon verloren geht. Was nicht in einen Text gehört, wird beim Speichern herausgenommen.';
export const markup =
  'HTML, wie es gespeichert ist. Was nicht in einen Text gehört, wird beim Speichern herausgenommen.';
export const omittedPictures = (count: string): string =>
  `Ausgelassene Bilder: ${count}. Laden Sie sie in die Medienbibliothek hoch und fügen Sie sie von dort ein.`;
export const insertTable = 'Tabelle einfügen';
export const rowBefore = 'Zeile darüber';
export const rowAfter = 'Zeile darunter';
export const deleteRow = 'Zeile löschen';
export const columnBefore = 'Spalte davor';
export const columnAfter = 'Spalte danach';
export const deleteColumn = 'Spalte löschen';
export const headerRow = 'Spaltenköpfe';
export const headerColumn = 'Zeilenköpfe';
export const mergeCells = 'Zellen verbinden';
export const splitCell = 'Zelle teilen';
export const captionOf = 'Beschriftung …';
export const deleteTable = 'Tabelle löschen';
export const caption = 'Beschriftung der Tabelle';
export const captionHint = 'Sagt, was die Tabelle zeigt, auch denen, die sie nicht sehen.';
export const address = 'Adresse';
export const addressHint = 'Ein Pfad dieser Website wie /help, https://… oder eine E-Mail-Adresse.';
export const words = 'Text';
export const apply = 'Übernehmen';
export const removeLink = 'Link entfernen';
export const isNoAddress =
  'Links führen zu Seiten dieser Website, zu https, zu E-Mail-Adressen und zu Telefonnummern.';
export const needsWords = 'Ohne Text gibt es nichts zum Anklicken.';
export const pictureWords = 'Was das Bild zeigt';
export const altText = 'Alternativtext';
export const altTextHint = 'Für alle, die es nicht sehen: was auf dem Bild ist, in einem Satz.';
export const isDecorative = 'Das Bild schmückt nur und sagt nichts aus';
export const needsAltText = 'Sagen Sie, was das Bild zeigt, oder dass es nur schmückt.';
export const otherPicture = 'Anderes wählen …';
export const chooseDocument = 'Dokument der Mediathek auswählen …';
