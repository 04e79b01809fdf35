export const states: Readonly<Record<string, string>> = {
  Source: 'Quelle',
  Missing: 'Fehlt',
  Started: 'Begonnen',
  UpToDate: 'Aktuell',
  OutOfDate: 'Quelle ist weiter',
};
const statuses: Readonly<Record<string, string>> = {
  Draft: 'nicht veröffentlicht',
  Published: 'veröffentlicht',
  Revised: 'veröffentlicht, seitdem geändert',
};
export const stateAndStatus = (state: string, status: string): string =>
  `${states[state] ?? state}, ${statuses[status] ?? status}`;
export const showSource = (language: string): string => `${language} zeigen`;
export const hideSource = (language: string): string => `${language} ausblenden`;
export const copyAll = (language: string): string => `Alles aus ${language} übernehmen …`;
export const copyAllTitle = (language: string): string => `Alles aus ${language} übernehmen?`;
export const copyAllHint =
  'Was im Formular steht, wird ersetzt, bis auf den URL-Namen. Eine Version wird daraus erst beim Speichern.';
export const copyAllNow = 'Alles übernehmen';
export const copiedAll = (language: string): string => `Alles aus ${language} steht im Formular.`;
export const copy = 'Übernehmen';
export const copyOne = (part: string, language: string): string => `${part} aus ${language} übernehmen`;
export const inSource = (part: string, language: string): string => `${language}: ${part}`;
export const empty = 'Leer';
export const changed = 'Seitdem geändert';
export const sameAsSource = (language: string): string => `Wie in ${language}`;
export const movedOn = (language: string): string => `${language} ist weiter`;
export const movedOnHint = (seen: string, latest: string): string =>
  `Diese Übersetzung hat Version ${seen} davon; die letzte ist Version ${latest}.`;
export const unknownHint = (latest: string): string =>
  `Aus welcher Version diese Übersetzung entstand, ist nicht bekannt. Die letzte ist Version ${latest}.`;
export const begun = 'Diese Übersetzung ist begonnen';
export const begunHint = (language: string, version: string): string =>
  `Sie beginnt mit Version ${version} von ${language}. Markieren Sie sie, wenn alles übersetzt ist.`;
export const upToDate = (language: string, version: string): string =>
  `Enthält alles aus Version ${version} von ${language}`;
export const checkedBy = (who: string, when: string): string => `, laut ${who} am ${when}.`;
export const markUpToDate = 'Als aktuell markieren';
export const markTranslated = 'Als übersetzt markieren';
export const saveFirst = 'Speichern Sie Ihre Eingaben, bevor Sie sie markieren.';
export const marked = 'Die Übersetzung ist als aktuell markiert.';
export const changedParts = 'Geändert:';
export const showChanges = (version: string): string => `Was sich seit Version ${version} geändert hat`;
export const noChanges = 'Die Quelle wurde noch einmal gespeichert, und nichts daran ist anders.';
export const partLabels = { title: 'Titel', urlName: 'URL-Name' } as const;
export const yes = 'Ja';
export const no = 'Nein';
export const translateInto = (language: string): string => `Übersetzen: ${language}`;
export const languagesOf = 'Sprachen dieses Inhalts';
export const missingTerms = 'Aus dem Glossar, hier nicht:';
export const termPair = (term: string, translation: string): string => `${term} → ${translation}`;
