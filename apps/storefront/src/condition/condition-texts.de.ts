export const newSurplus = 'Neu, Überbestand';
export const newSurplusDefinition =
  'Nie in Betrieb genommen. Die Verpackung kann geöffnet und die Herstellergarantie abgelaufen sein.';
export const refurbished = 'Überholt';
export const refurbishedDefinition =
  'Gewartet, Verschleißteile ersetzt, gereinigt und nach den Vorgaben des Herstellers geprüft. Die Arbeiten sind dokumentiert, und die Dokumentation liegt bei.';
export const testedWorking = 'Gebraucht, geprüft';
export const testedWorkingDefinition =
  'Gebraucht. Die Hauptfunktionen liefen im Test, die Ergebnisse sind genannt. Teile wurden vorher nicht ersetzt.';
export const powersOn = 'Gebraucht, schaltet ein';
export const powersOnDefinition =
  'Gebraucht. Das Gerät startet und zeigt seinen üblichen Startbildschirm oder seine Lampen. Mehr wurde nicht geprüft.';
export const untested = 'Gebraucht, ungeprüft';
export const untestedDefinition =
  'Gebraucht und nicht geprüft, meist weil Strom, Gas, Wasser oder Software fehlten. Es kann funktionieren oder auch nicht.';
export const forParts = 'Für Ersatzteile';
export const forPartsDefinition =
  'Funktioniert als Ganzes bekanntermaßen nicht. Verkauft als Ersatzteilspender oder zur Reparatur durch Fachleute.';
