export const title = 'Recycle bin';
export const heading = 'Recycle bin';
export const hint =
  'Deleted records stay here for 30 days. Whatever was deleted with a record comes back with it.';
export const object = 'Object';
export const search = 'Part of the name';
export const loading = 'Loading';
export const more = 'Show more';
export const nothing = 'There is nothing in the recycle bin that you may restore';
export const deletedBy = (name: string | null): string => (name === null ? 'Deleted' : `Deleted by ${name},`);
export const goneOn = 'It is removed for good on';
export const restore = 'Restore';
export const restoreNamed = (name: string): string => `Restore ${name}`;
export const restored = (name: string): string => `${name} is back`;
export const withParts = (count: number): string =>
  count === 1 ? 'One record came back with it.' : `${count} records came back with it.`;
