export const title = (place: string): string => `Translations of ${place}`;
export const hint =
  'How many contents are written in each language, and what is missing. Choose a number to see the contents behind it.';
export const jobs = 'Jobs';
export const language = 'Language';
export const columns = {
  done: 'Translated',
  Missing: 'Missing',
  Started: 'Begun',
  OutOfDate: 'Out of date',
  UpToDate: 'Up to date',
  Unpublished: 'Finished, not published',
} as const;
export const published = 'Published';
export const progressTable = (contents: string): string => `Progress of ${contents} contents`;
export const share = (done: string, percent: string): string => `${done} (${percent})`;
export const shareOf = (language: string): string => `Translated into ${language}`;
export const numberOf = (count: string, state: string, language: string): string =>
  `${count} ${state} in ${language}`;
export const listTitle = (language: string, state: string): string => `${language}: ${state}`;
export const all = 'All';
export const content = 'Content';
export const type = 'Type';
export const state = 'State';
export const source = 'Source';
export const nothing = 'There is nothing of this kind';
export const nothingHint = 'All of it is done here.';
export const pages = 'Pages of contents';
export const previous = 'Previous page';
export const next = 'Next page';
export const noContents = 'There are no contents here yet';
export const oneLanguage = 'This space has one language';
export const oneLanguageHint = 'Nothing is translated here.';
export const select = 'Selection';
export const selectOne = (title: string): string => `Select ${title}`;
export const selected = (count: number, shown: string): string =>
  count === 1 ? '1 selected' : `${shown} selected`;
export const allIn = (language: string): string => `All contents in ${language}`;
export const glossary = 'Glossary';
