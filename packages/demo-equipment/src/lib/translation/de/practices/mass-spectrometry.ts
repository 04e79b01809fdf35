import type { Phrases } from '../../translation-table.ts';

export const massSpectrometryPhrases: Phrases = {
  'Vacuum after {12|24|48} h of pumping': 'Vakuum nach {} h Pumpen',
  'Within the maker’s limits': 'Innerhalb der Grenzen des Herstellers',
  'Automatic tune': 'Automatisches Tuning',
  'Passed, {no air leak seen|peak widths within limits}':
    'Bestanden, {kein Luftleck erkennbar|Peakbreiten innerhalb der Grenzen}',
  'Sensitivity check with the standard of the method': 'Empfindlichkeitsprüfung mit dem Standard der Methode',
  'Signal to noise above the minimum': 'Signal-Rausch-Verhältnis über dem Mindestwert',
  'Turbo pump hours and temperature': 'Stunden und Temperatur der Turbopumpe',
  '{4,100|5,600|7,300|8,200} h, no warning': '{} h, keine Warnung',
  'Vented with nitrogen and sealed before storage; source clean.':
    'Vor der Einlagerung mit Stickstoff belüftet und verschlossen; Quelle sauber.',
  'Source housing with traces of heat, optics cleaned last year.':
    'Quellengehäuse mit Hitzespuren, Optik im letzten Jahr gereinigt.',
  'Side panels scratched, all covers and screws present.':
    'Seitenbleche verkratzt, alle Abdeckungen und Schrauben vorhanden.',
  'Pump oil changed before shutdown.': 'Pumpenöl vor dem Abschalten gewechselt.',
  'Source and ion optics cleaned, pump oil and filters changed, tuned and checked for sensitivity.':
    'Quelle und Ionenoptik gereinigt, Pumpenöl und Filter gewechselt, getunt und auf Empfindlichkeit geprüft.',
  'Turbo pump bearings renewed, multiplier replaced, calibrated over the full range.':
    'Lager der Turbopumpe erneuert, Multiplier ersetzt, über den gesamten Bereich kalibriert.',
  'Turbo pump failed; analyzer, source and boards are complete.':
    'Turbopumpe ausgefallen; Analysator, Quelle und Platinen vollständig.',
  'High-voltage supply defective, vacuum is in order.':
    'Hochspannungsversorgung defekt, Vakuum ist in Ordnung.',
  'Gas lines': 'Gasleitungen',
};
