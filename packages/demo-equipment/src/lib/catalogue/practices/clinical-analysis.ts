import type { Practice } from '../practice.ts';

export const clinicalAnalysisPractices: readonly Practice[] = [
  {
    equipment: ['hematology-analyzer'],
    tests: [
      ['Background count', 'Within limits'],
      ['Control blood, three levels', 'All parameters in range'],
      ['Repeatability, ten runs', 'WBC CV {1.1..2.6} %'],
      ['Carry-over', '{0.1..0.6} %'],
    ],
    wear: [
      'Fluidics rinsed and drained before storage.',
      'Sampling needle replaced last year, covers with light scratches.',
      'Screen readable, touch foil worn at the edge.',
    ],
    service: [
      'Valves, tubing and sampling needle replaced, calibrated, controls on file.',
      'Apertures cleaned, pump diaphragms renewed, decontaminated.',
    ],
    faults: [
      'Aspiration error at every sample; electronics and screen work.',
      'Laser or aperture fault in the self-test, fluidics complete.',
    ],
    missing: ['Barcode reader', 'Reagent holder', 'Printer'],
  },
  {
    equipment: ['chemistry-analyzer'],
    tests: [
      ['Cuvette blank check', '{All cuvettes|All but one cuvette} within limits'],
      ['Controls for {6|8|12} tests', 'In range'],
      ['Probe alignment and level detection', 'Passed'],
      ['Lamp intensity', 'Above limit at all wavelengths'],
    ],
    wear: [
      'Reaction disk cleaned, cuvettes with normal wear.',
      'Covers with scratches, hinges good.',
      'Lines rinsed, drained and dried before transport.',
    ],
    service: [
      'Lamp, cuvettes, probes and tubing replaced, calibrated, controls on file.',
      'Syringes and mixers renewed, incubation bath cleaned, decontaminated.',
    ],
    faults: [
      'Sample probe drive defective; photometer in order.',
      'Cooling of the reagent compartment failed, pipetting works.',
    ],
    missing: ['Barcode reader', 'Sample racks', 'Water unit', 'Control computer'],
  },
];
