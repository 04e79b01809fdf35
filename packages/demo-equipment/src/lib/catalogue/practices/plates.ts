import type { Practice } from '../practice.ts';

export const platesPractices: readonly Practice[] = [
  {
    equipment: ['plate-reader'],
    tests: [
      ['Absorbance check plate at 450 nm', 'Within ±{0.5..1.5} %'],
      ['Plate carrier in and out, {20|50} times', 'No position error'],
      ['Blank plate, repeatability', 'CV {0.2..0.9} %'],
    ],
    wear: [
      'Carrier runs smoothly, housing with light scratches.',
      'Filter slots clean; one label worn.',
      'Slight yellowing of the cover.',
    ],
    service: [
      'Lamp replaced, optics cleaned, verified with a certified check plate.',
      'New carrier belt and filters, calibration certificate enclosed.',
    ],
    faults: [
      'Lamp ignites but the detector reports no signal.',
      'Plate transport blocked by a worn gear; optics not tested.',
    ],
    missing: ['Filter set', 'Control computer', 'Software license'],
  },
  {
    equipment: ['plate-washer'],
    tests: [
      ['Residual volume after three cycles', '{1.2..2.8} µL per well'],
      ['Dispense precision, {200|300} µL', 'CV {1.8..3.4} %'],
      ['Leak and vacuum test', 'Tight'],
    ],
    wear: [
      'Manifold needles straight and clean.',
      'Tubing slightly discolored, fully working.',
      'Waste bottle scratched; level sensor works.',
    ],
    service: [
      'All tubing and valves replaced, manifold cleaned in an ultrasonic bath.',
      'Pump head renewed, needles aligned and residual volume verified.',
    ],
    faults: ['Vacuum pump without suction; manifold complete.', 'Dispense valve stuck open.'],
    missing: ['Wash bottle', 'Waste bottle', 'Vacuum pump'],
  },
];
