export const title = (place: string): string => `Übersetzungen: ${place}`;
export const hint =
  'Wie viele Inhalte in jeder Sprache geschrieben sind, und was fehlt. Eine Zahl führt zu den Inhalten dahinter.';
export const jobs = 'Jobs';
export const language = 'Sprache';
export const columns = {
  done: 'Übersetzt',
  Missing: 'Fehlt',
  Started: 'Begonnen',
  OutOfDate: 'Nicht aktuell',
  UpToDate: 'Aktuell',
  Unpublished: 'Fertig, nicht veröffentlicht',
} as const;
export const published = 'Veröffentlicht';
export const progressTable = (contents: string): string => `Fortschritt von ${contents} Inhalten`;
export const share = (done: string, percent: string): string => `${done} (${percent})`;
export const shareOf = (language: string): string => `Übersetzt: ${language}`;
export const numberOf = (count: string, state: string, language: string): string =>
  `${language}, ${state}: ${count}`;
export const listTitle = (language: string, state: string): string => `${language}: ${state}`;
export const all = 'Alle';
export const content = 'Inhalt';
export const type = 'Art';
export const state = 'Stand';
export const source = 'Quelle';
export const nothing = 'Davon gibt es nichts';
export const nothingHint = 'Hier ist alles getan.';
export const pages = 'Seiten der Inhalte';
export const previous = 'Vorige Seite';
export const next = 'Nächste Seite';
export const noContents = 'Hier gibt es noch keine Inhalte';
export const oneLanguage = 'Dieser Bereich hat eine Sprache';
export const oneLanguageHint = 'Hier wird nichts übersetzt.';
export const select = 'Auswahl';
export const selectOne = (title: string): string => `${title} auswählen`;
export const selected = (count: number, shown: string): string =>
  count === 1 ? '1 ausgewählt' : `${shown} ausgewählt`;
export const allIn = (language: string): string => `Alle Inhalte, ${language}`;
export const glossary = 'Glossar';
