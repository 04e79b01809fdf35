const operations: Readonly<Record<string, string>> = {
  Create: 'created',
  Update: 'changed',
  Delete: 'deleted',
  Undelete: 'restored',
  Remove: 'removed for good',
};
export const operationOf = (operation: string): string => operations[operation] ?? operation;
/** A write as a sentence around what was written: what stands before it, and what after. */
export const written = (operation: string): readonly [before: string, after: string] => [
  operationOf(operation),
  '',
];
export const thisRecord = 'this record';
export const server = 'The server';
export const somebody = 'Somebody';
export const by = (program: string): string => `by ${program}`;
export const became = 'became';
export const empty = 'empty';
export const yes = 'yes';
export const no = 'no';
export const moreFields = (count: number): string => `${count} more fields`;
