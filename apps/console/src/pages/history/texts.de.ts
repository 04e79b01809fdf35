export const title = 'Verlauf';
export const heading = 'Verlauf';
export const exportCsv = 'Als CSV exportieren';
export const search = 'Wert enthält';
export const object = 'Objekt';
export const operation = 'Vorgang';
export const since = 'Von';
export const until = 'Bis';
export const all = 'Alle';
export const loading = 'Wird geladen';
export const more = 'Mehr anzeigen';
export const nothing = 'Keine passenden Einträge';
export const nothingYet = 'Bisher kein Treffer; ältere Einträge sind noch nicht durchsucht';
export const forAdministrators = 'Den Verlauf aller Datensätze sehen nur Administratoren';
export const forAdministratorsHint =
  'Den Verlauf eines Datensatzes finden Sie auf seiner Seite unter „Verlauf“.';
