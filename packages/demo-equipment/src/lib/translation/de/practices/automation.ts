import type { Phrases } from '../../translation-table.ts';

export const automationPhrases: Phrases = {
  'Initialization of all axes and channels': 'Initialisierung aller Achsen und Kanäle',
  'No error': 'Kein Fehler',
  'Gravimetric test, {50|100|200} µL, ten repeats': 'Gravimetrischer Test, {} µL, zehn Wiederholungen',
  'CV {0.4..1.6} %': 'VK {} %',
  'Tip pick-up and eject, {2|3|5} full racks': 'Spitzenaufnahme und -abwurf, {} volle Racks',
  'No drop': 'Kein Verlust',
  'Teach points checked against the deck': 'Teach-Punkte gegen das Deck geprüft',
  'Within {0.1..0.3} mm': 'Innerhalb {} mm',
  'Deck with scratches from labware; guide rails clean.':
    'Deck mit Kratzern von Labware; Führungsschienen sauber.',
  'Front window with fine scratches, interlock works.':
    'Frontscheibe mit feinen Kratzern, Verriegelung funktioniert.',
  'Cable chains and tubing without wear.': 'Energieketten und Schläuche ohne Verschleiß.',
  'Deck and waste area cleaned and disinfected, no traces of spills.':
    'Deck und Abfallbereich gereinigt und desinfiziert, keine Spuren von Verschüttetem.',
  'Worn seals and drive belts replaced, axes lubricated, volumes verified.':
    'Verschlissene Dichtungen und Antriebsriemen ersetzt, Achsen geschmiert, Volumina geprüft.',
  'Deck realigned, seals of all channels renewed, gravimetric report enclosed.':
    'Deck neu ausgerichtet, Dichtungen aller Kanäle erneuert, gravimetrischer Bericht liegt bei.',
  'One axis loses its position; the others initialize.':
    'Eine Achse verliert ihre Position; die anderen initialisieren.',
  'Control board does not communicate with the computer. Mechanics complete.':
    'Steuerplatine kommuniziert nicht mit dem Computer. Mechanik vollständig.',
  'Operating manual': 'Bedienungsanleitung',
  'Software license': 'Softwarelizenz',
  'Control computer': 'Steuercomputer',
};
