export const titleField = 'Title';
export const titleHint = 'Authors find it by this name.';
export const urlName = 'URL name';
export const urlNameHint = 'Lower-case letters, digits and hyphens; it is part of addresses.';
export const language = 'Language';
export const save = 'Save';
export const publish = 'Publish …';
export const unpublish = 'Unpublish …';
export const versions = 'Versions …';
export const more = 'More';
export const remove = 'Delete …';
export const saving = 'Saving what you type …';
export const savedAt = (time: string): string =>
  `What you type is safe since ${time}. It is not in a version yet.`;
export const saveFailed = (why: string): string => `What you type is not safe yet: ${why}`;
export const unchanged = 'All is saved.';
export const version = (number: string): string => `Version ${number}`;
export const saved = (number: string): string => `Saved as version ${number}.`;
export const restoredHeading = 'You were not finished here';
export const restoredHint = (time: string): string =>
  `What you typed until ${time} is in the form. It is not in a version yet.`;
export const discard = 'Discard it';
export const others = (names: string): string => `Also writing here: ${names}`;
export const problems = (count: number, shown: string): string =>
  count === 1
    ? '1 thing is missing before this can be published'
    : `${shown} things are missing before this can be published`;
export const merged =
  'Somebody else has saved meanwhile, in other fields. Both are in the form now: look at it, and save again.';
export const conflictTitle = 'Somebody else has written here, too';
export const conflictHint = (who: string | null): string =>
  who === null
    ? 'The same fields were saved meanwhile. Choose what stays.'
    : `${who} has saved the same fields meanwhile. Choose what stays.`;
export const nothing = 'Nothing';
export const useChosen = 'Take the chosen ones';
export const publishTitle = (title: string): string => `Publish ${title}?`;
export const publishHint = (language: string): string =>
  `The latest version in ${language} goes out to all channels of the space. Other languages stay as they are.`;
export const deleteTitle = (title: string): string => `Delete ${title}?`;
export const deleteHint = 'With all its languages and versions. It stays in the trash for 30 days.';
export const deleteNow = 'Move to the trash';
export const deleted = (title: string): string => `${title} is in the trash.`;
export const versionsTitle = (title: string): string => `Versions of ${title}`;
export const versionColumn = 'Version';
export const savedOn = 'Saved';
export const by = 'By';
export const status = 'Status';
export const actions = 'Actions';
export const bringBack = 'Take into the form';
export const bringBackOne = (number: string): string => `Take version ${number} into the form`;
export const broughtBack = (number: string): string =>
  `Version ${number} is in the form. Save it to make it the latest.`;
export const olderVersions = 'Older versions';
export const noSchema = 'Content';
export const spaces = 'Spaces';
export const compare = 'Compare';
export const compareOne = (number: string): string => `Compare version ${number} with the latest`;
export const preview = 'Preview';
export const saveTemplate = 'Save as a template …';
export const suggest = 'Ask for a suggestion …';
export const suggested = 'The suggestion is in the form. Save it to make it a version.';
export const notYours = 'You may read this content, and not change it.';
export const notYoursAnyMore =
  'You may not change this content any more. What you have typed stays here, and is not saved: copy what you need.';
