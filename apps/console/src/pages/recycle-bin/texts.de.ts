export const title = 'Papierkorb';
export const heading = 'Papierkorb';
export const hint =
  'Gelöschtes bleibt 30 Tage erhalten. Was mit einem Datensatz gelöscht wurde, wird mit ihm wiederhergestellt.';
export const object = 'Objekt';
export const search = 'Name enthält';
export const loading = 'Wird geladen';
export const more = 'Mehr anzeigen';
export const nothing = 'Im Papierkorb ist nichts, das Sie wiederherstellen dürfen';
export const deletedBy = (name: string | null): string =>
  name === null ? 'Gelöscht' : `Gelöscht von ${name},`;
export const goneOn = 'Wird endgültig gelöscht am';
export const restore = 'Wiederherstellen';
export const restoreNamed = (name: string): string => `${name} wiederherstellen`;
export const restored = (name: string): string => `${name} ist wiederhergestellt`;
export const withParts = (count: number): string =>
  count === 1
    ? 'Ein zugehöriger Datensatz wurde mit wiederhergestellt.'
    : `${count} zugehörige Datensätze wurden mit wiederhergestellt.`;
