export const title = 'Verlauf';
export const heading = 'Verlauf';
export const exportCsv = 'Als CSV exportieren';
export const search = 'Teil eines Werts';
export const object = 'Objekt';
export const operation = 'Was geschah';
export const since = 'Von';
export const until = 'Bis';
export const all = 'Alle';
export const loading = 'Wird geladen';
export const more = 'Mehr anzeigen';
export const nothing = 'Nichts Passendes wurde geschrieben';
export const nothingYet = 'Bisher kein Treffer: Es gibt noch mehr zu durchsuchen';
export const forAdministrators = 'Der Verlauf aller Datensätze ist für Administratoren';
export const forAdministratorsHint =
  'Den Verlauf eines Datensatzes finden Sie auf seiner Seite unter „Verlauf“.';
