export const pictures = 'Pictures';
export const addPictures = 'Add pictures';
export const choosePictures = 'Choose pictures';
/** `mayDrop` where a script takes what is dropped. */
export const hint = (most: number): string =>
  `The whole unit, the type plate, the controls, what is worn. JPEG, PNG or WebP, 10 MB each, ${most} at most; or drop them here.`;
export const pictureListLabel = 'Pictures in their order';
export const addButton = 'Add the chosen pictures';

export const moveForward = 'Move forward';
export const moveBack = 'Move back';
export const remove = 'Remove';
export const mainPicture = 'Main picture';
export const pictureNumber = (number: number): string => `Picture ${number}`;
/** What a button does and to which picture, as it is titled. */
export const actionLabel = (verb: string, picture: string): string => `${verb}: ${picture.toLowerCase()}`;
export const alt = (picture: string, file: string): string => (file ? `${picture}: ${file}` : picture);
export const tryAgain = 'Try again';
export const uploading = (file: string): string => `Sending ${file}`;

export const uploaded = (file: string): string => `${file} is there.`;
export const uploadFailed = (file: string, why: string): string => `${file}: ${why}`;
export const removed = 'The picture is removed.';
export const moved = (number: number): string => `The picture is number ${number} now.`;

export const skipped = (file: string, why: string): string => `“${file}” was left out. ${why}`;
export const rejected = (file: string, why: string): string => `“${file}”: ${why}`;
export const tooMany = (most: number): string =>
  `A form takes ${most} pictures. Remove one before you add another.`;
export const tooLarge = 'The picture is larger than 10 MB. Choose a smaller one.';
export const unreadable = 'The picture could not be read. Take it again, or save it anew.';
export const unsupportedType =
  'This is no JPEG, PNG or WebP picture. Save it as one of these and choose that.';
export const rateLimited = 'Many pictures came from you within an hour. Try again later.';
export const serverError = 'The server could not take it. Your picture is still here: try again.';
export const connectionError = 'The connection broke. Your picture is still here: try again.';
