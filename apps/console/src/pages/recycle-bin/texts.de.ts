export const title = 'Papierkorb';
export const heading = 'Papierkorb';
export const hint =
  'Gelöschtes bleibt 30 Tage erhalten. Was mit einem Datensatz gelöscht wurde, kommt mit ihm zurück.';
export const object = 'Objekt';
export const search = 'Teil des Namens';
export const loading = 'Wird geladen';
export const more = 'Mehr anzeigen';
export const nothing = 'Im Papierkorb ist nichts, was Sie wiederherstellen dürfen';
export const deletedBy = (name: string | null): string =>
  name === null ? 'Gelöscht' : `Gelöscht von ${name},`;
export const goneOn = 'Endgültig entfernt wird es am';
export const restore = 'Wiederherstellen';
export const restoreNamed = (name: string): string => `${name} wiederherstellen`;
export const restored = (name: string): string => `${name} ist zurück`;
export const withParts = (count: number): string =>
  count === 1 ? 'Ein Datensatz kam mit zurück.' : `${count} Datensätze kamen mit zurück.`;
