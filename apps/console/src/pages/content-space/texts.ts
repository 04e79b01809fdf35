export const title = (space: string): string => `Settings of ${space}`;
export const parts = 'Parts of the settings';
export const people = 'People and rights';
export const workflow = 'Workflow';
export const activity = 'Activity';
export const members = 'Members';
export const membersHint =
  'Members have a role in this space alone. People with a role of the site work in every space and stand in no list here.';
export const noMembers = 'Nobody is a member';
export const noMembersHint = 'Roles of the site hold here all the same.';
export const name = 'Name';
export const role = 'Role';
export const roleOf = (who: string): string => `Role of ${who}`;
export const actions = 'Actions';
export const remove = 'Remove';
export const removeOne = (who: string): string => `Remove ${who}`;
export const removeTitle = (who: string): string => `Remove ${who} from this space?`;
export const removeHint = 'What they wrote stays. A role of the site stays theirs.';
export const removed = (who: string): string => `${who} is no member any more.`;
export const changed = (who: string): string => `${who} has another role now.`;
export const add = 'Add a member';
export const addHint = 'They have to have an account here already.';
export const email = 'Email address';
export const addNow = 'Add';
export const added = 'Added.';
export const firstMembers = 'First members';
export const moreMembers = 'Further members';
export const membersPages = 'Pages of members';
export const rights = 'What roles may do';
export const rightsHint =
  'They hold from the next click on, for whoever has the role. Who may do anything may read; administrators may always do everything, so that nobody can shut them out.';
export const everywhere = 'in every space';
export const yes = 'Yes';
export const no = 'No';
export const roles: Readonly<Record<string, string>> = {
  ContentAdmin: 'Content administrator',
  ContentManager: 'Content manager',
  ContentAuthor: 'Content author',
  ContentReader: 'Content reader',
  author: 'Author',
  publisher: 'Publisher',
  administrator: 'Administrator',
};
export const flags = {
  read: 'Read',
  create: 'Create',
  update: 'Change',
  delete: 'Delete',
  translate: 'Translate',
  publish: 'Publish',
  manage: 'Manage',
};
export const workflowHint =
  'States that each content goes through, in each language. The first one is that of what is new, and of what was saved after it was approved.';
export const noWorkflow = 'This space has no workflow';
export const noWorkflowHint = 'Whoever may publish publishes what they like.';
export const begin = 'Set up a workflow';
export const demand = 'Only approved versions are published';
export const states = 'States';
export const stateLabel = (number: string): string => `Name of state ${number}`;
export const isApproving = (label: string): string => `${label} approves`;
export const approving = 'Approves';
export const removeState = (label: string): string => `Remove the state ${label}`;
export const addState = 'Add a state';
export const newState = 'New state';
export const moves = 'Who may move contents';
export const movesHint = 'From the state of the row to that of the column.';
export const from = 'From';
export const moveFrom = (from: string, to: string): string => `From ${from} to ${to}`;
export const nobody = 'Nobody';
export const moveRights = {
  write: 'Who may change',
  publish: 'Who may publish',
  manage: 'Who manages',
};
export const save = 'Save';
export const saved = 'The workflow is saved.';
export const end = 'End the workflow';
export const endTitle = 'End the workflow of this space?';
export const endHint = 'Contents lose their states, and nothing has to be approved any more.';
export const ended = 'This space has no workflow any more.';
export const notYours = 'You may look at this. Who manages the space changes it.';
export const inWork = 'In Work';
export const inReview = 'In Review';
export const approved = 'Approved';
export const rightsType = 'Type of content';
export const allTypes = 'All without rights of their own';
export const ownRightsOf = (type: string): string => `${type} (rights of its own)`;
export const rightsWith = (type: string): string => `What roles may do with contents of the type ${type}`;
export const rightOf = (who: string, flag: string): string => `${who}: ${flag}`;
export const rightGiven = (who: string, flag: string): string => `${who} has the right now: ${flag}.`;
export const rightTaken = (who: string, flag: string): string => `${who} has the right no more: ${flag}.`;
export const isChanged = 'changed';
export const resetRights = 'Reset';
export const likeAllTypes = 'As with other types';
export const resetOf = (who: string): string => `Take back what was set for ${who}`;
export const rightsReset = (who: string): string => `What was set for ${who} is taken back.`;
