import type { Practice } from '../practice.ts';

export const cytometryPractices: readonly Practice[] = [
  {
    equipment: ['flow-cytometer'],
    tests: [
      ['Alignment beads, all lasers', 'CV {1.4..2.9} % in the primary channels'],
      ['Background count with filtered sheath', '{Below 100|Below 200|About 60} events/s'],
      ['Carry-over between tubes', '{0.05..0.40} %'],
      ['Fluidics start-up and shutdown', 'No pressure error'],
    ],
    wear: [
      'Fluidics decontaminated and drained before storage.',
      'Sample port worn at the outside, seals new.',
      'Housing with marks from a neighboring cart.',
      'Laser hours read: {2,140|3,870|5,260|6,910}.',
    ],
    service: [
      'Lasers aligned, sheath and waste tubing replaced, performance report enclosed.',
      'Sample probe, seals and filters renewed, time delay calibrated.',
    ],
    faults: [
      'Blue laser below specification; optics and fluidics complete.',
      'Sample pump does not build up pressure, detectors respond.',
    ],
    missing: ['Workstation', 'Tube adapter', 'Software license'],
  },
];
