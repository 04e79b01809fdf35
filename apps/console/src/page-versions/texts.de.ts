export const heading = 'Auf der Seite';
export const changes = 'Änderungen auf der Seite';
export const noChanges = 'Die Blöcke beider Versionen sind gleich.';
export const notShown = 'Die Versionen können nicht als Seiten gezeigt werden.';
export const titles = {
  before: (number: string): string => `Ältere Version, ${number}`,
  after: (number: string): string => `Neuere Version, ${number}`,
} as const;
export const kinds = {
  added: 'Hinzugefügt',
  removed: 'Entfernt',
  moved: 'Verschoben',
  changed: 'Geändert',
  movedAndChanged: 'Verschoben und geändert',
} as const;
/** As the outline in the older and in the newer version says it. */
export const kindsOn = {
  before: { ...kinds, moved: 'Von hier verschoben', movedAndChanged: 'Von hier verschoben und geändert' },
  after: { ...kinds, moved: 'Hierher verschoben', movedAndChanged: 'Hierher verschoben und geändert' },
} as const;
export const markOf = (number: number, kind: string): string => `${number} ${kind}`;
export const turn = (number: number): string => `Platz ${number}`;
export const standsIn = (where: string): string => `Wo: ${where}.`;
export const movedFrom = (from: string, to: string): string => `Von: ${from}. Nach: ${to}.`;
export const withInside = (count: number, shown: string): string =>
  count === 1 ? 'Mit 1 Block darin.' : `Mit ${shown} Blöcken darin.`;
export const valueBefore = 'Vorher:';
export const valueAfter = 'Nachher:';
export const nothing = 'nichts';
export const yes = 'Ja';
export const no = 'Nein';
export const show = 'Auf der Seite zeigen';
export const showOne = (number: number): string => `Auf der Seite zeigen: Änderung ${number}`;
export const unseen = 'In dieser Breite nimmt er auf der Seite keinen Platz ein.';
export const showAll = (count: string): string => `Alle ${count} Änderungen zeigen`;
