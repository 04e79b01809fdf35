export const title = (space: string): string => `Weiterleitungen von ${space}`;
export const hint =
  'Wer den alten Namen eines Inhalts öffnet, wird weitergeleitet. Änderungen wirken sofort auf der Website. Eine Weiterleitung zu einer anderen führt gleich zu deren Ziel.';
export const search = 'Alte Namen, Titel und Adressen suchen';
export const addTitle = 'Neue Weiterleitung';
export const changeTitle = (alias: string): string => `Wohin ${alias} führt`;
export const add = 'Hinzufügen';
export const change = 'Ändern';
export const edit = 'Ändern …';
export const from = 'Alter Name';
export const fromHint =
  'Ein URL-Name wie altes-angebot oder der Pfad einer Inhaltsseite wie /content/altes-angebot.';
export const to = 'Führt zu';
export const toHint =
  'Der URL-Name eines Inhalts, ein Pfad der Website wie /guides oder eine Adresse mit https://.';
export const chooseContent = 'Inhalt wählen …';
export const language = 'Sprache';
export const changed = 'Geändert';
export const changedBy = (moment: string, name: string | null): string =>
  name === null ? moment : `${moment}, ${name}`;
export const actions = 'Aktionen';
export const actionsOf = (alias: string): string => `Aktionen für ${alias}`;
export const remove = 'Entfernen';
export const removed = (alias: string): string => `${alias} führt nirgendwohin mehr.`;
export const written = (alias: string): string => `${alias} wird weitergeleitet.`;
export const deleteTitle = (alias: string): string => `Weiterleitung von ${alias} entfernen?`;
export const deleteHint =
  'Wer den alten Namen öffnet, findet keine Seite mehr, auch nicht über Links anderer Websites.';
export const leadsNowhere = 'Nirgendwohin: Der Inhalt ist nicht veröffentlicht';
export const empty = 'Es gibt keine Weiterleitungen';
export const emptyHint =
  'Sie entstehen von selbst, wenn sich ein veröffentlichter URL-Name ändert, oder werden hier hinzugefügt.';
export const nothingFound = 'Keine Weiterleitung passt dazu.';
export const count = (total: string): string =>
  total === '1' ? '1 Weiterleitung' : `${total} Weiterleitungen`;
export const exportAll = 'Als CSV exportieren';
export const importFile = 'Aus CSV importieren …';
export const importTitle = 'Weiterleitungen importieren';
export const dropFile = 'CSV-Datei hierher ziehen';
export const fileHint =
  'Die erste Zeile benennt die Spalten: from, to und, wenn gewünscht, language. Höchstens 100.000 Zeilen.';
export const noColumns = 'Die erste Zeile der Datei enthält keine Spalten namens from und to.';
export const tooLarge = 'Die Datei ist größer als 50 MB.';
export const emptyLine = 'Der alte Name oder das Ziel fehlt.';
export const stop = 'Anhalten';
export const report = (created: string, updated: string, unchanged: string, rejected: string): string =>
  `${created} hinzugefügt, ${updated} geändert, ${unchanged} unverändert, ${rejected} abgelehnt.`;
export const stopped = (left: string): string => `Angehalten: ${left} Zeilen wurden nicht geschrieben.`;
export const failure = (line: string, alias: string, message: string): string =>
  `Zeile ${line}, ${alias || '–'}: ${message}`;
export const saveFailures = 'Abgelehnte speichern';
export const failureName = 'Abgelehnte Weiterleitungen.csv';
