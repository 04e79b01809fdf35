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
export const retention = 'What is stored';
export const person = 'A person';
export const erasures = 'Erasures';
export const accesses = 'Who looked at what';
export const personHint =
  'Everything that is stored about somebody, with an account or without, by their e-mail address: to be handed to them, or to be erased.';
export const email = 'E-mail address';
export const find = 'Look up';
export const nobody = (email: string): string => `Nothing is stored about ${email}`;
export const nobodyHint = 'Orders, inquiries and carts of guests were looked through, too.';
export const storedOf = (email: string): string => `Stored about ${email}`;
export const kind = 'Kind';
export const count = 'Records';
export const kinds: Readonly<Record<string, string>> = {
  users: 'User accounts',
  contacts: 'Contacts',
  accounts: 'Accounts of this person alone',
  leads: 'Leads',
  cases: 'Inquiries',
  quotes: 'Quote requests',
  offers: 'Offers',
  orders: 'Orders',
  returns: 'Returns',
  carts: 'Carts',
  files: 'Files',
};
export const kept = 'An erasure leaves what the law has kept';
export const exportAll = 'Download everything';
export const erase = 'Erase';
export const eraseTitle = (email: string): string => `Erase everything about ${email}?`;
export const eraseHint =
  'It is done in 14 days, and can be taken back until then. The person is told by mail when, and what is kept. Afterwards nothing brings it back.';
export const dueOn = (moment: string): string => `Will be erased on ${moment}`;
export const cancelErasure = 'Do not erase';
export const canceled = 'The erasure is taken back.';
export const noErasures = 'Nobody was erased';
export const noErasuresHint = 'Look somebody up to have them erased.';
export const erased = 'Erased';
export const requestedAt = 'Requested';
export const requestedBy = 'By';
export const due = 'Due';
export const erasedAt = 'Done';
export const actions = 'Actions';
export const accessesHint =
  'Records, lists, searches, queries and downloads about people that users of the house and their programs read. Several looks at the same within five minutes are one.';
export const subject = 'Person or record (e-mail address or id)';
export const staff = 'User of the house (e-mail address or id)';
export const filter = 'Show';
export const noAccesses = 'Nobody looked';
export const noAccessesHint = 'Or it is longer ago than it is stored.';
export const when = 'When';
export const who = 'Who';
export const how = 'How';
export const whatLooked = 'What';
export const byProgram = (name: string): string => `by ${name}`;
export const nobodyKnown = 'Not known';
export const lostLooks = (count: string): string =>
  `${count} looks are missing: the database was away for too long`;
export const actionKinds: Readonly<Record<string, string>> = {
  view: 'Record opened',
  list: 'List opened',
  search: 'Searched',
  query: 'Queried',
  export: 'Exported',
  download: 'File downloaded',
  lost: 'Not stored',
};
