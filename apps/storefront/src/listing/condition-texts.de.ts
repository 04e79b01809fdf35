export const newSurplus = 'Neu aus Überbestand';
export const newSurplusMeans =
  'Nie in Betrieb genommen. Die Verpackung kann geöffnet und die Herstellergarantie abgelaufen sein.';
export const refurbished = 'Generalüberholt';
export const refurbishedMeans =
  'Gewartet, Verschleißteile ersetzt, gereinigt und nach Herstellerspezifikation geprüft. Die Arbeiten sind dokumentiert; das Protokoll liegt dem Gerät bei.';
export const testedWorking = 'Gebraucht, funktionsgeprüft';
export const testedWorkingMeans =
  'Gebraucht. Die Hauptfunktionen wurden in Betrieb geprüft und arbeiteten; die Ergebnisse sind aufgeführt. Teile wurden vorher nicht ersetzt.';
export const powersOn = 'Gebraucht, schaltet ein';
export const powersOnMeans =
  'Gebraucht. Das Gerät startet und zeigt seinen üblichen Startbildschirm oder seine Lampen. Mehr wurde nicht geprüft.';
export const untested = 'Gebraucht, ungeprüft';
export const untestedMeans =
  'Gebraucht und nicht geprüft, meist weil Strom, Gas, Wasser oder Software fehlten. Es kann funktionieren oder auch nicht.';
export const forParts = 'Für Ersatzteile';
export const forPartsMeans =
  'Funktioniert bekanntermaßen nicht als Ganzes. Verkauf als Ersatzteilspender oder zur Reparatur durch Fachleute.';
