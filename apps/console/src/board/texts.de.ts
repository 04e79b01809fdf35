export const board = 'Board';
export const columnsBy = 'Spalten nach';
export const noValue = '(kein Wert)';
export const noPicklist = 'Diese Datensätze haben keine Auswahlliste, nach der sich Spalten bilden ließen.';
export const tooManyValues = (count: number): string =>
  `Diese Auswahlliste hat ${count} Werte; das sind zu viele für ein Board. Wählen Sie eine andere.`;
export const notMoved = (label: string): string => `Nicht nach „${label}“ verschoben`;
export const loading = 'Wird geladen';
export const empty = 'Keine';
export const more = 'Weitere laden';
export const tryAgain = 'Erneut versuchen';
export const drag = (name: string): string => `${name} ziehen`;
export const moveCard = (name: string): string => `${name} verschieben`;
