export const newSurplus =
  'Nie in Betrieb genommen. Die Verpackung kann geöffnet und die Herstellergarantie abgelaufen sein.';
export const refurbished =
  'Gewartet, Verschleißteile ersetzt, gereinigt und nach den Vorgaben des Herstellers geprüft. Die Arbeiten sind dokumentiert, und die Dokumentation liegt bei.';
export const testedWorking =
  'Gebraucht. Die Hauptfunktionen liefen im Test, die Ergebnisse sind genannt. Teile wurden vorher nicht ersetzt.';
export const powersOn =
  'Gebraucht. Das Gerät startet und zeigt seinen üblichen Startbildschirm oder seine Lampen. Mehr wurde nicht geprüft.';
export const untested =
  'Gebraucht und nicht geprüft, meist weil Strom, Gas, Wasser oder Software fehlten. Es kann funktionieren oder auch nicht.';
export const forParts =
  'Funktioniert als Ganzes bekanntermaßen nicht. Verkauft als Ersatzteilspender oder zur Reparatur durch Fachleute.';
