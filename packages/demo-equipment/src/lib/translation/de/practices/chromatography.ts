import type { Phrases } from '../../translation-table.ts';

export const chromatographyPhrases: Phrases = {
  'Pump pressure test with isopropanol': 'Drucktest der Pumpe mit Isopropanol',
  'Drop of {2..9} bar in 10 min': 'Abfall um {} bar in 10 min',
  'Injection repeatability, six injections of caffeine':
    'Wiederholbarkeit der Injektion, sechs Injektionen Koffein',
  'Area RSD {0.2..0.8} %': 'RSD der Fläche {} %',
  'Detector lamp intensity and noise': 'Lampenintensität und Rauschen des Detektors',
  'Within limits, lamp at {310..1480} h': 'Innerhalb der Grenzen, Lampe bei {} h',
  'Gradient step test': 'Gradientenstufentest',
  'Steps within ±{0.3..1.2} %': 'Stufen innerhalb ±{} %',
  'Column oven at 40 °C': 'Säulenofen bei 40 °C',
  '{39.6..40.4} °C': '{} °C',
  'Buffer residue removed at the pump heads; modules flushed with isopropanol.':
    'Pufferreste an den Pumpenköpfen entfernt; Module mit Isopropanol gespült.',
  'Front doors yellowed, hinges in order.': 'Fronttüren vergilbt, Scharniere in Ordnung.',
  'Light scratches on the top module; leak trays clean.':
    'Leichte Kratzer am obersten Modul; Leckwannen sauber.',
  'Firmware of all modules on the same level.': 'Firmware aller Module auf demselben Stand.',
  'Pump seals, check valves, needle seat and lamp replaced, operational check on file.':
    'Pumpendichtungen, Rückschlagventile, Nadelsitz und Lampe ersetzt, Funktionsprüfung dokumentiert.',
  'Pistons and rotor seal renewed, detector cell cleaned, wavelength verified.':
    'Kolben und Rotordichtung erneuert, Detektorzelle gereinigt, Wellenlänge geprüft.',
  'Pump does not hold pressure and the injector leaks; detector works.':
    'Pumpe hält den Druck nicht und der Injektor leckt; Detektor funktioniert.',
  'Detector board defective; pump and sampler initialize.':
    'Detektorplatine defekt; Pumpe und Probengeber initialisieren.',
  'Chromatography software': 'Chromatographiesoftware',
  Column: 'Säule',
  'Solvent bottles': 'Lösungsmittelflaschen',
  'Leak check of inlet and column connection': 'Dichtheitsprüfung von Einlass und Säulenanschluss',
  Tight: 'Dicht',
  'Oven at 100 °C, reference probe': 'Ofen bei 100 °C, Referenzfühler',
  '{99.2..100.8} °C': '{} °C',
  'Detector baseline': 'Basislinie des Detektors',
  'Stable after {10..30} min': 'Stabil nach {} min',
  'Repeatability, six injections of an alkane mix': 'Wiederholbarkeit, sechs Injektionen eines Alkangemischs',
  'Area RSD {0.6..1.9} %': 'RSD der Fläche {} %',
  'Oven clean inside, keypad with worn lettering.':
    'Ofen innen sauber, Tastatur mit abgenutzter Beschriftung.',
  'Column hangers complete; top cover with heat marks.':
    'Säulenhalter vollständig; obere Abdeckung mit Hitzespuren.',
  'Small dent in the left side panel, flow modules not affected.':
    'Kleine Delle im linken Seitenblech, Flussmodule nicht betroffen.',
  'Septa, liner and seals replaced, flow controllers zeroed, checkout run on file.':
    'Septen, Liner und Dichtungen ersetzt, Flussregler genullt, Prüflauf dokumentiert.',
  'Inlet and detector cleaned, oven fan replaced, leak-tested.':
    'Einlass und Detektor gereinigt, Ofenlüfter ersetzt, auf Dichtheit geprüft.',
  'Oven does not heat; inlet and detector electronics respond.':
    'Ofen heizt nicht; Einlass und Detektorelektronik reagieren.',
  'Main board fails in the self-test.': 'Hauptplatine besteht den Selbsttest nicht.',
  Autosampler: 'Autosampler',
  'Gas regulators': 'Gasdruckregler',
};
