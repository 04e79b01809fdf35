export const yes = 'Ja';
export const required = 'Ohne diese Angabe lässt sich der Inhalt nicht veröffentlichen.';
export const none = 'Keine Angabe';
export const noPicture = 'Kein Bild oder Dokument';
export const choosePicture = 'Auswählen …';
export const chooseOther = 'Anderes auswählen …';
export const remove = 'Entfernen';
export const removeEntry = (entry: string): string => `${entry} entfernen`;
export const moveUp = (entry: string): string => `${entry} nach oben`;
export const moveDown = (entry: string): string => `${entry} nach unten`;
export const addEntry = 'Eintrag hinzufügen';
export const entry = (label: string, number: string): string => `${label} ${number}`;
export const isNoJson = 'Das ist kein JSON. Bis es stimmt, bleibt der gespeicherte Wert.';
export const json = 'JSON';
export const isNoNumber = 'Das ist keine Zahl.';
export const altText = 'Alternativtext an dieser Stelle';
export const altTextHint = 'Bleibt er leer, gilt der des Bildes selbst.';
export const chooseFolder = 'Ordner auswählen';
export const moveHere = 'Hierher verschieben';
export const statuses: Readonly<Record<string, string>> = {
  Draft: 'Entwurf',
  Published: 'Veröffentlicht',
  Revised: 'Veröffentlicht, seitdem geändert',
};
export const chooseContent = 'Inhalt wählen';
export const otherContent = 'Anderen wählen';
export const noContent = 'Keiner ist gewählt.';
export const searchContents = 'Inhalte suchen';
export const noContents = 'Nichts passt dazu.';
export const moreContents = 'Es gibt noch mehr: Schreiben Sie mehr vom Namen.';
export const foundContents = 'Inhalte';
export const titleColumn = 'Titel';
export const typeColumn = 'Art';
export const statusColumn = 'Status';
export const unknownFields = 'Der Typ hat inzwischen andere Felder';
export const unknownFieldsHint =
  'Was in diesen steht, lässt sich nicht speichern. Kopieren Sie, was Sie brauchen, in ein anderes Feld, und entfernen Sie sie.';
export const removeUnknownField = (name: string): string => `${name} entfernen`;
