import type { Phrases } from '../../translation-table.ts';

export const ultrasoundPhrases: Phrases = {
  'Phantom scan with each transducer': 'Phantomaufnahme mit jedem Schallkopf',
  'Depth and resolution as expected, no dropouts': 'Tiefe und Auflösung wie erwartet, keine Ausfälle',
  'Element test of the transducers': 'Elementtest der Schallköpfe',
  'All elements respond': 'Alle Elemente reagieren',
  'Doppler and color mode': 'Doppler- und Farbmodus',
  Work: 'Funktionieren',
  'System self-test and boot': 'Selbsttest und Systemstart',
  'Trackball and keys cleaned, two key labels worn.':
    'Trackball und Tasten gereinigt, zwei Tastenbeschriftungen abgenutzt.',
  'Monitor without dead pixels, arm holds its height.': 'Monitor ohne Pixelfehler, Arm hält die Höhe.',
  'Transducer cables without cracks, strain reliefs good.':
    'Schallkopfkabel ohne Risse, Zugentlastungen gut.',
  'Patient data erased; casters run freely.': 'Patientendaten gelöscht; Rollen laufen frei.',
  'Control panel overhauled, fans and filters replaced, transducers tested element by element.':
    'Bedienfeld überholt, Lüfter und Filter ersetzt, Schallköpfe Element für Element geprüft.',
  'New hard disk and battery, phantom images on file, electrical safety tested.':
    'Neue Festplatte und neuer Akku, Phantombilder dokumentiert, elektrische Sicherheit geprüft.',
  'Does not start beyond the boot screen; monitor and panel are good.':
    'Startet nicht über den Bootbildschirm hinaus; Monitor und Bedienfeld sind gut.',
  'Front-end board defective, transducers tested good.': 'Front-End-Platine defekt, Schallköpfe gut geprüft.',
  'ECG cable': 'EKG-Kabel',
  'Transducer holder': 'Schallkopfhalter',
  'Option licenses': 'Optionslizenzen',
};
