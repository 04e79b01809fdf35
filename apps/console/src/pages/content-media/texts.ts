export const title = (space: string): string => `Media of ${space}`;
export const details = 'The chosen picture';
export const uploaded = (title: string): string => `${title} is in the library.`;
export const empty = 'There are no pictures yet';
export const emptyHint = 'Drop some above. They are drafts until they are published.';
export const nothingFound = 'No picture fits that';
export const pictures = 'Pictures';
export const pages = 'Pages of pictures';
export const previous = 'Pictures before';
export const next = 'Further pictures';
export const search = 'Title';
export const sortBy = 'Order';
export const sorts = { Newest: 'Newest first', Title: 'By title' };
export const onlyDuplicates = 'Only what is there more than once';
export const close = 'Back to all pictures';
export const openContent = 'Open as a content';
export const titleField = 'Title';
export const altText = (language: string): string => `Alternative text, ${language}`;
export const altTextHint = 'What the picture shows, for those who do not see it.';
export const save = 'Save';
export const saved = 'Saved. The site shows it once it is published.';
export const notSaved = 'It was not saved';
export const publish = 'Publish …';
export const publishTitle = (title: string): string => `Publish ${title}`;
export const file = 'File';
export const noFile = 'There is no file yet.';
export const points = (width: number, height: number): string => `${width} × ${height}`;
export const duplicates = 'Other contents of this space have the same file.';
export const showDuplicates = 'Show them';
export const replace = 'Replace the file …';
export const replaceTitle = (title: string, file: string): string =>
  `Replace the file of ${title} by ${file}?`;
export const replaceNow = 'Replace it';
export const replaced = (title: string): string => `The file of ${title} is replaced.`;
export const replacePublished =
  'The site shows the new file at once, wherever this picture stands. Its title, its texts and its address stay.';
export const replaceDraft = 'Its title, its texts and its key stay.';
export const whereUsed = 'Where it is used';
export const usedNowhere = 'No content shows it.';
export const more = (count: string): string => `and ${count} more`;
export const pointing = 'Pointing at the picture sets';
export const modes = { focalPoint: 'What stays in view', crop: 'What is shown at all' };
export const fromLeft = 'From the left';
export const fromTop = 'From the top';
export const noFocalPoint = 'The middle stays in view';
export const edges = {
  left: 'Cut off at the left',
  top: 'Cut off at the top',
  right: 'Cut off at the right',
  bottom: 'Cut off at the bottom',
};
export const noCrop = 'Show all of it';
export const renditions = 'As the site cuts it';
export const renditionsHint = 'With what is set now; the site shows it once it is published.';
export const openDocument = 'Open the document';
