export const dropHints = {
  all: 'Drop pictures here, or choose them (JPEG, PNG or WebP), or documents (PDF)',
  pictures: 'Drop pictures here, or choose them (JPEG, PNG or WebP)',
  documents: 'Drop documents here, or choose them (PDF)',
} as const;
export const uploads = 'Uploads';
export const replacing = (name: string, title: string): string => `${name} for “${title}”`;
export const waiting = (name: string): string => `${name} is next`;
export const sending = (name: string, percent: number): string => `${name}: ${percent} % sent`;
export const interrupted = (name: string, percent: number): string =>
  `${name}: connection lost at ${percent} %. It goes on by itself.`;
export const unfinished = 'Unfinished uploads';
export const notFinished = (name: string, percent: number): string =>
  `${name} was not finished (${percent} %). Choose the same file to go on; after a day it is discarded.`;
export const goOn = 'Go on';
export const goOnWith = (name: string): string => `Go on with ${name}`;
export const discard = (name: string): string => `Discard ${name}`;
export const otherFile = (name: string): string =>
  `That is another file, or it was changed since. Choose ${name} as it was, or discard this upload.`;
export const failed = (name: string): string => `${name} was not uploaded.`;
export const tryAgain = 'Try again';
export const isThere = (name: string, title: string): string =>
  `${name} is in the library already, as “${title}”.`;
export const useExisting = 'Use that one';
export const keepBoth = 'Upload it all the same';
export const stop = (name: string): string => `Stop sending ${name}`;
export const dismiss = (name: string): string => `Leave ${name} out`;
export const emptyFile = 'The file is empty.';
export const tooLarge = (megabytes: number): string => `It is larger than ${megabytes} MB.`;
export const wrongTypes = {
  all: 'Only JPEG, PNG and WebP pictures and PDFs are accepted.',
  pictures: 'Only JPEG, PNG and WebP pictures are accepted.',
  documents: 'Only PDFs are accepted here.',
} as const;
export const noFile = 'No file';
export const noAltText = 'No alternative text';
export const duplicate = 'There more than once';
export const choosePicture = 'Choose a picture';
export const chooseDocument = 'Choose a document';
export const documents = 'Documents';
export const noDocuments = 'There are no documents yet';
export const search = 'Search titles';
export const pictures = 'Pictures';
export const choose = (title: string): string => `Choose ${title}`;
export const nothingFound = 'No picture is called that.';
export const empty = 'There are no pictures yet';
export const emptyHint = 'Drop some here.';
export const more = 'Show more';
