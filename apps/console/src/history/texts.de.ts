const operations: Readonly<Record<string, string>> = {
  Create: 'angelegt',
  Update: 'geändert',
  Delete: 'gelöscht',
  Undelete: 'wiederhergestellt',
  Remove: 'endgültig entfernt',
};
export const operationOf = (operation: string): string => operations[operation] ?? operation;
export const server = 'Der Server';
export const somebody = 'Jemand';
export const by = (program: string): string => `über ${program}`;
export const became = 'wurde zu';
export const empty = 'leer';
export const yes = 'ja';
export const no = 'nein';
export const moreFields = (count: number): string => `${count} weitere Felder`;
