import type { Phrases } from '../translation-table.ts';

/** Units that are written otherwise. */
export const unitPhrases: Phrases = {
  rpm: 'U/min',
  wells: 'Wells',
  'tests/h, photometric': 'Tests/h, photometrisch',
  'samples/h': 'Proben/h',
  'kg per 24 h': 'kg in 24 h',
  'in color': 'Zoll, Farbe',
  'in color touch': 'Zoll, Farb-Touch',
  'tests/h': 'Tests/h',
  samples: 'Proben',
  'mL rotor': 'mL-Rotor',
};
