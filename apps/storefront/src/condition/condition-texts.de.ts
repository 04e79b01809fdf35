export const newSurplus = 'Neu, Überbestand';
export const newSurplusMeans =
  'Nie in Betrieb genommen. Die Verpackung kann geöffnet und die Herstellergarantie abgelaufen sein.';
export const refurbished = 'Überholt';
export const refurbishedMeans =
  'Gewartet, Verschleißteile ersetzt, gereinigt und nach den Vorgaben des Herstellers geprüft. Die Arbeiten sind dokumentiert, und die Dokumentation liegt bei.';
export const testedWorking = 'Gebraucht, geprüft';
export const testedWorkingMeans =
  'Gebraucht. Die Hauptfunktionen liefen im Test, die Ergebnisse sind genannt. Teile wurden vorher nicht ersetzt.';
export const powersOn = 'Gebraucht, schaltet ein';
export const powersOnMeans =
  'Gebraucht. Das Gerät startet und zeigt seinen üblichen Startbildschirm oder seine Lampen. Mehr wurde nicht geprüft.';
export const untested = 'Gebraucht, ungeprüft';
export const untestedMeans =
  'Gebraucht und nicht geprüft, meist weil Strom, Gas, Wasser oder Software fehlten. Es kann funktionieren oder auch nicht.';
export const forParts = 'Für Ersatzteile';
export const forPartsMeans =
  'Funktioniert als Ganzes bekanntermaßen nicht. Verkauft als Ersatzteilspender oder zur Reparatur durch Fachleute.';
