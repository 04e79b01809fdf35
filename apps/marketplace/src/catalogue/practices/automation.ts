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
      'System liquid lines emptied and dried before storage.',
    ],
    service: [
      'Syringes, valves and tubing replaced, axes lubricated, volumes verified.',
      'Deck realigned, seals of all channels renewed, gravimetric report enclosed.',
    ],
    faults: [
      'One arm loses its position; remaining channels initialize.',
      'Control board does not communicate with the computer. Mechanics complete.',
    ],
    missing: ['Plate carriers', 'Tip carriers', 'Software license', 'Control computer'],
  },
];
