import type { Phrases } from '../../translation-table.ts';

export const sequencingPhrases: Phrases = {
  'System check from the service menu': 'Systemprüfung aus dem Servicemenü',
  'Passed in all sections': 'In allen Abschnitten bestanden',
  'Wash run': 'Waschlauf',
  'Completed without pressure error': 'Ohne Druckfehler abgeschlossen',
  'Detection check with the maker’s routine': 'Prüfung der Detektion mit der Routine des Herstellers',
  'Kept under a service contract until shutdown; housing with small scratches.':
    'Bis zum Abschalten unter Servicevertrag; Gehäuse mit kleinen Kratzern.',
  'Fluidics flushed and stored dry, reagent bay clean.':
    'Fluidik gespült und trocken gelagert, Reagenzienfach sauber.',
  'Touchscreen has a light mark at the edge, reacts everywhere.':
    'Touchscreen mit leichter Marke am Rand, reagiert überall.',
  'Hard disk wiped, operating system restored.': 'Festplatte gelöscht, Betriebssystem wiederhergestellt.',
  'Preventive maintenance done: filters, syringe seals, calibration; validation run on file.':
    'Vorbeugende Wartung durchgeführt: Filter, Spritzendichtungen, Kalibrierung; Validierungslauf dokumentiert.',
  'Fluid lines and valves replaced, calibrated, test run completed.':
    'Fluidleitungen und Ventile ersetzt, kalibriert, Testlauf abgeschlossen.',
  'Detection fails in the self-test; pumps and computer work.':
    'Detektion besteht den Selbsttest nicht; Pumpen und Computer funktionieren.',
  'Fluidics pump leaks and the run aborts.': 'Fluidikpumpe leckt und der Lauf bricht ab.',
  'Uninterruptible power supply': 'Unterbrechungsfreie Stromversorgung',
  'Accessory kit': 'Zubehörsatz',
};
