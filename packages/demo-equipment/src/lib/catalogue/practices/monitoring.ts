import type { Practice } from '../practice.ts';

export const monitoringPractices: readonly Practice[] = [
  {
    equipment: ['patient-monitor'],
    tests: [
      ['ECG, SpO₂ and blood pressure with patient simulator', 'Within tolerance'],
      ['Alarms, high and low', 'All sound and show'],
      ['Electrical safety test', 'Passed'],
      ['Battery or mains-failure test', '{Runs on|Restarts with settings kept}'],
    ],
    wear: [
      'Housing with traces of disinfectant, screen clear.',
      'Mounting plate scratched, connectors clean.',
      'Rotary knob worn, works.',
    ],
    service: [
      'Housing parts and battery replaced, all parameters checked with simulator, safety-tested.',
      'Pressure module calibrated, connectors replaced, disinfected.',
    ],
    faults: ['Blood-pressure module leaks; screen and ECG work.', 'Screen dark, alarm tones present.'],
    missing: ['Mounting bracket', 'SpO₂ sensor', 'Temperature probe', 'Battery'],
  },
  {
    equipment: ['ecg'],
    tests: [
      ['Simulator, 60 and 120 beats/min on all leads', 'Traces and rate correct'],
      ['Printer at 25 mm/s', 'Even, {24.9|25.0|25.1} mm/s'],
      ['Electrical safety test', 'Passed'],
      ['Battery run', '{55..160} min of recording'],
    ],
    wear: [
      'Keyboard worn at the most used keys, printer clean.',
      'Lead wires flexible, markings readable.',
      'Housing with small scratches, screen clear.',
    ],
    service: [
      'Battery and print head replaced, patient cable new, safety-tested.',
      'Printer roller renewed, memory erased, verified with simulator.',
    ],
    faults: [
      'Print head defective; screen and acquisition work.',
      'Does not start; patient cable and cart are complete.',
    ],
    missing: ['Patient cable', 'Electrodes', 'Paper'],
  },
];
