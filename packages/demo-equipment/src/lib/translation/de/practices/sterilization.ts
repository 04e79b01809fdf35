import type { Phrases } from '../../translation-table.ts';

export const sterilizationPhrases: Phrases = {
  'Cycle at 121 °C, {15|20} min, with logger': 'Zyklus bei 121 °C, {} min, mit Logger',
  '{121.2..122.4} °C throughout': 'Durchgehend {} °C',
  'Biological indicator': 'Bioindikator',
  'No growth after {48|72} h': 'Kein Wachstum nach {} h',
  'Door lock and safety valve': 'Türverriegelung und Sicherheitsventil',
  'Leak or holding test': 'Dichtheits- oder Halteprüfung',
  'Chamber with light water marks, door gasket soft.':
    'Kammer mit leichten Wasserflecken, Türdichtung weich.',
  'Inside fittings show traces of use; the closure runs evenly.':
    'Einbauten mit Gebrauchsspuren; der Verschluss läuft gleichmäßig.',
  'Housing discolored near the steam outlet.': 'Gehäuse nahe dem Dampfauslass verfärbt.',
  'Door gasket, safety valve and filter replaced, chamber descaled, validated with logger.':
    'Türdichtung, Sicherheitsventil und Filter ersetzt, Kammer entkalkt, mit Logger validiert.',
  'New heater and steam trap, pressure vessel inspected, cycle report enclosed.':
    'Neue Heizung und neuer Kondensatableiter, Druckbehälter geprüft, Zyklusbericht liegt bei.',
  'Heater burnt out; chamber and door mechanism are good.':
    'Heizung durchgebrannt; Kammer und Türmechanik sind gut.',
  'Door lock blocked and the control reports a sensor fault.':
    'Türverriegelung blockiert und die Steuerung meldet einen Fühlerfehler.',
  'Vessel inspection papers': 'Prüfpapiere des Behälters',
};
