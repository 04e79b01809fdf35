/** The type of that entry of `workflowConfigs` which has the states of a space; others are left to who runs them. */
export const statesWorkflowType = 'States';

/** What somebody needs in a space to make a move. */
export const workflowRights = ['write', 'publish', 'manage'] as const;
