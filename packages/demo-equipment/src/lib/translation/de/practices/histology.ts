import type { Phrases } from '../../translation-table.ts';

export const histologyPhrases: Phrases = {
  'Section series of {20|30|50} at 5 µm from paraffin': 'Schnittserie von {} mit 5 µm aus Paraffin',
  'Even ribbon without missing sections': 'Gleichmäßiges Band ohne fehlende Schnitte',
  'Handwheel lock and knife guard': 'Handradarretierung und Messerschutz',
  'Both hold': 'Beide halten',
  'Feed check over 100 steps at 10 µm': 'Vorschubprüfung über 100 Schritte mit 10 µm',
  '{0.98..1.02} mm in total': '{} mm insgesamt',
  'Paraffin residue removed; paint worn at the handwheel.':
    'Paraffinreste entfernt; Lack am Handrad abgenutzt.',
  'Blade holder with light marks, clamping faces undamaged.':
    'Klingenhalter mit leichten Spuren, Klemmflächen unbeschädigt.',
  'Waste tray scratched; feed runs freely.': 'Abfallschale verkratzt; Vorschub läuft frei.',
  'Cross-roller guides cleaned and oiled, feed calibrated, clamps adjusted.':
    'Kreuzrollenführungen gereinigt und geölt, Vorschub kalibriert, Klemmen eingestellt.',
  'New specimen clamp and blade-holder lever fitted, feed verified.':
    'Neue Objektklammer und neuer Hebel am Klingenhalter, Vorschub geprüft.',
  'Advance mechanism skips; all covers and clamps are complete.':
    'Vorschubmechanik springt; alle Abdeckungen und Klemmen vollständig.',
  'Handwheel brake is broken and the guide has play.':
    'Handradbremse ist gebrochen und die Führung hat Spiel.',
  'Blade holder': 'Klingenhalter',
  'Cassette clamp': 'Kassettenklammer',
  'Section waste tray': 'Schnittabfallschale',
  'Cooling from room temperature to −20 °C': 'Abkühlen von Raumtemperatur auf −20 °C',
  'Reached after {3.0..5.5} h': 'Erreicht nach {} h',
  'Section series of {20|30} at 8 µm': 'Schnittserie von {} mit 8 µm',
  'Even sections, anti-roll guide works': 'Gleichmäßige Schnitte, Schnittstrecker funktioniert',
  'Manual and automatic defrost': 'Manuelles und automatisches Abtauen',
  Complete: 'Vollständig',
  'Chamber clean, sliding window with fine scratches.': 'Kammer sauber, Schiebefenster mit feinen Kratzern.',
  'Housing slightly yellowed, drawers and casters in order.':
    'Gehäuse leicht vergilbt, Schubladen und Rollen in Ordnung.',
  'Foot rest worn; display without faults.': 'Fußauflage abgenutzt; Anzeige ohne Fehler.',
  'Refrigeration checked and recharged, microtome removed, cleaned and lubricated.':
    'Kälteanlage geprüft und neu befüllt, Mikrotom ausgebaut, gereinigt und geschmiert.',
  'New window seal and chamber light, feed calibrated, chamber disinfected.':
    'Neue Fensterdichtung und Kammerbeleuchtung, Vorschub kalibriert, Kammer desinfiziert.',
  'Cools to −5 °C only; microtome part works.': 'Kühlt nur bis −5 °C; Mikrotomteil funktioniert.',
  'Microtome blocked by a defective coarse feed. Refrigeration works.':
    'Mikrotom durch defekten Grobtrieb blockiert. Kälteanlage funktioniert.',
  'Specimen disks': 'Objekttische',
  'Anti-roll guide': 'Schnittstrecker',
};
