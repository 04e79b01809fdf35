export const notConfirmed = (why: string): string =>
  `Der Server hat nicht geantwortet; ob die Änderung ausgeführt wurde, ist unbekannt. ${why}`;
export const notYesOrNo = (text: string): string => `„${text}“ ist weder Ja noch Nein.`;
export const notANumber = (text: string): string => `„${text}“ ist keine Zahl.`;
export const notADate = (text: string): string => `„${text}“ ist kein Datum.`;
export const notAChoice = (text: string): string => `„${text}“ steht nicht zur Auswahl.`;
export const notAnId = (text: string): string => `„${text}“ ist keine ID eines Datensatzes.`;
export const close = 'Schließen';
export const cancel = 'Abbrechen';
export const stop = 'Anhalten';
export const progress = (done: string, of: string): string => `${done} von ${of}`;
export const working = 'In Arbeit …';
export const collecting = (count: string): string => `Datensätze werden gesucht: bisher ${count}`;
export const resultDone = (count: string): string => `${count} erledigt`;
export const resultFailed = (count: string): string => `${count} nicht ausgeführt`;
export const resultLeft = (count: string): string => `${count} nicht begonnen`;
export const record = 'Datensatz';
export const why = 'Grund';
export const results = 'Ergebnisse';
export const downloadErrors = 'Nicht Ausgeführtes herunterladen';
export const editTitle = (count: string): string => `${count} ändern`;
export const field = 'Feld';
export const newValue = 'Neuer Wert';
export const change = (count: string): string => `${count} ändern`;
export const chooseField = 'Feld auswählen';
export const deleteTitle = (count: string): string => `${count} löschen?`;
export const deleteHint = 'Gelöschtes kommt in den Papierkorb und lässt sich 30 Tage lang wiederherstellen.';
export const deleteButton = (count: string): string => `${count} löschen`;
export const records = (count: number, shown: string): string =>
  count === 1 ? '1 Datensatz' : `${shown} Datensätze`;
export const allMatching = 'alle Datensätze dieser Liste';
export const exportTitle = 'Als CSV exportieren';
export const exportWhat = 'Datensätze';
export const exportSelected = (shown: string): string => `Die Auswahl (${shown})`;
export const exportAll = 'Alle Datensätze dieser Liste';
export const exportHow = 'Werte';
export const exportShown = 'Wie angezeigt';
export const exportRaw = 'Wie gespeichert, mit IDs: zum erneuten Import';
export const exportButton = 'Exportieren';
export const exported = (count: string): string => `${count} exportiert`;
export const exportHint =
  'Texten, die eine Tabellenkalkulation als Formel lesen würde, steht in der Datei ein Apostroph voran.';
export const saveFile = 'Datei speichern';
export const importTitle = (label: string): string => `${label} importieren`;
export const file = 'Datei';
export const chooseFile = 'CSV-Datei mit höchstens 50 MB und 100.000 Zeilen';
export const encoding = 'Zeichenkodierung';
export const delimiter = 'Trennzeichen';
export const delimiters: Readonly<Record<string, string>> = {
  ',': 'Komma',
  ';': 'Semikolon',
  '\t': 'Tabulator',
  '|': 'Senkrechter Strich',
};
export const mode = 'Art des Imports';
export const modes = {
  create: 'Neue Datensätze anlegen',
  update: 'Vorhandene Datensätze ändern',
  upsert: 'Vorhandene Datensätze ändern, die übrigen anlegen',
} as const;
export const matchBy = 'Vorhandene Datensätze erkennen an';
export const columns = 'Spalten';
export const column = 'Spalte der Datei';
export const example = 'Erster Wert';
export const goesTo = 'Zielfeld';
export const leftOut = '(nicht importieren)';
export const check = 'Prüfen';
export const back = 'Zurück';
export const checked = (good: number, bad: number, shown: (count: number) => string): string =>
  `${good === 1 ? '1 Zeile ist' : `${shown(good)} Zeilen sind`} in Ordnung, ${bad === 1 ? '1 hat' : `${shown(bad)} haben`} Fehler.`;
export const checkedHint =
  'Geprüft sind Werte, Pflichtfelder und vorhandene Datensätze. Die Regeln des Servers werden beim Schreiben jeder Zeile geprüft.';
export const startImport = (count: string): string => `${count} importieren`;
export const row = (number: number): string => `Zeile ${number}`;
export const problem = 'Fehler';
export const tooLarge = 'Die Datei ist größer als 50 MB. Teilen Sie sie bitte vorher auf.';
export const tooManyRows = 'Die Datei hat mehr als 100.000 Zeilen. Teilen Sie sie bitte vorher auf.';
export const emptyFile = 'Die Datei hat keine Zeilen unter den Überschriften.';
export const brokenCsv = (why: string, line: number): string => `Zeile ${line} ist nicht lesbar: ${why}`;
export const missing = (labels: string): string => `Es fehlen Spalten für: ${labels}.`;
export const nothingMapped = 'Ordnen Sie mindestens einer Spalte ein Feld zu.';
export const keyMissing = (label: string): string =>
  `Vorhandene Datensätze werden an „${label}“ erkannt; diesem Feld ist keine Spalte zugeordnet.`;
export const keyEmpty = (label: string): string => `${label} ist leer.`;
export const keyTwice = (label: string, text: string): string =>
  `${label} „${text}“ steht schon in einer früheren Zeile.`;
export const noSuchRecord = (label: string, text: string): string =>
  `Es gibt keinen Datensatz mit ${label} „${text}“.`;
export const requiredValue = (label: string): string => `${label} ist ein Pflichtfeld.`;
export const reading = 'Die Datei wird gelesen …';
export const checking = 'Prüfung';
