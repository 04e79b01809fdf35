export const yes = 'Yes';
export const required = 'It is needed before this can be published.';
export const none = 'None';
export const noPicture = 'No picture or document';
export const choosePicture = 'Choose …';
export const chooseOther = 'Choose another …';
export const remove = 'Remove';
export const removeEntry = (entry: string): string => `Remove ${entry}`;
export const moveUp = (entry: string): string => `Move ${entry} up`;
export const moveDown = (entry: string): string => `Move ${entry} down`;
export const addEntry = 'Add an entry';
export const entry = (label: string, number: string): string => `${label} ${number}`;
export const isNoJson = 'This is no JSON. What is stored stays as it was until it is.';
export const json = 'JSON';
export const isNoNumber = 'This is no number.';
export const altText = 'Words in place of the picture, here';
export const altTextHint = 'Left empty, those of the picture itself count.';
export const chooseFolder = 'Choose a folder';
export const moveHere = 'Move here';
export const statuses: Readonly<Record<string, string>> = {
  Draft: 'Draft',
  Published: 'Published',
  Revised: 'Published, changed since',
};
export const chooseContent = 'Choose a content';
export const otherContent = 'Choose another';
export const noContent = 'None is chosen.';
export const searchContents = 'Search contents';
export const noContents = 'Nothing matches.';
export const moreContents = 'There are more: write more of its name.';
export const foundContents = 'Contents';
export const titleColumn = 'Title';
export const typeColumn = 'Type';
export const statusColumn = 'Status';
export const unknownFields = 'The type has other fields now';
export const unknownFieldsHint =
  'What stands in these cannot be saved. Copy what you need into another field, and remove them.';
export const removeUnknownField = (name: string): string => `Remove ${name}`;
