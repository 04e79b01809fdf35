import type { Phrases } from '../../translation-table.ts';

export const heatingPhrases: Phrases = {
  'Temperature at set 105 °C, reference probe': 'Temperatur bei Sollwert 105 °C, Referenzfühler',
  '{103.9..106.1} °C after two hours': '{} °C nach zwei Stunden',
  'Heating-up to 150 °C': 'Aufheizen auf 150 °C',
  '{14..32} min': '{} min',
  'Over-temperature protection': 'Übertemperaturschutz',
  'Cuts off as adjusted': 'Schaltet wie eingestellt ab',
  'Chamber discolored from heat, no residue.': 'Kammer durch Hitze verfärbt, keine Rückstände.',
  'Door handle worn, gasket in order.': 'Türgriff abgenutzt, Dichtung in Ordnung.',
  'Outside with light scratches, display clear.': 'Außen mit leichten Kratzern, Anzeige klar.',
  'Door gasket and hinges replaced, temperature calibrated at two points.':
    'Türdichtung und Scharniere ersetzt, Temperatur an zwei Punkten kalibriert.',
  'New heating element and sensor, electrical safety tested.':
    'Neues Heizelement und neuer Fühler, elektrische Sicherheit geprüft.',
  'Does not heat beyond 60 °C; controller and display work.':
    'Heizt nicht über 60 °C; Regler und Anzeige funktionieren.',
  'Controller defective, chamber and racks are complete.':
    'Regler defekt, Kammer und Roste sind vollständig.',
  'Leveling feet': 'Stellfüße',
  'Temperature at set 800 °C, type K reference': 'Temperatur bei Sollwert 800 °C, Referenz Typ K',
  '{788..812} °C after one hour': '{} °C nach einer Stunde',
  'Heating-up to 1,000 °C': 'Aufheizen auf 1.000 °C',
  '{55..95} min': '{} min',
  'Door switch': 'Türschalter',
  'Cuts the heating when opened': 'Schaltet die Heizung beim Öffnen ab',
  'Hairline cracks in the muffle insulation, usual for the age.':
    'Haarrisse in der Muffelisolierung, dem Alter entsprechend.',
  'Stains on the door collar, heating elements even.': 'Flecken am Türkragen, Heizelemente gleichmäßig.',
  'Housing discolored around the door.': 'Gehäuse um die Tür verfärbt.',
  'Heating elements and thermocouple replaced, door collar relined.':
    'Heizelemente und Thermoelement ersetzt, Türkragen neu ausgekleidet.',
  'New controller and thermocouple, calibrated at 500 and 900 °C.':
    'Neuer Regler und neues Thermoelement, bei 500 und 900 °C kalibriert.',
  'One heating element is broken; muffle and controller are good.':
    'Ein Heizelement ist gebrochen; Muffel und Regler sind gut.',
  'Thermocouple and safety relay defective.': 'Thermoelement und Sicherheitsrelais defekt.',
  'Collecting pan': 'Auffangwanne',
  'Exhaust chimney': 'Abluftkamin',
  'Temperature at set 37.0 °C, reference thermometer': 'Temperatur bei Sollwert 37,0 °C, Referenzthermometer',
  '{36.8..37.2} °C': '{} °C',
  'Low-level cut-out': 'Abschaltung bei niedrigem Füllstand',
  'Switches off': 'Schaltet ab',
  'Leak test, filled for 24 h': 'Dichtheitsprüfung, 24 h gefüllt',
  'Dry outside': 'Außen trocken',
  'Descaled; faint lime line at the water level.':
    'Entkalkt; schwacher Kalkrand auf Höhe des Wasserspiegels.',
  'Light scratches in the tub, drain tap tight.': 'Leichte Kratzer in der Wanne, Ablaufhahn dicht.',
  'Lid handle worn, tub free of rust.': 'Deckelgriff abgenutzt, Wanne rostfrei.',
  'Descaled, drain tap and seals replaced, calibrated at 37 and 60 °C.':
    'Entkalkt, Ablaufhahn und Dichtungen ersetzt, bei 37 und 60 °C kalibriert.',
  'New heater and level switch, electrical safety tested.':
    'Neue Heizung und neuer Niveauschalter, elektrische Sicherheit geprüft.',
  'Heater open circuit; tub and lid in good order.': 'Heizung ohne Durchgang; Wanne und Deckel in Ordnung.',
  'Control unit defective after overheating.': 'Steuerung nach Überhitzung defekt.',
  Lid: 'Deckel',
  'Drain hose': 'Ablaufschlauch',
  Rack: 'Gestell',
};
