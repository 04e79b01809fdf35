export const pictures = 'Bilder';
export const addPictures = 'Bilder hinzufügen';
export const choosePictures = 'Bilder auswählen';
/** `mayDrop` where a script takes what is dropped. */
export const hint = (most: number, mayDrop: boolean): string =>
  `Das ganze Gerät, das Typenschild, die Bedienelemente, was abgenutzt ist. JPEG, PNG oder WebP, je 10 MB, höchstens ${most}${mayDrop ? '; oder ziehen Sie sie hierher' : ''}.`;
export const inTheirOrder = 'Bilder in ihrer Reihenfolge';
export const addChosen = 'Ausgewählte Bilder hinzufügen';

export const moveForward = 'Nach vorn';
export const moveBack = 'Nach hinten';
export const remove = 'Entfernen';
export const mainPicture = 'Hauptbild';
export const pictureNumber = (number: number): string => `Bild ${number}`;
/** What a button does and to which picture, as it is titled. */
export const verbOf = (verb: string, picture: string): string => `${verb}: ${picture}`;
export const alt = (picture: string, file: string): string => (file ? `${picture}: ${file}` : picture);
export const tryAgain = 'Noch einmal versuchen';
export const sending = (file: string): string => `${file} wird gesendet`;

export const arrived = (file: string): string => `${file} ist angekommen.`;
export const failed = (file: string, why: string): string => `${file}: ${why}`;
export const removed = 'Das Bild ist entfernt.';
export const moved = (number: number): string => `Das Bild ist jetzt Nummer ${number}.`;

export const leftOut = (file: string, why: string): string => `„${file}“ wurde weggelassen. ${why}`;
export const refused = (file: string, why: string): string => `„${file}“: ${why}`;
export const tooMany = (most: number): string =>
  `Möglich sind ${most} Bilder. Entfernen Sie eines, bevor Sie ein anderes hinzufügen.`;
export const tooLarge = 'Das Bild ist größer als 10 MB. Wählen Sie ein kleineres.';
export const unreadable = 'Das Bild ist nicht lesbar. Nehmen Sie es neu auf, oder speichern Sie es neu.';
export const wrongKind =
  'Das ist kein Bild im Format JPEG, PNG oder WebP. Speichern Sie es in einem davon, und wählen Sie dieses.';
export const tooOften =
  'Innerhalb einer Stunde kamen sehr viele Bilder von Ihnen. Versuchen Sie es später noch einmal.';
export const serverFailed =
  'Der Server konnte es nicht annehmen. Ihr Bild ist noch hier: Versuchen Sie es noch einmal.';
export const connectionBroke =
  'Die Verbindung wurde unterbrochen. Ihr Bild ist noch hier: Versuchen Sie es noch einmal.';
