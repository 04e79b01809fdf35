import type { Practice } from '../practice.ts';

export const pcrPractices: readonly Practice[] = [
  {
    equipment: ['thermal-cycler'],
    tests: [
      ['Block uniformity at 95 °C and 60 °C, 8-channel probe', 'Within ±{0.2..0.5} °C'],
      ['35-cycle test protocol with control DNA', 'Band in all wells tested'],
      ['Heated lid at 105 °C', 'Reached, holds'],
    ],
    wear: [
      'Block clean without stains; lid with light scratches.',
      'Touch foil slightly worn at the start key.',
      'Traces of labels removed from the lid.',
    ],
    service: [
      'Peltier elements tested, heat sink cleaned, block calibrated.',
      'New lid heater and fan, temperature verified in eight wells.',
    ],
    faults: [
      'Block heats but no longer cools; screen and lid work.',
      'Stops with a Peltier error at the start of every run.',
    ],
    missing: ['Tube retainer', 'USB stick with manual'],
  },
  {
    equipment: ['qpcr'],
    tests: [
      ['Calibration with the reference dyes', 'Passed for all channels'],
      ['Temperature verification at 60 °C and 95 °C', 'Within ±{0.15..0.35} °C'],
      ['Replicate test, 10,000 and 5,000 copies', 'Told apart with {99.7|99.8|99.9} % confidence'],
      ['Self-test and lamp status', 'No errors'],
    ],
    wear: [
      'Sample area clean, housing with small scratches.',
      'Lid shows labels’ residue at one corner.',
      'Fan grille clean, one foot replaced.',
    ],
    service: [
      'Optics cleaned, light source checked, dye and background calibration renewed.',
      'Heating and cooling checked, loading mechanism serviced, calibrated.',
    ],
    faults: [
      'Optical channel error in the self-test; temperature cycling works.',
      'Loading mechanism blocked; optics appear undamaged.',
    ],
    missing: ['Control computer', 'Calibration plates', 'Software license'],
  },
];
