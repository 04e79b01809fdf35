import type { Practice } from '../practice.ts';

export const coldStoragePractices: readonly Practice[] = [
  {
    equipment: ['freezer-upright', 'freezer-chest'],
    tests: [
      ['Pull-down from room temperature to −80 °C', 'Reached after {5.0..9.5} h'],
      ['Temperature hold at −80 °C over {24|48|72} h, nine-point logger', 'Spread {3.1..6.8} K'],
      ['Alarm for door, power and temperature', 'All three sound'],
      ['Door seals and locks', 'Tight, no ice at the frame'],
    ],
    wear: [
      'Dents in the side panel from a trolley; insulation not affected.',
      'Inner doors or lids complete, one handle shows a hairline crack.',
      'Light rust at the bottom edge of the frame, seals dry and soft.',
      'Scratches on the door, display and keypad in order.',
    ],
    service: [
      'Door seal and air filter replaced, condenser cleaned, 72 h logger run done.',
      'New start capacitors and alarm battery, refrigeration checked for leaks.',
    ],
    faults: [
      'Compressor does not start; cabinet and seals are good.',
      'Warms up above −60 °C, probably for loss of refrigerant. Controller works.',
    ],
    missing: ['Inventory racks', 'Alarm contact cable'],
  },
  {
    equipment: ['refrigerator'],
    tests: [
      ['Temperature hold at 5 °C over {24|48} h, three loggers', '{4.1..4.6} to {5.6..6.3} °C'],
      ['Door and temperature alarm', 'Both sound'],
      ['Defrosting', 'Automatic, drain free'],
    ],
    wear: [
      'Door edge slightly dented, seal in good order.',
      'Shelves complete with light traces of rust at the hooks.',
      'Clean inside, scratches on the right side wall.',
    ],
    service: [
      'Door seal replaced, fan and condenser cleaned, sensor calibrated.',
      'New controller fitted, disinfected, 48 h logger run done.',
    ],
    faults: [
      'Compressor runs without cooling; door and shelves complete.',
      'Controller defective, cooling circuit tight.',
    ],
    missing: ['Temperature log', 'Operating manual'],
  },
];
