export const newSurplus = 'Neu, Überbestand';
export const refurbished = 'Überholt';
export const testedWorking = 'Gebraucht, geprüft';
export const powersOn = 'Gebraucht, schaltet ein';
export const untested = 'Gebraucht, ungeprüft';
export const forParts = 'Für Ersatzteile';
