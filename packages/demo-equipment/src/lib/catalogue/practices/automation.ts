import type { Practice } from '../practice.ts';

export const automationPractices: readonly Practice[] = [
  {
    equipment: ['liquid-handler'],
    tests: [
      ['Initialization of all axes and channels', 'No error'],
      ['Gravimetric test, {50|100|200} µL, ten repeats', 'CV {0.4..1.6} %'],
      ['Tip pick-up and eject, {2|3|5} full racks', 'No drop'],
      ['Teach points checked against the deck', 'Within {0.1..0.3} mm'],
    ],
    wear: [
      'Deck with scratches from labware; guide rails clean.',
      'Front window with fine scratches, interlock works.',
      'Cable chains and tubing without wear.',
      'Deck and waste area cleaned and disinfected, no traces of spills.',
    ],
    service: [
      'Worn seals and drive belts replaced, axes lubricated, volumes verified.',
      'Deck realigned, seals of all channels renewed, gravimetric report enclosed.',
    ],
    faults: [
      'One axis loses its position; the others initialize.',
      'Control board does not communicate with the computer. Mechanics complete.',
    ],
    missing: ['Operating manual', 'Software license', 'Control computer'],
  },
];
