/** The first three are of a job that is open. */
export const contentJobStatuses = [
  'Created',
  'Pending',
  'Processing',
  'Completed',
  'CompletedWithError',
  'Failed',
] as const;

/** The contents of a job; its `type` decides whether content goes out or comes in. */
export const contentJobTypes = ['Export', 'Import', 'Translation'] as const;
/** Whether a translation job writes files for translators or reads one. */
export const transferDirections = ['Export', 'Import'] as const;

/** What a file of a job is: what was requested, or what could not be done. @internal */
export const jobBodyTypes = ['Output', 'Error'] as const;
