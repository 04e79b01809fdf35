export const spaces = 'Bereiche';
export const path = 'Pfad der Ordner';
export const folders = 'Ordner';
export const name = 'Name';
export const type = 'Art';
export const anyType = 'Jede Art';
export const status = 'Status';
export const anyStatus = 'Jeder Status';
export const language = 'Sprache';
export const firstLanguage = 'Wie zuerst geschrieben';
export const everyLanguage = 'Jede Sprache';
export const changed = 'Geändert';
export const changedBy = 'Zuletzt geändert von';
export const anybody = 'Allen';
export const somebody = 'Jemand, der nichts zuletzt geändert hat';
export const changedFrom = 'Geändert ab';
export const changedTo = 'Geändert bis';
export const where = 'Wo';
export const inFolder = (name: string): string => `In ${name} und darunter`;
export const inSpace = (name: string): string => `Überall in ${name}`;
export const term = 'Begriff';
export const anyTerm = 'Jeder Begriff';
export const someTerm = 'Ein Begriff';
export const chooseTerm = 'Begriff wählen';
export const moreFilters = 'Weitere Filter';
export const clearFilters = 'Alle Filter entfernen';
export const folder = 'Ordner';
export const select = 'Auswählen';
export const selectOne = (title: string): string => `${title} auswählen`;
export const selectPage = 'Alle Inhalte dieser Seite auswählen';
export const selectAll = 'Alle des Ordners auswählen';
export const selectAllOf = (shown: string): string => `Alle ${shown} auswählen`;
export const selectNone = 'Auswahl aufheben';
export const selectionIsCut = (most: string): string =>
  `Das sind die ersten ${most}: Mehr werden nicht auf einmal bearbeitet.`;
export const selected = (count: number, shown: string): string =>
  count === 1 ? '1 Inhalt ausgewählt' : `${shown} Inhalte ausgewählt`;
export const found = (count: number, shown: string): string =>
  count === 1 ? '1 Treffer' : `${shown} Treffer`;
export const foundAtLeast = (shown: string): string => `${shown} Treffer oder mehr`;
export const search = 'Suche';
export const sortBy = 'Reihenfolge';
export const sorts = {
  Title: 'Nach Namen',
  LastModified: 'Zuletzt geändert',
  Status: 'Nach Status',
} as const;
export const views = 'Gespeicherte Ansichten';
export const noViews = 'Noch ist nichts gespeichert. Setzen Sie Filter und speichern Sie sie hier.';
export const saveView = 'Ansicht speichern …';
export const saveViewTitle = 'Diese Filter als Ansicht speichern';
export const viewNameHint = 'Eine eigene Ansicht dieses Namens wird ersetzt.';
export const shareView = (space: string): string => `Für alle freigeben, die in ${space} arbeiten`;
export const sharedView = 'freigegeben';
export const viewSaved = (name: string): string => `Die Ansicht „${name}“ ist gespeichert.`;
export const deleteView = (name: string): string => `Ansicht „${name}“ löschen`;
export const viewDeleted = (name: string): string => `Die Ansicht „${name}“ ist gelöscht.`;
export const newContent = 'Neuer Inhalt';
export const newFolder = 'Neuer Ordner';
export const share = 'Freigeben …';
export const isShared = 'Für andere Bereiche freigegeben.';
export const rename = 'Umbenennen';
export const move = 'Verschieben …';
export const remove = 'Löschen';
export const removeThem = 'Löschen …';
export const publish = 'Veröffentlichen';
export const publishLimit = (most: string): string => `Höchstens ${most} werden auf einmal veröffentlicht.`;
export const unpublish = 'Von der Seite nehmen …';
export const tag = 'Begriffe …';
export const exportThem = 'Exportieren …';
export const more = 'Mehr';
export const actionsOf = (title: string): string => `Aktionen für ${title}`;
export const actions = 'Aktionen';
export const empty = 'Dieser Ordner ist leer';
export const emptyHint = 'Legen Sie einen Ordner oder den ersten Inhalt an.';
export const nothingFound = 'Nichts passt dazu';
export const nothingFoundHint = 'Entfernen Sie einen Filter, oder suchen Sie im ganzen Bereich.';
export const contentType = 'Art des Inhalts';
export const titleField = 'Titel';
export const make = 'Anlegen';
export const save = 'Speichern';
export const previous = 'Vorige Seite';
export const next = 'Nächste Seite';
export const pages = 'Seiten der Liste';
export const moved = (title: string): string => `„${title}“ ist verschoben.`;
export const moving = 'Wird verschoben';
export const deleting = 'Kommt in den Papierkorb';
export const unpublishing = 'Wird von der Seite genommen';
export const tagging = 'Begriffe werden geändert';
export const deleteFolderQuestion = (name: string): string => `Ordner „${name}“ löschen?`;
export const deleteFolderHint = 'Nur ein leerer Ordner wird gelöscht.';
export const deleteQuestion = (count: number, shown: string): string =>
  count === 1 ? 'Diesen Inhalt löschen?' : `${shown} Inhalte löschen?`;
export const deleteHint = 'Gelöschtes bleibt 30 Tage im Papierkorb. Veröffentlichtes wird nicht gelöscht.';
export const deleteConfirm = 'In den Papierkorb legen';
export const publishQuestion = (count: number, shown: string): string =>
  count === 1 ? 'Diesen Inhalt veröffentlichen?' : `${shown} Inhalte veröffentlichen?`;
export const publishHint = 'Was erscheint, erscheint zusammen, jeder Inhalt in allen seinen Sprachen.';
export const unpublishQuestion = (count: number, shown: string): string =>
  count === 1 ? 'Diesen Inhalt von der Seite nehmen?' : `${shown} Inhalte von der Seite nehmen?`;
export const unpublishHint = 'Sie verlassen die Seite in allen ihren Sprachen, einer nach dem anderen.';
export const unpublishConfirm = 'Von der Seite nehmen';
export const namedHeading = (count: number, shown: string): string =>
  count === 1 ? 'Andere nennen 1 davon' : `Andere nennen ${shown} davon`;
export const namedBy = (count: number, shown: string): string =>
  count === 1 ? '1 Inhalt würde ins Leere führen' : `${shown} Inhalte würden ins Leere führen`;
export const namedByNone = 'Kein Inhalt, der bleibt, nennt sie.';
export const lookedAt = (most: string): string => `Nur die ersten ${most} wurden geprüft.`;
export const tagTitle = (count: number, shown: string): string =>
  count === 1 ? 'Begriffe von 1 Inhalt' : `Begriffe von ${shown} Inhalten`;
export const tagHow = 'Was geschieht';
export const addTerms = 'Begriffe hinzufügen';
export const removeTerms = 'Begriffe herausnehmen';
export const tagPublish = 'Sofort auf der Seite';
export const tagPublishHint =
  'Was veröffentlicht ist, geht mit seinen Begriffen noch einmal hinaus, so wie es jetzt auf der Seite ist.';
export const exportTitle = 'Als Archiv exportieren';
export const exportHint =
  'Die letzten Fassungen kommen in eine Datei, die ein anderer Bereich einlesen kann.';
export const exportNow = 'Exportieren';
export const exportTranslations = 'Mit allen Sprachen';
export const exportReferences = 'Mit dem, was sie nennen';
export const exportTerms = 'Mit ihren Begriffen';
export const exporting = 'Das Archiv entsteht. Sie können dies schließen; es geht weiter.';
export const exportDone = 'Das Archiv ist fertig.';
export const exportFailed = 'Das Archiv ist nicht gelungen.';
export const done = (count: number, shown: string): string =>
  count === 1 ? 'Erledigt: 1 Inhalt.' : `Erledigt: ${shown} Inhalte.`;
export const trash = 'Papierkorb';
export const schedules = 'Termine';
export const media = 'Medien';
export const terms = 'Begriffe';
export const menus = 'Menüs';
export const redirects = 'Weiterleitungen';
export const forms = 'Formulare';
export const translations = 'Übersetzungen';
export const jobs = 'Jobs';
export const activity = 'Verlauf';
export const settings = 'Einstellungen';
