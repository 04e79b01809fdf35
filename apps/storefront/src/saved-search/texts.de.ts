export const saveSearch = 'Suche speichern';
export const immediately = 'Sofort';
export const daily = 'Einmal am Tag';
export const weekly = 'Einmal in der Woche';
export const never = 'Nie';
