export const title = 'Schedules';
export const spaces = 'Spaces';
export const hint = 'What goes out and what is unpublished, when, and what became of it.';
export const space = 'Space';
export const noSpace = 'There is no space that you may read';
export const views = 'Views';
export const calendar = 'Calendar';
export const list = 'List';
export const months = 'Months';
export const today = 'This month';
export const pages = 'Pages of the schedules';
export const previousPage = 'Earlier ones';
export const nextPage = 'Later ones';
export const what = 'What';
export const action = 'Action';
export const actions = { Publish: 'Publish', Unpublish: 'Unpublish' } as const;
export const date = 'Date';
export const status = 'Status';
export const why = 'Why not';
export const by = 'Planned by';
export const description = 'Note';
export const statuses = {
  Draft: 'Without a date',
  Scheduled: 'Planned',
  InProgress: 'Under way',
  Completed: 'Done',
  CompletedWithError: 'Done, with errors',
  Failed: 'Failed',
  Cancelled: 'Cancelled',
} as const;
export const nothing = 'Nothing is planned in this month';
export const nothingHint = 'A content is scheduled in its publish dialog.';
export const named = (action: string, name: string): string => `${action}: ${name}`;
export const andOthers = (name: string, others: string): string => `${name} and ${others} more`;
export const moved = (name: string, moment: string): string => `${name} is planned for ${moment}.`;
export const notMoved = (name: string): string => `${name} stays where it was.`;
export const expires = (moment: string): string => `Unpublished again on ${moment}`;
export const plannedBy = (name: string): string => `Planned by ${name}`;
export const failed = 'It did not happen';
export const itemFacts = (language: string, moment: string): string => `${language}, as written on ${moment}`;
export const goesAlong = '(because others name it)';
export const newDate = 'Date';
export const move = 'Move';
export const schedule = 'Schedule';
export const noDate = 'Give it a date.';
export const cancelIt = 'Cancel this schedule';
export const cancelled = (name: string): string => `${name} is no longer planned.`;
export const release = 'Next release';
export const emptyRelease = 'Nothing waits for it. Contents are added in their publish dialog.';
export const publishRelease = 'Publish the release …';
export const releaseQuestion = (count: number, shown: string): string =>
  count === 1 ? 'Publish the one entry of the release?' : `Publish the ${shown} entries of the release?`;
export const releaseHint = 'All of them go out together. Without a date they do so now.';
export const releaseDate = 'Date';
export const publishNow = 'Publish';
export const released = 'The release is published.';
export const releaseAt = (moment: string): string => `The release goes out on ${moment}.`;
