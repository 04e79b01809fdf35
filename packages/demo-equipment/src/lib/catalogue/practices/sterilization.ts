import type { Practice } from '../practice.ts';

export const sterilizationPractices: readonly Practice[] = [
  {
    equipment: ['autoclave-benchtop', 'autoclave-floor'],
    tests: [
      ['Cycle at 121 °C, {15|20} min, with logger', '{121.2..122.4} °C throughout'],
      ['Biological indicator', 'No growth after {48|72} h'],
      ['Door lock and safety valve', 'Both respond'],
      ['Leak or holding test', 'Within limits'],
    ],
    wear: [
      'Chamber with light water marks, door gasket soft.',
      'Inside fittings show traces of use; the closure runs evenly.',
      'Housing discolored near the steam outlet.',
    ],
    service: [
      'Door gasket, safety valve and filter replaced, chamber descaled, validated with logger.',
      'New heater and steam trap, pressure vessel inspected, cycle report enclosed.',
    ],
    faults: [
      'Heater burnt out; chamber and door mechanism are good.',
      'Door lock blocked and the control reports a sensor fault.',
    ],
    missing: ['Drain hose', 'Operating manual', 'Vessel inspection papers'],
  },
];
