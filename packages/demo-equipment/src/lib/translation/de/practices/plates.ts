import type { Phrases } from '../../translation-table.ts';

export const platesPhrases: Phrases = {
  'Absorbance check plate at 450 nm': 'Absorptionsprüfplatte bei 450 nm',
  'Within ±{0.5..1.5} %': 'Innerhalb ±{} %',
  'Plate carrier in and out, {20|50} times': 'Plattenträger ein und aus, {}-mal',
  'No position error': 'Kein Positionsfehler',
  'Blank plate, repeatability': 'Leerplatte, Wiederholbarkeit',
  'CV {0.2..0.9} %': 'VK {} %',
  'Carrier runs smoothly, housing with light scratches.':
    'Träger läuft leicht, Gehäuse mit leichten Kratzern.',
  'Filter slots clean; one label worn.': 'Filterplätze sauber; eine Beschriftung abgenutzt.',
  'Slight yellowing of the cover.': 'Abdeckung leicht vergilbt.',
  'Lamp replaced, optics cleaned, verified with a certified check plate.':
    'Lampe ersetzt, Optik gereinigt, mit zertifizierter Prüfplatte geprüft.',
  'New carrier belt and filters, calibration certificate enclosed.':
    'Neuer Trägerriemen und neue Filter, Kalibrierschein liegt bei.',
  'Lamp ignites but the detector reports no signal.': 'Lampe zündet, aber der Detektor meldet kein Signal.',
  'Plate transport blocked by a worn gear; optics not tested.':
    'Plattentransport durch ein verschlissenes Zahnrad blockiert; Optik nicht geprüft.',
  'Residual volume after three cycles': 'Restvolumen nach drei Zyklen',
  '{1.2..2.8} µL per well': '{} µL je Well',
  'Dispense precision, {200|300} µL': 'Dosierpräzision, {} µL',
  'CV {1.8..3.4} %': 'VK {} %',
  'Leak and vacuum test': 'Dichtheits- und Vakuumprüfung',
  'Manifold needles straight and clean.': 'Nadeln des Verteilers gerade und sauber.',
  'Tubing slightly discolored, fully working.': 'Schläuche leicht verfärbt, voll funktionsfähig.',
  'Waste bottle scratched; level sensor works.': 'Abfallflasche verkratzt; Füllstandssensor funktioniert.',
  'All tubing and valves replaced, manifold cleaned in an ultrasonic bath.':
    'Alle Schläuche und Ventile ersetzt, Verteiler im Ultraschallbad gereinigt.',
  'Pump head renewed, needles aligned and residual volume verified.':
    'Pumpenkopf erneuert, Nadeln ausgerichtet und Restvolumen geprüft.',
  'Vacuum pump without suction; manifold complete.': 'Vakuumpumpe ohne Saugleistung; Verteiler vollständig.',
  'Dispense valve stuck open.': 'Dosierventil klemmt offen.',
  'Wash bottle': 'Waschflasche',
  'Waste bottle': 'Abfallflasche',
};
