export const states: Readonly<Record<string, string>> = {
  Source: 'Source',
  Missing: 'Missing',
  Started: 'Begun',
  UpToDate: 'Up to date',
  OutOfDate: 'Source has moved on',
};
const statuses: Readonly<Record<string, string>> = {
  Draft: 'not published',
  Published: 'published',
  Revised: 'published, changed since',
};
export const stateAndStatus = (state: string, status: string): string =>
  `${states[state] ?? state}, ${statuses[status] ?? status}`;
export const showSource = (language: string): string => `Show ${language}`;
export const hideSource = (language: string): string => `Hide ${language}`;
export const copyAll = (language: string): string => `Copy all from ${language} …`;
export const copyAllTitle = (language: string): string => `Copy all from ${language}?`;
export const copyAllHint =
  'What stands in the form is replaced, the URL name aside. Nothing becomes a version before you save it.';
export const copyAllNow = 'Copy all';
export const copiedAll = (language: string): string => `All of ${language} is in the form.`;
export const copy = 'Copy';
export const copyOne = (part: string, language: string): string => `Copy ${part} from ${language}`;
export const inSource = (part: string, language: string): string => `${language}: ${part}`;
export const empty = 'Empty';
export const changed = 'Changed since';
export const sameAsSource = (language: string): string => `As in ${language}`;
export const movedOn = (language: string): string => `${language} has moved on`;
export const movedOnHint = (seen: string, latest: string): string =>
  `This translation has version ${seen} of it; version ${latest} is the latest.`;
export const unknownHint = (latest: string): string =>
  `Nothing says which version this translation was written from. Version ${latest} is the latest.`;
export const begun = 'This translation is begun';
export const begunHint = (language: string, version: string): string =>
  `It began from version ${version} of ${language}. Mark it once all of it is translated.`;
export const upToDate = (language: string, version: string): string =>
  `Has all of version ${version} of ${language}`;
export const checkedBy = (who: string, when: string): string => `, as ${who} said on ${when}.`;
export const markUpToDate = 'Mark as up to date';
export const markTranslated = 'Mark as translated';
export const saveFirst = 'Save what you typed before you mark it.';
export const marked = 'The translation is marked as up to date.';
export const changedParts = 'Changed:';
export const showChanges = (version: string): string => `What has changed since version ${version}`;
export const noChanges = 'It was saved again, and nothing in it is different.';
export const partLabels = { title: 'Title', urlName: 'URL name' } as const;
export const yes = 'Yes';
export const no = 'No';
export const translateInto = (language: string): string => `Translate into ${language}`;
export const languagesOf = 'Languages of this content';
export const missingTerms = 'Of the glossary, not here:';
export const termPair = (term: string, translation: string): string => `${term} → ${translation}`;
