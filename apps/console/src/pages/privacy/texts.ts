export const title = 'Data protection';
export const intro =
  'Everything that is stored, for how long and why. A job removes each hour what is over; a name below a period is the setting that changes it.';
export const what = 'What is stored';
export const period = 'How long';
export const reason = 'Why';
export const lastRun = 'Last removal';
export const removed = 'Removed then';
export const removedInAll = 'Removed in all';
export const byHand = 'Not by age';
export const never = 'Not yet';
export const underWay = 'Under way';
export const failed = (what: string): string => `${what} could not be removed`;
