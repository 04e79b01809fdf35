export const loading = 'Wird geladen';
export const cancel = 'Abbrechen';
export const apply = 'Anwenden';
export const save = 'Speichern';
export const tryAgain = 'Erneut versuchen';
export const yes = 'Ja';
export const no = 'Nein';
export const blank = '(leer)';
export const or = ' oder ';

export const count = (number: number, shown: string): string =>
  number === 1 && shown === '1' ? '1 Datensatz' : `${shown} Datensätze`;
export const nothingHere = 'Diese Liste hat keine Datensätze';
export const nothingFound = 'Kein Datensatz passt zu Suche und Filtern';
export const showAll = 'Ohne Suche und Filter';
export const moreFailed = 'Weitere Datensätze konnten nicht geladen werden.';

export const chooseView = 'Ansicht auswählen';
export const findView = 'Ansicht suchen';
export const noView = 'Keine Ansicht heißt so.';
export const moreViews = ' Es gibt weitere: Geben Sie einen Teil des Namens ein.';
export const recent = 'Zuletzt angesehen';
export const pinned = 'Standardansicht';
export const unsaved = 'Nicht in der Ansicht gespeichert';
export const view = 'Ansicht';
export const saveView = 'Ansicht speichern';
export const resetView = 'Änderungen an der Ansicht verwerfen';
export const saveAs = 'Als neue Ansicht speichern …';
export const renameView = 'Name und Freigabe …';
export const pinView = 'Als Standardansicht festlegen';
export const unpinView = 'Nicht mehr als Standardansicht verwenden';
export const viewPinned = 'Diese Ansicht ist jetzt die Standardansicht';
export const viewUnpinned = 'Diese Ansicht ist nicht mehr die Standardansicht';
export const deleteView = 'Ansicht löschen';
export const deleteViewTitle = (label: string): string => `Ansicht „${label}“ löschen?`;
export const deleteViewHint =
  'Die Datensätze bleiben erhalten. Auch alle, für die die Ansicht freigegeben ist, verlieren sie.';
export const newView = 'Neue Ansicht';
export const copyOf = (label: string): string => `Kopie von ${label}`.slice(0, 40);
export const viewName = 'Name';
export const viewSaved = 'Ansicht gespeichert';
export const viewNotSaved = 'Die Ansicht konnte nicht gespeichert werden';
export const viewNotDeleted = 'Die Ansicht konnte nicht gelöscht werden';
export const whoSees = 'Wer sie sieht';
export const visibilities = {
  Private: 'Nur Sie',
  Public: 'Alle',
  Shared: 'Einige Rollen',
} as const;
export const sharedWith = 'Freigegeben für';
export const roles = {
  clerk: 'Sachbearbeitung',
  administrator: 'Administration',
  author: 'Redaktion',
  publisher: 'Veröffentlichung',
  seller: 'Verkäufer',
  buyer_manager: 'Einkaufsleitung',
  buyer: 'Käufer',
} as const;

export const create = 'Neu';
export const exportList = 'Exportieren …';
export const importList = 'Importieren …';
export const searchList = 'In dieser Liste suchen';
export const display = 'Anzeigen als';
export const modes = { table: 'Tabelle', split: 'Tabelle und Datensatz', board: 'Board' } as const;
export const openRecord = 'Datensatz öffnen';
export const closeRecord = 'Schließen';

export const columns = 'Spalten';
export const usualColumns = 'Spalten der Ansicht';
export const shownColumns = 'Angezeigt, in dieser Reihenfolge';
export const otherColumns = 'Weitere Felder';
export const findField = 'Feld suchen';
export const moveUp = (label: string): string => `${label}: weiter nach links`;
export const moveDown = (label: string): string => `${label}: weiter nach rechts`;
export const removeColumn = (label: string): string => `${label}: nicht anzeigen`;
export const tooManyColumns = (max: number): string => `Eine Liste zeigt höchstens ${max} Spalten.`;
export const moreFields = (more: number): string => `${more} weitere: Geben Sie einen Teil des Namens ein.`;

export const filters = 'Filter';
export const filterCount = (number: number): string => `Filter (${number})`;
export const filterNumber = (number: number): string => `Filter ${number}`;
export const removeFilter = (number: number): string => `Filter ${number} entfernen`;
export const removeChip = (text: string): string => `Entfernen: ${text}`;
export const removeScope = 'Datensätze von allen zeigen';
export const addFilter = 'Filter hinzufügen';
export const scope = 'Wessen Datensätze';
export const scopes: Readonly<Record<string, string>> = { mine: 'Nur meine' };
export const field = 'Feld';
export const operator = 'Vergleich';
export const value = 'Wert';
export const choose = 'Auswählen';
export const addChoice = 'Weiterer Wert';
export const removeChoice = (label: string): string => `${label} entfernen`;
export const join = 'Welche Filter gelten';
export const joinAll = 'Alle';
export const joinAny = 'Mindestens einer';
export const joinCustom = 'Nach einer Regel';
export const logic = 'Regel';
export const logicProblems = {
  unreadable: 'Schreiben Sie die Regel wie 1 AND (2 OR 3), mit Klammern, wo AND und OR zusammentreffen.',
  'unknown-filter': 'Die Regel nennt einen Filter, den es nicht gibt.',
  'unused-filter': 'In der Regel fehlt ein Filter. Nennen Sie jeden.',
} as const;
export const operators: Readonly<Record<string, string>> = {
  Equals: 'ist',
  NotEqual: 'ist nicht',
  LessThan: 'ist kleiner als',
  LessOrEqual: 'ist höchstens',
  GreaterThan: 'ist größer als',
  GreaterOrEqual: 'ist mindestens',
  Contains: 'enthält',
  NotContain: 'enthält nicht',
  StartsWith: 'beginnt mit',
  Includes: 'enthält eines von',
  Excludes: 'enthält keines von',
};
export const dateOperators: Readonly<Record<string, string>> = {
  Equals: 'im Zeitraum:',
  NotEqual: 'nicht im Zeitraum:',
  LessThan: 'vor:',
  LessOrEqual: 'bis einschließlich:',
  GreaterThan: 'nach:',
  GreaterOrEqual: 'ab:',
};
export const kindOfDate = 'Art des Datums';
export const certainDay = 'Ein bestimmter Tag';
export const day = 'Tag';
export const howMany = 'Wie viele';
export const relativeDates: Readonly<Record<string, string>> = {
  TODAY: 'heute',
  YESTERDAY: 'gestern',
  TOMORROW: 'morgen',
  THIS_WEEK: 'diese Woche',
  LAST_WEEK: 'letzte Woche',
  NEXT_WEEK: 'nächste Woche',
  THIS_MONTH: 'dieser Monat',
  LAST_MONTH: 'letzter Monat',
  NEXT_MONTH: 'nächster Monat',
  THIS_QUARTER: 'dieses Quartal',
  LAST_QUARTER: 'letztes Quartal',
  THIS_YEAR: 'dieses Jahr',
  LAST_YEAR: 'letztes Jahr',
  LAST_N_DAYS: 'die letzten … Tage',
  NEXT_N_DAYS: 'die nächsten … Tage',
  LAST_N_WEEKS: 'die letzten … Wochen',
  LAST_N_MONTHS: 'die letzten … Monate',
  N_DAYS_AGO: 'vor … Tagen',
};
export const countedDates: Readonly<Record<string, (count: number) => string>> = {
  LAST_N_DAYS: (count) => `die letzten ${count} Tage`,
  NEXT_N_DAYS: (count) => `die nächsten ${count} Tage`,
  LAST_N_WEEKS: (count) => `die letzten ${count} Wochen`,
  LAST_N_MONTHS: (count) => `die letzten ${count} Monate`,
  N_DAYS_AGO: (count) => `vor ${count} Tagen`,
};

export const selection = 'Auswahl';
export const selected = (number: number, shown: string): string =>
  number === 1 ? '1 Datensatz ausgewählt' : `${shown} Datensätze ausgewählt`;
export const allSelected = 'Alle Datensätze dieser Liste ausgewählt';
export const selectAll = 'Alle Datensätze dieser Liste auswählen';
export const clearSelection = 'Auswahl aufheben';
export const changeField = 'Ändern …';
export const changeOwner = 'Inhaber ändern …';
export const deleteRecords = 'Löschen …';

export const changes = 'Änderungen';
export const changed = (values: number, records: number): string =>
  `${values === 1 ? '1 Wert' : `${values} Werte`} in ${records === 1 ? '1 Datensatz' : `${records} Datensätzen`} geändert`;
export const saved = (records: number): string =>
  records === 1 ? '1 Datensatz gespeichert' : `${records} Datensätze gespeichert`;
export const undo = 'Rückgängig';
export const undone = 'Rückgängig gemacht';
export const notUndone = 'Nicht alles ließ sich rückgängig machen';
export const notSent = 'Nicht gesendet, weil eine frühere Anfrage fehlgeschlagen ist.';
export const notPasted = (values: number): string =>
  values === 1 ? '1 Wert konnte nicht eingefügt werden' : `${values} Werte konnten nicht eingefügt werden`;
