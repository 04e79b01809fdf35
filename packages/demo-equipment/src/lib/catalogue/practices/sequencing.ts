import type { Practice } from '../practice.ts';

export const sequencingPractices: readonly Practice[] = [
  {
    equipment: ['dna-sequencer'],
    tests: [
      ['System check from the service menu', 'Passed in all sections'],
      ['Wash run', 'Completed without pressure error'],
      ['Detection check with the maker’s routine', 'Within limits'],
    ],
    wear: [
      'Kept under a service contract until shutdown; housing with small scratches.',
      'Fluidics flushed and stored dry, reagent bay clean.',
      'Touchscreen has a light mark at the edge, reacts everywhere.',
      'Hard disk wiped, operating system restored.',
    ],
    service: [
      'Preventive maintenance done: filters, syringe seals, calibration; validation run on file.',
      'Fluid lines and valves replaced, calibrated, test run completed.',
    ],
    faults: [
      'Detection fails in the self-test; pumps and computer work.',
      'Fluidics pump leaks and the run aborts.',
    ],
    missing: ['Software license', 'Uninterruptible power supply', 'Accessory kit'],
  },
];
