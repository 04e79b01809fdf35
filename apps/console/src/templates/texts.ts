export const saveTitle = 'Save as a template';
export const saveHint = (folder: string): string =>
  `A copy of what was saved last, in all languages, goes into the folder “${folder}”. New contents can begin with it.`;
export const name = 'Name of the template';
export const save = 'Save as a template';
export const saved = (title: string): string => `${title} is a template now.`;
export const begin = 'Begin with';
export const beginHint = 'A template brings its type, its texts and its languages.';
export const nothing = 'Nothing';
