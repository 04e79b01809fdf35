import type { Phrases } from '../../translation-table.ts';

export const containmentPhrases: Phrases = {
  'Inflow and downflow velocity': 'Ein- und Abströmgeschwindigkeit',
  '{0.42..0.52} m/s and {0.30..0.36} m/s': '{} m/s und {} m/s',
  'Filter leak test with aerosol': 'Filterlecktest mit Aerosol',
  'No leak above 0.01 %': 'Kein Leck über 0,01 %',
  'Smoke pattern at the work opening': 'Rauchbild an der Arbeitsöffnung',
  'No escape': 'Kein Austritt',
  'Alarm and sash position': 'Alarm und Stellung der Frontscheibe',
  'Both respond': 'Beide reagieren',
  'Work surface with light scratches, no corrosion.': 'Arbeitsfläche mit leichten Kratzern, keine Korrosion.',
  'Front window clear; outside with traces of adhesive tape.':
    'Frontscheibe klar; außen Spuren von Klebeband.',
  'Stand with small chips in the paint.': 'Untergestell mit kleinen Lackschäden.',
  'Both HEPA filters replaced, decontaminated, recertified.':
    'Beide HEPA-Filter ersetzt, dekontaminiert, neu zertifiziert.',
  'New lamps and fan, airflow set and leak-tested.':
    'Neue Lampen und neuer Lüfter, Luftstrom eingestellt und auf Lecks geprüft.',
  'Fan motor defective; window and work surface are good.':
    'Lüftermotor defekt; Scheibe und Arbeitsfläche sind gut.',
  'Filters loaded and airflow alarm permanent, controls work.':
    'Filter beladen und Luftstromalarm dauerhaft, Bedienung funktioniert.',
  Stand: 'Untergestell',
  'Arm rest': 'Armauflage',
  'UV lamp': 'UV-Lampe',
  'Sash movement and stop': 'Bewegung und Anschlag der Frontscheibe',
  'Moves freely, holds at every height': 'Läuft leicht, hält in jeder Höhe',
  'Face velocity on the last day of use': 'Einströmgeschwindigkeit am letzten Nutzungstag',
  '{0.45..0.55} m/s': '{} m/s',
  'Lights, sockets and taps': 'Beleuchtung, Steckdosen und Hähne',
  'All work': 'Alle funktionieren',
  'Worktop with stains and fine scratches, no cracks.':
    'Arbeitsplatte mit Flecken und feinen Kratzern, keine Risse.',
  'Sash glass clear, counterweight cords good.': 'Glas der Frontscheibe klar, Seile der Gegengewichte gut.',
  'Some service taps stiff, all tight.': 'Einige Medienhähne schwergängig, alle dicht.',
  'Sash cords and seals replaced, worktop refinished, monitor calibrated.':
    'Seile und Dichtungen der Frontscheibe ersetzt, Arbeitsplatte überarbeitet, Überwachung kalibriert.',
  'New lighting and taps, interior panels replaced.': 'Neue Beleuchtung und Hähne, Innenverkleidung ersetzt.',
  'Sash counterweight broken; liner and worktop are reusable.':
    'Gegengewicht der Frontscheibe gebrochen; Auskleidung und Arbeitsplatte wiederverwendbar.',
  'Airflow controller missing functions, one side panel cracked.':
    'Luftstromregler mit fehlenden Funktionen, eine Seitenplatte gerissen.',
  'Airflow monitor': 'Luftstromüberwachung',
  'Base cabinet': 'Unterschrank',
  'Duct collar': 'Kanalstutzen',
};
