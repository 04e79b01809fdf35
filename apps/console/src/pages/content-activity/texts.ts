export const title = (space: string): string => `Activity of ${space}`;
export const hint = 'Who did what, the latest first.';
export const kind = 'What';
export const anyKind = 'Everything';
export const from = 'From';
export const until = 'Until';
export const when = 'When';
export const who = 'Who';
export const content = 'Content';
export const detail = 'More';
export const installation = 'The installation';
export const onlyThis = (name: string): string => `Only what ${name} did`;
export const everybody = 'Show what everybody did';
export const none = 'Nothing happened here';
export const noneHint = 'Nothing that the filters above let through.';
export const pages = 'Pages of the activity';
export const older = 'Older';
export const newest = 'Newest';
export const version = (number: string): string => `Version ${number}`;
export const toFolder = (name: string): string => `To ${name}`;
export const forDate = (moment: string): string => `For ${moment}`;
export const kinds = {
  Saved: 'Saved',
  Moved: 'Moved to a folder',
  Deleted: 'Deleted',
  Restored: 'Restored',
  StateChanged: 'State changed',
  Scheduled: 'Planned',
  Published: 'Published',
  Unpublished: 'Unpublished',
  Cancelled: 'Cancelled',
  Failed: 'Failed',
  MemberAdded: 'Member added',
  MemberChanged: 'Role changed',
  MemberRemoved: 'Member removed',
  RightsChanged: 'Rights changed',
  WorkflowChanged: 'Workflow changed',
};
export const roles: Readonly<Record<string, string>> = {
  ContentAdmin: 'Content administrator',
  ContentManager: 'Content manager',
  ContentAuthor: 'Content author',
  ContentReader: 'Content reader',
  author: 'Author',
  publisher: 'Publisher',
};
export const flags: Readonly<Record<string, string>> = {
  read: 'Read',
  create: 'Create',
  update: 'Change',
  delete: 'Delete',
  translate: 'Translate',
  publish: 'Publish',
  manage: 'Manage',
};
export const given = (flag: string): string => `${flag} given`;
export const taken = (flag: string): string => `${flag} lost`;
