import type { Phrases } from '../../translation-table.ts';

export const weighingPhrases: Phrases = {
  'Weighing of an E2 test weight near full load': 'Wägung eines E2-Prüfgewichts nahe der Höchstlast',
  'Deviation within tolerance': 'Abweichung innerhalb der Toleranz',
  'Eccentric load at four corners': 'Ecklast an vier Ecken',
  'Repeatability, ten weighings': 'Wiederholbarkeit, zehn Wägungen',
  'Standard deviation within specification': 'Standardabweichung innerhalb der Spezifikation',
  'Internal adjustment': 'Interne Justierung',
  Completed: 'Abgeschlossen',
  'Draft shield and pan clean; display foil with light wear.':
    'Windschutz und Waagschale sauber; Anzeigefolie leicht abgenutzt.',
  'Pan slightly scratched, level bubble intact.': 'Waagschale leicht verkratzt, Libelle unversehrt.',
  'Traces of powder removed from the housing, keys respond.':
    'Pulverspuren vom Gehäuse entfernt, Tasten reagieren.',
  'Weighing cell cleaned and adjusted, calibration certificate of this year enclosed.':
    'Wägezelle gereinigt und justiert, Kalibrierschein von diesem Jahr liegt bei.',
  'New draft shield panes and feet, calibrated with traceable weights.':
    'Neue Windschutzscheiben und Füße, mit rückführbaren Gewichten kalibriert.',
  'Weighing cell overloaded, display does not settle.': 'Wägezelle überlastet, Anzeige kommt nicht zur Ruhe.',
  'Display broken; weighing cell appears to work.': 'Anzeige defekt; Wägezelle scheint zu funktionieren.',
  'Calibration weight': 'Kalibriergewicht',
  'Protective cover': 'Schutzhülle',
  'Two-point calibration, pH 4.01 and 7.00': 'Zweipunktkalibrierung, pH 4,01 und 7,00',
  'Slope {96.5..99.4} %': 'Steilheit {} %',
  'Buffer pH 9.21 after calibration': 'Puffer pH 9,21 nach der Kalibrierung',
  '{9.18..9.24} pH': 'pH {}',
  'Input with electrode simulator': 'Eingang mit Elektrodensimulator',
  'Within ±0.002 pH': 'Innerhalb ±0,002 pH',
  'Keypad foil lightly worn, sockets clean.': 'Tastaturfolie leicht abgenutzt, Buchsen sauber.',
  'Display without faults, housing with buffer stains removed.':
    'Anzeige ohne Fehler, Pufferflecken vom Gehäuse entfernt.',
  'Electrode arm joint a little loose.': 'Gelenk des Elektrodenarms etwas locker.',
  'New electrode and adapter, input calibrated with a simulator.':
    'Neue Elektrode und neuer Adapter, Eingang mit Simulator kalibriert.',
  'Housing cleaned, socket replaced, verified in three buffers.':
    'Gehäuse gereinigt, Buchse ersetzt, in drei Puffern geprüft.',
  'Display shows segments only; electrode arm complete.':
    'Anzeige zeigt nur Segmente; Elektrodenarm vollständig.',
  'Input socket corroded, reading drifts.': 'Eingangsbuchse korrodiert, Messwert driftet.',
  'pH electrode': 'pH-Elektrode',
  'Buffer bottles': 'Pufferflaschen',
  'Burette test, gravimetric at full and half volume':
    'Bürettentest, gravimetrisch bei vollem und halbem Volumen',
  'Within ±{0.10..0.28} %': 'Innerhalb ±{} %',
  'Titration of a primary standard, three repeats': 'Titration eines Urtiters, drei Wiederholungen',
  'RSD {0.1..0.5} %': 'RSD {} %',
  'Stirrer, valve and electrode input': 'Eingang von Rührer, Ventil und Elektrode',
  'All respond': 'Alle reagieren',
  'Burette cylinder clear, piston tight.': 'Bürettenzylinder klar, Kolben dicht.',
  'Reagent traces at the base plate removed.': 'Reagenzspuren an der Grundplatte entfernt.',
  'Cables and tubing complete, display clear.': 'Kabel und Schläuche vollständig, Anzeige klar.',
  'Burette unit and tubing replaced, electrode input verified.':
    'Büretteneinheit und Schläuche ersetzt, Elektrodeneingang geprüft.',
  'Valve disk renewed, dosing volume calibrated, report enclosed.':
    'Ventilscheibe erneuert, Dosiervolumen kalibriert, Bericht liegt bei.',
  'Dosing drive blocked; control unit works.': 'Dosierantrieb blockiert; Steuereinheit funktioniert.',
  'Control unit does not start, burettes and stirrer are complete.':
    'Steuereinheit startet nicht, Büretten und Rührer vollständig.',
  Electrode: 'Elektrode',
  'Titration vessel': 'Titrationsgefäß',
  'Burette unit': 'Büretteneinheit',
};
