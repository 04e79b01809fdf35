export const title = 'Termine';
export const spaces = 'Bereiche';
export const hint = 'Was wann erscheint oder zurückgezogen wird, und was daraus geworden ist.';
export const space = 'Bereich';
export const noSpace = 'Es gibt keinen Bereich, den Sie lesen dürfen';
export const views = 'Ansichten';
export const calendar = 'Kalender';
export const list = 'Liste';
export const months = 'Monate';
export const today = 'Dieser Monat';
export const pages = 'Seiten der Termine';
export const previousPage = 'Frühere';
export const nextPage = 'Spätere';
export const what = 'Inhalt';
export const action = 'Aktion';
export const actions = { Publish: 'Veröffentlichen', Unpublish: 'Zurückziehen' } as const;
export const date = 'Termin';
export const status = 'Status';
export const why = 'Grund';
export const by = 'Geplant von';
export const description = 'Notiz';
export const statuses = {
  Draft: 'Ohne Termin',
  Scheduled: 'Geplant',
  InProgress: 'Läuft',
  Completed: 'Erledigt',
  CompletedWithError: 'Mit Fehlern erledigt',
  Failed: 'Fehlgeschlagen',
  Cancelled: 'Abgesagt',
} as const;
export const nothing = 'In diesem Monat ist nichts geplant';
export const nothingHint = 'Einen Termin bekommt ein Inhalt, wenn Sie ihn veröffentlichen.';
export const named = (action: string, name: string): string => `${action}: ${name}`;
export const andOthers = (name: string, others: string): string => `${name} und ${others} weitere`;
export const moved = (name: string, moment: string): string => `„${name}“ ist für ${moment} geplant.`;
export const notMoved = (name: string): string => `„${name}“ bleibt, wo es war.`;
export const expires = (moment: string): string => `Wird am ${moment} zurückgezogen`;
export const plannedBy = (name: string): string => `Geplant von ${name}`;
export const failed = 'Das hat nicht geklappt';
export const itemFacts = (language: string, moment: string): string => `${language}, Stand vom ${moment}`;
export const goesAlong = '(weil andere darauf verweisen)';
export const newDate = 'Termin';
export const move = 'Verschieben';
export const schedule = 'Planen';
export const noDate = 'Geben Sie einen Termin an.';
export const cancelIt = 'Termin absagen';
export const cancelled = (name: string): string => `„${name}“ ist nicht mehr geplant.`;
export const release = 'Nächste Sammelveröffentlichung';
export const emptyRelease = 'Nichts ist vorgemerkt. Inhalte merken Sie beim Veröffentlichen dafür vor.';
export const publishRelease = 'Alle veröffentlichen …';
export const releaseQuestion = (count: number, shown: string): string =>
  count === 1
    ? 'Den vorgemerkten Eintrag veröffentlichen?'
    : `Die ${shown} vorgemerkten Einträge veröffentlichen?`;
export const releaseHint = 'Alle erscheinen zusammen. Ohne Termin geschieht das sofort.';
export const releaseDate = 'Termin';
export const publishNow = 'Veröffentlichen';
export const released = 'Die Sammelveröffentlichung ist erschienen.';
export const releaseAt = (moment: string): string => `Die Sammelveröffentlichung erscheint am ${moment}.`;
