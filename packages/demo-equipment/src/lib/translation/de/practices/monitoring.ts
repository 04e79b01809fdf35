import type { Phrases } from '../../translation-table.ts';

export const monitoringPhrases: Phrases = {
  'ECG, SpO₂ and blood pressure with patient simulator': 'EKG, SpO₂ und Blutdruck mit Patientensimulator',
  'Within tolerance': 'Innerhalb der Toleranz',
  'Alarms, high and low': 'Alarme, hoch und tief',
  'All sound and show': 'Alle ertönen und werden angezeigt',
  'Electrical safety test': 'Elektrische Sicherheitsprüfung',
  'Battery or mains-failure test': 'Akku- oder Netzausfalltest',
  '{Runs on|Restarts with settings kept}': '{Läuft weiter|Startet mit erhaltenen Einstellungen neu}',
  'Housing with traces of disinfectant, screen clear.':
    'Gehäuse mit Spuren von Desinfektionsmittel, Bildschirm klar.',
  'Mounting plate scratched, connectors clean.': 'Montageplatte verkratzt, Anschlüsse sauber.',
  'Rotary knob worn, works.': 'Drehknopf abgenutzt, funktioniert.',
  'Housing parts and battery replaced, all parameters checked with simulator, safety-tested.':
    'Gehäuseteile und Akku ersetzt, alle Parameter mit Simulator geprüft, sicherheitsgeprüft.',
  'Pressure module calibrated, connectors replaced, disinfected.':
    'Druckmodul kalibriert, Anschlüsse ersetzt, desinfiziert.',
  'Blood-pressure module leaks; screen and ECG work.':
    'Blutdruckmodul undicht; Bildschirm und EKG funktionieren.',
  'Screen dark, alarm tones present.': 'Bildschirm dunkel, Alarmtöne vorhanden.',
  'Mounting bracket': 'Montagehalterung',
  'SpO₂ sensor': 'SpO₂-Sensor',
  'Temperature probe': 'Temperaturfühler',
  Battery: 'Akku',
  'Simulator, 60 and 120 beats/min on all leads': 'Simulator, 60 und 120 Schläge/min an allen Ableitungen',
  'Traces and rate correct': 'Kurven und Frequenz richtig',
  'Printer at 25 mm/s': 'Drucker bei 25 mm/s',
  'Even, {24.9|25.0|25.1} mm/s': 'Gleichmäßig, {} mm/s',
  'Battery run': 'Akkubetrieb',
  '{55..160} min of recording': '{} min Aufzeichnung',
  'Keyboard worn at the most used keys, printer clean.':
    'Tastatur an den meistbenutzten Tasten abgenutzt, Drucker sauber.',
  'Lead wires flexible, markings readable.': 'Elektrodenleitungen biegsam, Beschriftung lesbar.',
  'Housing with small scratches, screen clear.': 'Gehäuse mit kleinen Kratzern, Bildschirm klar.',
  'Battery and print head replaced, patient cable new, safety-tested.':
    'Akku und Druckkopf ersetzt, Patientenkabel neu, sicherheitsgeprüft.',
  'Printer roller renewed, memory erased, verified with simulator.':
    'Druckwalze erneuert, Speicher gelöscht, mit Simulator geprüft.',
  'Print head defective; screen and acquisition work.':
    'Druckkopf defekt; Bildschirm und Erfassung funktionieren.',
  'Does not start; patient cable and cart are complete.':
    'Startet nicht; Patientenkabel und Wagen vollständig.',
  'Patient cable': 'Patientenkabel',
  Electrodes: 'Elektroden',
  Paper: 'Papier',
};
