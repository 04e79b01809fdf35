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

/** Why a version cannot go out. */
export const publicationProblemKinds = ['right', 'field', 'workflow', 'urlName', 'channel'] as const;
