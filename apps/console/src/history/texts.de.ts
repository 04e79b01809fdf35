const operations: Readonly<Record<string, string>> = {
  Create: 'angelegt',
  Update: 'geändert',
  Delete: 'gelöscht',
  Undelete: 'wiederhergestellt',
  Remove: 'endgültig gelöscht',
};
export const operationOf = (operation: string): string => operations[operation] ?? operation;
export const written = (operation: string): readonly [before: string, after: string] => [
  'hat',
  operationOf(operation),
];
export const thisRecord = 'diesen Datensatz';
export const server = 'Der Server';
export const somebody = 'Jemand';
export const by = (program: string): string => `über ${program}`;
export const became = 'wurde zu';
export const empty = 'leer';
export const yes = 'ja';
export const no = 'nein';
export const moreFields = (count: number): string =>
  count === 1 ? '1 weiteres Feld' : `${count} weitere Felder`;
