import type { Phrases } from '../../translation-table.ts';

export const clinicalAnalysisPhrases: Phrases = {
  'Background count': 'Leerwertzählung',
  'Within limits': 'Innerhalb der Grenzen',
  'Control blood, three levels': 'Kontrollblut, drei Konzentrationsstufen',
  'All parameters in range': 'Alle Parameter im Bereich',
  'Repeatability, ten runs': 'Wiederholbarkeit, zehn Läufe',
  'WBC CV {1.1..2.6} %': 'VK der WBC {} %',
  'Carry-over': 'Verschleppung',
  '{0.1..0.6} %': '{} %',
  'Fluidics rinsed and drained before storage.': 'Fluidik vor der Einlagerung gespült und entleert.',
  'Sampling needle replaced last year, covers with light scratches.':
    'Probennadel im letzten Jahr ersetzt, Abdeckungen mit leichten Kratzern.',
  'Screen readable, touch foil worn at the edge.': 'Bildschirm lesbar, Berührungsfolie am Rand abgenutzt.',
  'Valves, tubing and sampling needle replaced, calibrated, controls on file.':
    'Ventile, Schläuche und Probennadel ersetzt, kalibriert, Kontrollen dokumentiert.',
  'Apertures cleaned, pump diaphragms renewed, decontaminated.':
    'Messöffnungen gereinigt, Pumpenmembranen erneuert, dekontaminiert.',
  'Aspiration error at every sample; electronics and screen work.':
    'Ansaugfehler bei jeder Probe; Elektronik und Bildschirm funktionieren.',
  'Laser or aperture fault in the self-test, fluidics complete.':
    'Laser- oder Messöffnungsfehler im Selbsttest, Fluidik vollständig.',
  'Barcode reader': 'Barcodeleser',
  'Reagent holder': 'Reagenzienhalter',
  Printer: 'Drucker',
  'Cuvette blank check': 'Küvettenleerwert',
  '{All cuvettes|All but one cuvette} within limits':
    '{Alle Küvetten|Alle Küvetten bis auf eine} innerhalb der Grenzen',
  'Controls for {6|8|12} tests': 'Kontrollen für {} Tests',
  'In range': 'Im Bereich',
  'Probe alignment and level detection': 'Nadeljustierung und Füllstandserkennung',
  Passed: 'Bestanden',
  'Lamp intensity': 'Lampenintensität',
  'Above limit at all wavelengths': 'Bei allen Wellenlängen über der Grenze',
  'Reaction disk cleaned, cuvettes with normal wear.':
    'Reaktionsrad gereinigt, Küvetten mit normalem Verschleiß.',
  'Covers with scratches, hinges good.': 'Abdeckungen mit Kratzern, Scharniere gut.',
  'Lines rinsed, drained and dried before transport.':
    'Leitungen vor dem Transport gespült, entleert und getrocknet.',
  'Lamp, cuvettes, probes and tubing replaced, calibrated, controls on file.':
    'Lampe, Küvetten, Nadeln und Schläuche ersetzt, kalibriert, Kontrollen dokumentiert.',
  'Syringes and mixers renewed, incubation bath cleaned, decontaminated.':
    'Spritzen und Mischer erneuert, Inkubationsbad gereinigt, dekontaminiert.',
  'Sample probe drive defective; photometer in order.':
    'Antrieb der Probennadel defekt; Photometer in Ordnung.',
  'Cooling of the reagent compartment failed, pipetting works.':
    'Kühlung des Reagenzienraums ausgefallen, Pipettieren funktioniert.',
  'Sample racks': 'Probenracks',
  'Water unit': 'Wassereinheit',
};
