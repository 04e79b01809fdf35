export const spaces = 'Spaces';
export const path = 'Path of folders';
export const name = 'Name';
export const type = 'Type';
export const status = 'Status';
export const changed = 'Changed';
export const folder = 'Folder';
export const select = 'Select';
export const selectOne = (title: string): string => `Select ${title}`;
export const selected = (count: number, shown: string): string =>
  count === 1 ? '1 content selected' : `${shown} contents selected`;
export const filter = 'Filter by name';
export const sortBy = 'Order';
export const sorts = { Title: 'By name', LastModified: 'Changed last', Status: 'By status' } as const;
export const newContent = 'New content';
export const newFolder = 'New folder';
export const rename = 'Rename';
export const move = 'Move …';
export const remove = 'Delete';
export const publish = 'Publish';
export const actionsOf = (title: string): string => `Actions of ${title}`;
export const actions = 'Actions';
export const empty = 'This folder is empty';
export const emptyHint = 'Make a folder, or the first content.';
export const nothingFound = 'Nothing here has such a name';
export const contentType = 'What it is';
export const titleField = 'Title';
export const make = 'Create';
export const save = 'Save';
export const previous = 'Previous page';
export const next = 'Next page';
export const pages = 'Pages of the folder';
export const moved = (title: string): string => `${title} has moved.`;
export const deleteFolderQuestion = (name: string): string => `Delete the folder ${name}?`;
export const deleteFolderHint = 'Only an empty folder is deleted.';
export const deleteQuestion = (count: number, shown: string): string =>
  count === 1 ? 'Delete this content?' : `Delete ${shown} contents?`;
export const deleteHint = 'They stay in the trash for 30 days. What is published is not deleted.';
export const deleteConfirm = 'Move to the trash';
export const publishQuestion = (count: number, shown: string): string =>
  count === 1 ? 'Publish this content?' : `Publish ${shown} contents?`;
export const publishHint = 'All go out together, in all their languages, or none does.';
export const done = (count: number, shown: string): string =>
  count === 1 ? 'Done: 1 content.' : `Done: ${shown} contents.`;
export const notDone = (count: number, shown: string): string =>
  count === 1 ? '1 content could not be done' : `${shown} contents could not be done`;
export const trash = 'Trash';
export const schedules = 'Schedules';
export const media = 'Media';
