import type { Condition, ConditionName } from './condition.ts';

/** The steps of the condition scale in German. */
export const conditionsInGerman: Readonly<Record<ConditionName, Pick<Condition, 'label' | 'definition'>>> = {
  NewSurplus: {
    label: 'Neu, Überbestand',
    definition:
      'Nie in Betrieb genommen. Die Verpackung kann geöffnet und die Herstellergarantie abgelaufen sein.',
  },
  Refurbished: {
    label: 'Überholt',
    definition:
      'Gewartet, Verschleißteile ersetzt, gereinigt und nach den Vorgaben des Herstellers geprüft. Die Arbeiten sind dokumentiert, und die Dokumentation liegt bei.',
  },
  UsedTestedWorking: {
    label: 'Gebraucht, geprüft',
    definition:
      'Gebraucht. Die Hauptfunktionen liefen im Test, die Ergebnisse sind genannt. Teile wurden vorher nicht ersetzt.',
  },
  UsedPowersOn: {
    label: 'Gebraucht, schaltet ein',
    definition:
      'Gebraucht. Das Gerät startet und zeigt seinen üblichen Startbildschirm oder seine Lampen. Mehr wurde nicht geprüft.',
  },
  UsedUntested: {
    label: 'Gebraucht, ungeprüft',
    definition:
      'Gebraucht und nicht geprüft, meist weil Strom, Gas, Wasser oder Software fehlten. Es kann funktionieren oder auch nicht.',
  },
  ForParts: {
    label: 'Für Ersatzteile',
    definition:
      'Funktioniert als Ganzes bekanntermaßen nicht. Verkauft als Ersatzteilspender oder zur Reparatur durch Fachleute.',
  },
};
