import type { Phrases } from '../../translation-table.ts';

export const evaporationPhrases: Phrases = {
  'Leak test of the closed glassware, 10 min': 'Dichtheitsprüfung des geschlossenen Glassatzes, 10 min',
  'Rise of {2..6} mbar': 'Anstieg um {} mbar',
  'Bath temperature at set 60 °C': 'Badtemperatur bei Sollwert 60 °C',
  'Read {59.1..60.9} °C': 'Gemessen {} °C',
  'Rotation and lift': 'Rotation und Lift',
  'Even rotation, lift holds its height': 'Gleichmäßige Rotation, Lift hält die Höhe',
  'Distillation of {250|500} mL ethanol': 'Destillation von {} mL Ethanol',
  'Condensed without loss at the pump': 'Ohne Verlust an der Pumpe kondensiert',
  'Vapor duct and seal show normal wear; glassware without cracks.':
    'Dampfdurchführung und Dichtung zeigen normalen Verschleiß; Glas ohne Risse.',
  'Light lime deposits in the bath, coating intact.':
    'Leichte Kalkablagerungen im Bad, Beschichtung unversehrt.',
  'Some lettering on the front worn; all settings readable.':
    'Beschriftung der Front teilweise abgenutzt; alle Einstellungen lesbar.',
  'Vacuum seal and vapor duct replaced, bath descaled, lift serviced.':
    'Vakuumdichtung und Dampfdurchführung ersetzt, Bad entkalkt, Lift gewartet.',
  'New PTFE seal, hoses and combi clip; leak-tested with glassware.':
    'Neue PTFE-Dichtung, Schläuche und Kombiklammer; mit Glas auf Dichtheit geprüft.',
  'Lift motor defective; bath, drive and glassware work.':
    'Liftmotor defekt; Bad, Antrieb und Glas funktionieren.',
  'Bath does not heat. Rotation drive and stand are in order.':
    'Bad heizt nicht. Rotationsantrieb und Stativ sind in Ordnung.',
  'Receiving flask': 'Auffangkolben',
  'Vacuum hose': 'Vakuumschlauch',
  'Bump trap': 'Schaumfänger',
  'Bath lid': 'Baddeckel',
  'Condenser temperature without load, one hour': 'Kondensatortemperatur ohne Last, eine Stunde',
  'Reached {within 2 °C of|the} nominal value': '{Nennwert auf 2 °C genau|Nennwert} erreicht',
  'Vacuum with the test pump': 'Vakuum mit der Prüfpumpe',
  'Below {0.05..0.20} mbar after 30 min': 'Unter {} mbar nach 30 min',
  'Defrosting and drain': 'Abtauen und Ablauf',
  'Complete, drain valve tight': 'Vollständig, Ablaufventil dicht',
  'Drying test with {200|500} mL ice': 'Trocknungstest mit {} mL Eis',
  'Dry after {16..22} h': 'Trocken nach {} h',
  'Light scratches in the acrylic chamber, sealing edge undamaged.':
    'Leichte Kratzer in der Acrylkammer, Dichtkante unbeschädigt.',
  'Condenser coil clean, housing with small dents at the back.':
    'Kondensatorschlange sauber, Gehäuse mit kleinen Dellen hinten.',
  'Rubber valves show age but still seal.': 'Gummiventile zeigen ihr Alter, dichten aber noch.',
  'All chamber seals and valves replaced, refrigeration checked, vacuum sensor calibrated.':
    'Alle Kammerdichtungen und Ventile ersetzt, Kälteanlage geprüft, Vakuumsensor kalibriert.',
  'Condenser descaled, new drain valve and vacuum hose.':
    'Kondensator entkalkt, neues Ablaufventil und neuer Vakuumschlauch.',
  'Compressor starts but does not cool; suspected loss of refrigerant.':
    'Kompressor läuft an, kühlt aber nicht; Verdacht auf Kältemittelverlust.',
  'Vacuum sensor and control board defective, chamber and shelves complete.':
    'Vakuumsensor und Steuerplatine defekt, Kammer und Böden vollständig.',
  'Vacuum pump': 'Vakuumpumpe',
  Manifold: 'Verteiler',
  'Shelf rack': 'Bodengestell',
};
