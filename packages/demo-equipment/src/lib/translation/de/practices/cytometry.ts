import type { Phrases } from '../../translation-table.ts';

export const cytometryPhrases: Phrases = {
  'Alignment beads, all lasers': 'Justierbeads, alle Laser',
  'CV {1.4..2.9} % in the primary channels': 'VK {} % in den Hauptkanälen',
  'Background count with filtered sheath': 'Hintergrundzählung mit filtrierter Hüllflüssigkeit',
  '{Below 100|Below 200|About 60} events/s': '{Unter 100|Unter 200|Etwa 60} Ereignisse/s',
  'Carry-over between tubes': 'Verschleppung zwischen Röhrchen',
  '{0.05..0.40} %': '{} %',
  'Fluidics start-up and shutdown': 'Start und Abschalten der Fluidik',
  'No pressure error': 'Kein Druckfehler',
  'Fluidics decontaminated and drained before storage.':
    'Fluidik vor der Einlagerung dekontaminiert und entleert.',
  'Sample port worn at the outside, seals new.': 'Probenanschluss außen abgenutzt, Dichtungen neu.',
  'Housing with marks from a neighboring cart.': 'Gehäuse mit Spuren eines benachbarten Wagens.',
  'Laser hours read: {2,140|3,870|5,260|6,910}.': 'Laserstunden abgelesen: {}.',
  'Lasers aligned, sheath and waste tubing replaced, performance report enclosed.':
    'Laser justiert, Hüllstrom- und Abfallschläuche ersetzt, Leistungsbericht liegt bei.',
  'Sample probe, seals and filters renewed, time delay calibrated.':
    'Probennadel, Dichtungen und Filter erneuert, Zeitverzögerung kalibriert.',
  'Blue laser below specification; optics and fluidics complete.':
    'Blauer Laser unter der Spezifikation; Optik und Fluidik vollständig.',
  'Sample pump does not build up pressure, detectors respond.':
    'Probenpumpe baut keinen Druck auf, Detektoren reagieren.',
  Workstation: 'Workstation',
  'Tube adapter': 'Röhrchenadapter',
};
