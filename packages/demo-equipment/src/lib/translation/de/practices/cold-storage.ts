import type { Phrases } from '../../translation-table.ts';

export const coldStoragePhrases: Phrases = {
  'Pull-down from room temperature to −80 °C': 'Abkühlen von Raumtemperatur auf −80 °C',
  'Reached after {5.0..9.5} h': 'Erreicht nach {} h',
  'Temperature hold at −80 °C over {24|48|72} h, nine-point logger':
    'Temperaturhaltung bei −80 °C über {} h, Logger mit neun Messpunkten',
  'Spread {3.1..6.8} K': 'Spanne {} K',
  'Alarm for door, power and temperature': 'Alarm für Tür, Strom und Temperatur',
  'All three sound': 'Alle drei ertönen',
  'Door seals and locks': 'Türdichtungen und Schlösser',
  'Tight, no ice at the frame': 'Dicht, kein Eis am Rahmen',
  'Dents in the side panel from a trolley; insulation not affected.':
    'Dellen im Seitenblech von einem Transportwagen; Isolierung nicht betroffen.',
  'Inner doors or lids complete, one handle shows a hairline crack.':
    'Innentüren oder Deckel vollständig, ein Griff zeigt einen Haarriss.',
  'Light rust at the bottom edge of the frame, seals dry and soft.':
    'Leichter Rost an der Unterkante des Rahmens, Dichtungen trocken und weich.',
  'Scratches on the door, display and keypad in order.':
    'Kratzer an der Tür, Anzeige und Tastatur in Ordnung.',
  'Door seal and air filter replaced, condenser cleaned, 72 h logger run done.':
    'Türdichtung und Luftfilter ersetzt, Verflüssiger gereinigt, 72 h mit Logger geprüft.',
  'New start capacitors and alarm battery, refrigeration checked for leaks.':
    'Neue Anlaufkondensatoren und Alarmbatterie, Kälteanlage auf Lecks geprüft.',
  'Compressor does not start; cabinet and seals are good.':
    'Kompressor läuft nicht an; Gehäuse und Dichtungen sind gut.',
  'Warms up above −60 °C, probably for loss of refrigerant. Controller works.':
    'Erwärmt sich über −60 °C, vermutlich wegen Kältemittelverlust. Regler funktioniert.',
  'Inventory racks': 'Lagergestelle',
  'Alarm contact cable': 'Kabel für den Alarmkontakt',
  'Temperature hold at 5 °C over {24|48} h, three loggers':
    'Temperaturhaltung bei 5 °C über {} h, drei Logger',
  '{4.1..4.6} to {5.6..6.3} °C': '{} bis {} °C',
  'Door and temperature alarm': 'Tür- und Temperaturalarm',
  'Both sound': 'Beide ertönen',
  Defrosting: 'Abtauen',
  'Automatic, drain free': 'Automatisch, Ablauf frei',
  'Door edge slightly dented, seal in good order.': 'Türkante leicht verbeult, Dichtung in Ordnung.',
  'Shelves complete with light traces of rust at the hooks.':
    'Einlegeböden vollständig, mit leichten Rostspuren an den Haken.',
  'Clean inside, scratches on the right side wall.': 'Innen sauber, Kratzer an der rechten Seitenwand.',
  'Door seal replaced, fan and condenser cleaned, sensor calibrated.':
    'Türdichtung ersetzt, Lüfter und Verflüssiger gereinigt, Fühler kalibriert.',
  'New controller fitted, disinfected, 48 h logger run done.':
    'Neuer Regler eingebaut, desinfiziert, 48 h mit Logger geprüft.',
  'Compressor runs without cooling; door and shelves complete.':
    'Kompressor läuft, ohne zu kühlen; Tür und Böden vollständig.',
  'Controller defective, cooling circuit tight.': 'Regler defekt, Kältekreis dicht.',
  'Temperature log': 'Temperaturaufzeichnung',
};
