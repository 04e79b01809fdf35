export const board = 'Board';
export const columnsBy = 'Columns by';
export const noValue = '(no value)';
export const noPicklist = 'These records have no picklist that could make columns.';
export const tooManyValues = (count: number): string =>
  `This picklist has ${count} values, which is too many for a board. Choose another one.`;
export const notMoved = (label: string): string => `Not moved to “${label}”`;
export const loading = 'Loading';
export const empty = 'None';
export const more = 'Load more';
export const tryAgain = 'Try again';
export const drag = (name: string): string => `Drag ${name}`;
export const moveCard = (name: string): string => `Move ${name}`;
