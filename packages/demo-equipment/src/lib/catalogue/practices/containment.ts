import type { Practice } from '../practice.ts';

export const containmentPractices: readonly Practice[] = [
  {
    equipment: ['biosafety-cabinet'],
    tests: [
      ['Inflow and downflow velocity', '{0.42..0.52} m/s and {0.30..0.36} m/s'],
      ['Filter leak test with aerosol', 'No leak above 0.01 %'],
      ['Smoke pattern at the work opening', 'No escape'],
      ['Alarm and sash position', 'Both respond'],
    ],
    wear: [
      'Work surface with light scratches, no corrosion.',
      'Front window clear; outside with traces of adhesive tape.',
      'Stand with small chips in the paint.',
    ],
    service: [
      'Both HEPA filters replaced, decontaminated, recertified.',
      'New lamps and fan, airflow set and leak-tested.',
    ],
    faults: [
      'Fan motor defective; window and work surface are good.',
      'Filters loaded and airflow alarm permanent, controls work.',
    ],
    missing: ['Stand', 'Arm rest', 'UV lamp'],
  },
  {
    equipment: ['fume-hood'],
    tests: [
      ['Sash movement and stop', 'Moves freely, holds at every height'],
      ['Face velocity on the last day of use', '{0.45..0.55} m/s'],
      ['Lights, sockets and taps', 'All work'],
    ],
    wear: [
      'Worktop with stains and fine scratches, no cracks.',
      'Sash glass clear, counterweight cords good.',
      'Some service taps stiff, all tight.',
    ],
    service: [
      'Sash cords and seals replaced, worktop refinished, monitor calibrated.',
      'New lighting and taps, interior panels replaced.',
    ],
    faults: [
      'Sash counterweight broken; liner and worktop are reusable.',
      'Airflow controller missing functions, one side panel cracked.',
    ],
    missing: ['Airflow monitor', 'Base cabinet', 'Duct collar'],
  },
];
