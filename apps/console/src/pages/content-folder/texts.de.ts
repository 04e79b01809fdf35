export const spaces = 'Bereiche';
export const path = 'Pfad der Ordner';
export const name = 'Name';
export const type = 'Art';
export const status = 'Status';
export const changed = 'Geändert';
export const folder = 'Ordner';
export const select = 'Auswählen';
export const selectOne = (title: string): string => `${title} auswählen`;
export const selected = (count: number, shown: string): string =>
  count === 1 ? '1 Inhalt ausgewählt' : `${shown} Inhalte ausgewählt`;
export const filter = 'Nach Namen filtern';
export const sortBy = 'Reihenfolge';
export const sorts = {
  Title: 'Nach Namen',
  LastModified: 'Zuletzt geändert',
  Status: 'Nach Status',
} as const;
export const newContent = 'Neuer Inhalt';
export const newFolder = 'Neuer Ordner';
export const rename = 'Umbenennen';
export const move = 'Verschieben …';
export const remove = 'Löschen';
export const publish = 'Veröffentlichen';
export const actionsOf = (title: string): string => `Aktionen für ${title}`;
export const actions = 'Aktionen';
export const empty = 'Dieser Ordner ist leer';
export const emptyHint = 'Legen Sie einen Ordner oder den ersten Inhalt an.';
export const nothingFound = 'Hier heißt nichts so';
export const contentType = 'Art des Inhalts';
export const titleField = 'Titel';
export const make = 'Anlegen';
export const save = 'Speichern';
export const previous = 'Vorige Seite';
export const next = 'Nächste Seite';
export const pages = 'Seiten des Ordners';
export const moved = (title: string): string => `„${title}“ ist verschoben.`;
export const deleteFolderQuestion = (name: string): string => `Ordner „${name}“ löschen?`;
export const deleteFolderHint = 'Nur ein leerer Ordner wird gelöscht.';
export const deleteQuestion = (count: number, shown: string): string =>
  count === 1 ? 'Diesen Inhalt löschen?' : `${shown} Inhalte löschen?`;
export const deleteHint = 'Gelöschtes bleibt 30 Tage im Papierkorb. Veröffentlichtes wird nicht gelöscht.';
export const deleteConfirm = 'In den Papierkorb legen';
export const publishQuestion = (count: number, shown: string): string =>
  count === 1 ? 'Diesen Inhalt veröffentlichen?' : `${shown} Inhalte veröffentlichen?`;
export const publishHint = 'Alle erscheinen zusammen und in allen ihren Sprachen, oder keiner.';
export const done = (count: number, shown: string): string =>
  count === 1 ? 'Erledigt: 1 Inhalt.' : `Erledigt: ${shown} Inhalte.`;
export const notDone = (count: number, shown: string): string =>
  count === 1 ? 'Bei 1 Inhalt ging es nicht' : `Bei ${shown} Inhalten ging es nicht`;
export const trash = 'Papierkorb';
export const schedules = 'Termine';
export const media = 'Medien';
