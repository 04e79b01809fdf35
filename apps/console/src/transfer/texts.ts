export const out = 'Send to translators …';
export const outTitle = 'Send to translators';
export const outHint =
  'A file for each language, in XLIFF 2.1, which translation programs read. Pictures, names and markup stay what they are.';
export const into = 'Into which languages';
export const chooseLanguage = 'Choose a language to translate into.';
export const onlyOutstanding = 'Only what is missing, begun or out of date in that language';
export const make = 'Make the files';
export const name = 'Name';
export const nameHint = 'It stands in the list of jobs and in the names of the files.';
export const scope = 'What';
export const chosen = (count: number, shown: string): string =>
  count === 1 ? '1 chosen content' : `${shown} chosen contents`;
export const wholeSpace = 'All of the space';
export const inFolder = (folder: string): string => `${folder}, with all below it`;
export const folderBelow = 'Folder';
export const folderUp = (folder: string): string => `Up from ${folder}`;
export const exportOut = 'Export …';
export const exportTitle = 'Export contents';
export const exportHint =
  'A zip file with a folder for each content. It can be imported into this space, another one, or another installation.';
export const withTranslations = 'With their translations';
export const withReferences = 'With what they name: other contents and pictures';
export const withTerms = 'With their taxonomy terms';
export const exportNow = 'Export';
export const importIn = 'Import …';
export const importTitle = 'Import contents';
export const importHint =
  'A zip file that an export made. Contents that are here already get a version more where the file has other words; nothing is deleted.';
export const publishAtOnce = 'Publish what comes in at once';
export const importNow = 'Import';
export const back = 'Bring back a translated file …';
export const backTitle = 'Bring back a translated file';
export const backHint =
  'An XLIFF file that translators sent back. It makes a draft, or the next version of one, for each content; what cannot be taken is listed.';
export const backNow = 'Bring back';
export const file = 'File';
export const chooseFile = 'Choose a file.';
export const sending = (percent: string): string => `${percent} sent`;
export const started = 'The job is on its way.';
