/**
 * Draft: staged, not started. The rest are outcomes: all of a deployment is done or nothing, so none ends as
 * CompletedWithError; the word is the platform's.
 */
export const deploymentStatuses = [
  'Draft',
  'Scheduled',
  'InProgress',
  'Completed',
  'CompletedWithError',
  'Failed',
  'Cancelled',
] as const;

/** What a deployment does with a version in a channel. */
export const deploymentActions = ['Publish', 'Unpublish'] as const;
