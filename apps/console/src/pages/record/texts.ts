export const parts = 'Parts of the record';
export const details = 'Details';
export const related = 'Related';
export const activity = 'Activity';
export const files = 'Files';
export const notThere = 'This record is not there';
export const notThereHint =
  'It was deleted, or it is not yours to see. Deleted records stay in the recycle bin for 30 days:';
export const recycleBin = 'Recycle bin';
export const toList = 'To the list';
