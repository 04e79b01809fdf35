import type { Practice } from '../practice.ts';

export const ultrasoundPractices: readonly Practice[] = [
  {
    equipment: ['ultrasound-cart'],
    tests: [
      ['Phantom scan with each transducer', 'Depth and resolution as expected, no dropouts'],
      ['Element test of the transducers', 'All elements respond'],
      ['Doppler and color mode', 'Work'],
      ['System self-test and boot', 'No errors'],
    ],
    wear: [
      'Trackball and keys cleaned, two key labels worn.',
      'Monitor without dead pixels, arm holds its height.',
      'Transducer cables without cracks, strain reliefs good.',
      'Patient data erased; casters run freely.',
    ],
    service: [
      'Control panel overhauled, fans and filters replaced, transducers tested element by element.',
      'New hard disk and battery, phantom images on file, electrical safety tested.',
    ],
    faults: [
      'Does not start beyond the boot screen; monitor and panel are good.',
      'Front-end board defective, transducers tested good.',
    ],
    missing: ['Printer', 'ECG cable', 'Transducer holder', 'Option licenses'],
  },
];
