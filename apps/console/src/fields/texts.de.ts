export const yes = 'Ja';
export const no = 'Nein';
export const empty = 'Leer';
export const changed = 'geändert';
export const none = 'Keine Angabe';
export const nothing = 'Nichts';
export const choose = 'Auswählen …';
export const chooseFirst = (controller: string): string => `Wählen Sie zuerst „${controller}“.`;
export const noValues = (controller: string): string =>
  `Zum gewählten Wert von „${controller}“ gibt es hier keine Auswahl.`;
export const noMatches = 'Kein Treffer.';
export const typeToFilter = 'Tippen zum Filtern';
export const showValues = 'Alle Werte anzeigen';
export const chosen = (count: number): string => `${count} ausgewählt`;
export const recent = 'Zuletzt verwendet';
export const searching = 'Suche läuft …';
export const typeMore = 'Tippen Sie mindestens zwei Buchstaben.';
export const clear = (label: string): string => `${label} leeren`;
export const createRecord = (label: string): string => `${label} neu anlegen …`;
export const kindOfRecord = (label: string): string => `${label}: Objekt`;
export const charactersLeft = (count: number): string => `Noch ${count} Zeichen`;
export const tooLong = (max: number): string => `Höchstens ${max} Zeichen.`;
export const required = (label: string): string => `Geben Sie „${label}“ an.`;
export const notANumber = 'Das ist keine Zahl.';
export const notADate = 'Das ist kein Datum.';
export const notAnEmail = 'Das ist keine E-Mail-Adresse.';
export const notAWholeNumber = 'Das ist keine ganze Zahl.';
export const tooManyDigits = (digits: number): string => `Höchstens ${digits} Stellen.`;
export const preview = 'Vorschau';
export const markupHint = 'HTML; unsichere Teile werden entfernt.';
export const timeIn = (timeZone: string): string => `Uhrzeit in ${timeZone}`;
export const lookupFailed =
  'Die Suche ist fehlgeschlagen. Tippen Sie noch einmal, um es erneut zu versuchen.';
export const notJson = (at: { readonly line: number; readonly column: number } | undefined): string =>
  at ? `Kein gültiges JSON: Zeile ${at.line}, Spalte ${at.column}.` : 'Kein gültiges JSON.';
export const asText = 'Als Text bearbeiten';
export const asRows = 'Als Zeilen bearbeiten';
export const addRow = 'Zeile hinzufügen';
export const jsonRow = (number: number): string => `Zeile ${number}`;
export const moveRowUp = (name: string): string => `${name} nach oben`;
export const moveRowDown = (name: string): string => `${name} nach unten`;
export const removeRow = (name: string): string => `${name} entfernen`;
export const jsonColumns = {
  name: 'Name',
  value: 'Wert',
  unit: 'Einheit',
  what: 'Was',
  result: 'Ergebnis',
} as const;
