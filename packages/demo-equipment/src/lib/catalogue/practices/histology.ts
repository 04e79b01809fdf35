import type { Practice } from '../practice.ts';

export const histologyPractices: readonly Practice[] = [
  {
    equipment: ['microtome'],
    tests: [
      ['Section series of {20|30|50} at 5 µm from paraffin', 'Even ribbon without missing sections'],
      ['Handwheel lock and knife guard', 'Both hold'],
      ['Feed check over 100 steps at 10 µm', '{0.98..1.02} mm in total'],
    ],
    wear: [
      'Paraffin residue removed; paint worn at the handwheel.',
      'Blade holder with light marks, clamping faces undamaged.',
      'Waste tray scratched; feed runs freely.',
    ],
    service: [
      'Cross-roller guides cleaned and oiled, feed calibrated, clamps adjusted.',
      'New specimen clamp and blade-holder lever fitted, feed verified.',
    ],
    faults: [
      'Advance mechanism skips; all covers and clamps are complete.',
      'Handwheel brake is broken and the guide has play.',
    ],
    missing: ['Blade holder', 'Cassette clamp', 'Section waste tray'],
  },
  {
    equipment: ['cryostat'],
    tests: [
      ['Cooling from room temperature to −20 °C', 'Reached after {3.0..5.5} h'],
      ['Section series of {20|30} at 8 µm', 'Even sections, anti-roll guide works'],
      ['Manual and automatic defrost', 'Complete'],
    ],
    wear: [
      'Chamber clean, sliding window with fine scratches.',
      'Housing slightly yellowed, drawers and casters in order.',
      'Foot rest worn; display without faults.',
    ],
    service: [
      'Refrigeration checked and recharged, microtome removed, cleaned and lubricated.',
      'New window seal and chamber light, feed calibrated, chamber disinfected.',
    ],
    faults: [
      'Cools to −5 °C only; microtome part works.',
      'Microtome blocked by a defective coarse feed. Refrigeration works.',
    ],
    missing: ['Specimen disks', 'Anti-roll guide', 'Blade holder'],
  },
];
