export const unfinished = (count: number, shown: string): string =>
  count === 1
    ? '1 davon kann noch nicht veröffentlicht werden'
    : `${shown} davon können noch nicht veröffentlicht werden`;
export const inLanguage = (title: string, language: string): string => `„${title}“ (${language})`;
export const typeAndLanguage = (type: string, language: string): string => `${type}, ${language}`;
export const takesAlong = 'Mit ihm erscheint:';
export const noRight = (type: string): string =>
  `Sie dürfen Inhalte des Typs „${type}“ nicht veröffentlichen.`;
export const notApproved =
  'Die jetzige Fassung ist nicht freigegeben, und der Bereich verlangt eine Freigabe.';
export const noChannel = 'Der Bereich liefert an keinen Kanal aus.';
export const othersGoOut = 'Die übrigen erscheinen ohne sie.';
/** What the server says of it is English. */
export const problemAt = (path: string, _message: string): string =>
  `${path}: fehlt oder ist nicht zulässig.`;
export const goesOut = (count: number, shown: string): string =>
  count === 1
    ? '1 Version erscheint in allen Kanälen des Bereichs:'
    : `${shown} Versionen erscheinen zusammen in allen Kanälen des Bereichs:`;
export const clocksOf = (timeZone: string): string => `Nach der Uhrzeit in ${timeZone}.`;
export const includeReferences = 'Auch veröffentlichen, worauf sie verweisen';
export const when = 'Wann';
export const times = {
  now: 'Jetzt',
  later: 'Zu einem Termin',
  staged: 'Mit der nächsten Sammelveröffentlichung des Bereichs',
} as const;
export const submit = { now: 'Veröffentlichen', later: 'Planen', staged: 'Vormerken' } as const;
export const submitOthers = {
  now: (count: number, shown: string): string =>
    count === 1 ? 'Die andere veröffentlichen' : `Die übrigen ${shown} veröffentlichen`,
  later: (count: number, shown: string): string =>
    count === 1 ? 'Die andere planen' : `Die übrigen ${shown} planen`,
  staged: (count: number, shown: string): string =>
    count === 1 ? 'Die andere vormerken' : `Die übrigen ${shown} vormerken`,
} as const;
export const publishAt = 'Erscheint';
export const unpublishAt = 'Wird wieder zurückgezogen';
export const unpublishOn = 'Wird zurückgezogen';
export const description = 'Notiz';
export const descriptionHint = 'Wozu es dient; steht im Kalender.';
export const published = (count: number, title: string, shown: string): string =>
  count === 1 ? `„${title}“ ist veröffentlicht.` : `${shown} Versionen sind veröffentlicht.`;
export const staged = 'Es ist für die nächste Sammelveröffentlichung vorgemerkt.';
export const scheduled = (moment: string): string =>
  `Es erscheint am ${moment}, so wie es jetzt geschrieben ist.`;
export const unpublishTitle = (title: string): string => `„${title}“ zurückziehen?`;
export const unpublishHint = 'Es steht dann in dieser Sprache nicht mehr auf der Website.';
export const unpublishNow = 'Zurückziehen';
export const unpublished = (title: string): string => `„${title}“ steht nicht mehr auf der Website.`;
export const leaves = (moment: string): string => `Es wird am ${moment} zurückgezogen.`;
export const namedBy = (count: number, shown: string): string =>
  count === 1
    ? '1 Inhalt verweist darauf und würde ins Leere führen'
    : `${shown} Inhalte verweisen darauf und würden ins Leere führen`;
export const andMore = 'Und weitere.';
export const namedByNone = 'Kein anderer Inhalt verweist darauf.';
export const plannedFor = {
  Publish: (moment: string): string => `Erscheint am ${moment}`,
  Unpublish: (moment: string): string => `Wird am ${moment} zurückgezogen`,
} as const;
