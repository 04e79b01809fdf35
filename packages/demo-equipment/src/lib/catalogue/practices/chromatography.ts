import type { Practice } from '../practice.ts';

export const chromatographyPractices: readonly Practice[] = [
  {
    equipment: ['hplc-stack'],
    tests: [
      ['Pump pressure test with isopropanol', 'Drop of {2..9} bar in 10 min'],
      ['Injection repeatability, six injections of caffeine', 'Area RSD {0.2..0.8} %'],
      ['Detector lamp intensity and noise', 'Within limits, lamp at {310..1480} h'],
      ['Gradient step test', 'Steps within ±{0.3..1.2} %'],
      ['Column oven at 40 °C', '{39.6..40.4} °C'],
    ],
    wear: [
      'Buffer residue removed at the pump heads; modules flushed with isopropanol.',
      'Front doors yellowed, hinges in order.',
      'Light scratches on the top module; leak trays clean.',
      'Firmware of all modules on the same level.',
    ],
    service: [
      'Pump seals, check valves, needle seat and lamp replaced, operational check on file.',
      'Pistons and rotor seal renewed, detector cell cleaned, wavelength verified.',
    ],
    faults: [
      'Pump does not hold pressure and the injector leaks; detector works.',
      'Detector board defective; pump and sampler initialize.',
    ],
    missing: ['Chromatography software', 'Control computer', 'Column', 'Solvent bottles'],
  },
  {
    equipment: ['gas-chromatograph'],
    tests: [
      ['Leak check of inlet and column connection', 'Tight'],
      ['Oven at 100 °C, reference probe', '{99.2..100.8} °C'],
      ['Detector baseline', 'Stable after {10..30} min'],
      ['Repeatability, six injections of an alkane mix', 'Area RSD {0.6..1.9} %'],
    ],
    wear: [
      'Oven clean inside, keypad with worn lettering.',
      'Column hangers complete; top cover with heat marks.',
      'Small dent in the left side panel, flow modules not affected.',
    ],
    service: [
      'Septa, liner and seals replaced, flow controllers zeroed, checkout run on file.',
      'Inlet and detector cleaned, oven fan replaced, leak-tested.',
    ],
    faults: [
      'Oven does not heat; inlet and detector electronics respond.',
      'Main board fails in the self-test.',
    ],
    missing: ['Autosampler', 'Gas regulators', 'Chromatography software', 'Column'],
  },
];
