/** What can happen in a space. */
export const activityKinds = [
  'Saved',
  'Moved',
  'Deleted',
  'Restored',
  'StateChanged',
  'Scheduled',
  'Published',
  'Unpublished',
  'Cancelled',
  'Failed',
  'MemberAdded',
  'MemberChanged',
  'MemberRemoved',
  'RightsChanged',
  'WorkflowChanged',
] as const;
