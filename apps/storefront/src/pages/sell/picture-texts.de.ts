export const pictures = 'Bilder';
export const addPictures = 'Bilder hinzufügen';
export const choosePictures = 'Bilder auswählen';
/** `mayDrop` where a script takes what is dropped. */
export const hint = (most: number): string =>
  `Das ganze Gerät, das Typenschild, die Bedienelemente, was abgenutzt ist. JPEG, PNG oder WebP, je 10 MB, höchstens ${most}; oder ziehen Sie sie hierher.`;
export const pictureListLabel = 'Bilder in ihrer Reihenfolge';
export const addButton = 'Ausgewählte Bilder hinzufügen';

export const moveForward = 'Nach vorn';
export const moveBack = 'Nach hinten';
export const remove = 'Entfernen';
export const mainPicture = 'Hauptbild';
export const pictureNumber = (number: number): string => `Bild ${number}`;
/** What a button does and to which picture, as it is titled. */
export const actionLabel = (verb: string, picture: string): string => `${verb}: ${picture}`;
export const alt = (picture: string, file: string): string => (file ? `${picture}: ${file}` : picture);
export const tryAgain = 'Noch einmal versuchen';
export const uploading = (file: string): string => `${file} wird gesendet`;

export const uploaded = (file: string): string => `${file} ist angekommen.`;
export const uploadFailed = (file: string, why: string): string => `${file}: ${why}`;
export const removed = 'Das Bild ist entfernt.';
export const moved = (number: number): string => `Das Bild ist jetzt Nummer ${number}.`;

export const skipped = (file: string, why: string): string => `„${file}“ wurde weggelassen. ${why}`;
export const rejected = (file: string, why: string): string => `„${file}“: ${why}`;
export const tooMany = (most: number): string =>
  `Möglich sind ${most} Bilder. Entfernen Sie eines, bevor Sie ein anderes hinzufügen.`;
export const tooLarge = 'Das Bild ist größer als 10 MB. Wählen Sie ein kleineres.';
export const unreadable = 'Das Bild ist nicht lesbar. Nehmen Sie es neu auf, oder speichern Sie es neu.';
export const unsupportedType =
  'Das ist kein Bild im Format JPEG, PNG oder WebP. Speichern Sie es in einem davon, und wählen Sie dieses.';
export const rateLimited =
  'Innerhalb einer Stunde kamen sehr viele Bilder von Ihnen. Versuchen Sie es später noch einmal.';
export const serverError =
  'Der Server konnte es nicht annehmen. Ihr Bild ist noch hier: Versuchen Sie es noch einmal.';
export const connectionError =
  'Die Verbindung wurde unterbrochen. Ihr Bild ist noch hier: Versuchen Sie es noch einmal.';
