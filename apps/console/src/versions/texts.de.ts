export const yes = 'Ja';
export const no = 'Nein';
export const before = 'Vorher';
export const after = 'Nachher';
export const added = 'Hinzugefügt: ';
export const removed = 'Entfernt: ';
export const noPicture = 'Kein Bild oder Dokument';
export const onlyMarkup = 'Der Wortlaut ist gleich; geändert ist die Auszeichnung:';
