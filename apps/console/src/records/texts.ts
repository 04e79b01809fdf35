export const save = 'Save';
export const saveAnyway = 'Save anyway';
export const saveCopy = 'Save copy';
export const create = 'Create';
export const cancel = 'Cancel';
export const saved = 'Saved';
export const undo = 'Undo';
export const undone = 'The change was taken back';
export const notUndone = 'The change could not be undone';
export const changedSince = 'Somebody has changed the record since then.';
export const created = (label: string): string => `${label} created`;
export const deleted = (label: string): string => `${label} deleted`;
export const restored = (label: string): string => `${label} restored`;
export const notRestored = 'It could not be restored';
export const notSaved = 'This is not saved yet';
export const changes = (count: number): string =>
  count === 1 ? '1 change is not saved' : `${count} changes are not saved`;
export const editField = (label: string): string => `Edit ${label}`;
export const editRecord = (label: string): string => `Edit ${label}`;
export const newRecord = (label: string): string => `New ${label}`;
export const cloneRecord = (label: string): string => `Copy of ${label}`;
export const recordType = 'Kind';
export const notThere = 'This record was deleted, or it is not yours to see.';
export const discardTitle = 'Give up your changes?';
export const discard = 'Give up changes';
export const conflictTitle = 'Somebody else was faster';
export const conflictHint = (name: string | null): string =>
  `${name ?? 'Somebody'} has saved other values while you were typing. Choose what holds for each field; everything else of yours is saved with it.`;
export const saveChosen = 'Save the choice';
export const goneTitle = (label: string): string => `This ${label} was deleted while you were typing`;
export const goneHint = 'Nothing that you typed is lost. It can be restored together with your changes.';
export const restoreAndSave = 'Restore and save';
export const fieldsTaken = (count: number): string =>
  count === 1 ? 'A field can no longer be edited' : `${count} fields can no longer be edited`;
export const fieldsTakenHint = 'Your rights have changed. What you typed there can be copied from here:';
export const leaveOut = 'Leave it out and go on';
export const duplicates = (count: number): string =>
  count === 1 ? 'One record looks like this one' : `${count} records look like this one`;
export const duplicatesAllowed = 'Save it only if it is another one.';
export const duplicatesNotAllowed = 'A second one cannot be saved. Open the one that is there.';
export const edit = 'Edit';
export const deleteLabel = 'Delete';
export const clone = 'Copy';
export const moreActions = 'More actions';
export const deleteTitle = (name: string): string => `Delete ${name}?`;
export const deleteHint =
  'It goes into the recycle bin, with what is part of it, and can be restored for 30 days.';
export const done = 'Done';
export const run = 'Do it';
export const path = 'Stages';
export const doneStage = 'done';
export const markStage = (label: string): string => `Mark as “${label}”`;
export const closeTitle = (label: string): string => `Set to “${label}”?`;
export const closeHint = 'This is the end of the path. Its consequences cannot always be undone.';
export const guidance = 'What to do now';
export const keyFields = 'What counts here';
