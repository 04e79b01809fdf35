export const unfinished = (count: number, shown: string): string =>
  count === 1 ? '1 of them cannot go out yet' : `${shown} of them cannot go out yet`;
export const inLanguage = (title: string, language: string): string => `${title} (${language})`;
export const typeAndLanguage = (type: string, language: string): string => `${type}, ${language}`;
export const takesAlong = 'It takes along:';
export const noRight = (type: string): string => `You may not publish contents of the type ${type}.`;
export const notApproved = 'It is not approved in this version, and the space demands that.';
export const noChannel = 'The space delivers to no channel.';
export const othersGoOut = 'The others go out without them.';
export const problemAt = (path: string, message: string): string => `${path}: ${message}`;
export const goesOut = (count: number, shown: string): string =>
  count === 1
    ? '1 version goes out to all channels of the space:'
    : `${shown} versions go out together to all channels of the space:`;
export const clocksOf = (timeZone: string): string => `On the clocks of ${timeZone}.`;
export const includeReferences = 'Publish what they name as well';
export const when = 'When';
export const times = {
  now: 'Now',
  later: 'At a date',
  staged: 'With the next release of the space',
} as const;
export const submit = { now: 'Publish', later: 'Schedule', staged: 'Add to the release' } as const;
export const submitOthers = {
  now: (count: number, shown: string): string =>
    count === 1 ? 'Publish the other one' : `Publish the other ${shown}`,
  later: (count: number, shown: string): string =>
    count === 1 ? 'Schedule the other one' : `Schedule the other ${shown}`,
  staged: (count: number, shown: string): string =>
    count === 1 ? 'Add the other one to the release' : `Add the other ${shown} to the release`,
} as const;
export const publishAt = 'Goes out';
export const unpublishAt = 'Is unpublished again';
export const unpublishOn = 'Is unpublished';
export const description = 'Note';
export const descriptionHint = 'What it is for, in the calendar.';
export const published = (count: number, title: string, shown: string): string =>
  count === 1 ? `${title} is published.` : `${shown} versions are published.`;
export const staged = 'It waits for the next release.';
export const scheduled = (moment: string): string => `It goes out on ${moment}, as it is written now.`;
export const unpublishTitle = (title: string): string => `Unpublish ${title}?`;
export const unpublishHint = 'It is no longer on the site, in this language.';
export const unpublishNow = 'Unpublish';
export const unpublished = (title: string): string => `${title} is no longer on the site.`;
export const leaves = (moment: string): string => `It is unpublished on ${moment}.`;
export const namedBy = (count: number, shown: string): string =>
  count === 1
    ? '1 content names it, and would lead nowhere'
    : `${shown} contents name it, and would lead nowhere`;
export const andMore = 'And others.';
export const namedByNone = 'No other content names it.';
export const plannedFor = {
  Publish: (moment: string): string => `Goes out on ${moment}`,
  Unpublish: (moment: string): string => `Is unpublished on ${moment}`,
} as const;
