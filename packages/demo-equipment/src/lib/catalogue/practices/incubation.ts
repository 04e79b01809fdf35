import type { Practice } from '../practice.ts';

export const incubationPractices: readonly Practice[] = [
  {
    equipment: ['incubator'],
    tests: [
      ['Temperature at set 37.0 °C, reference probe in the center', '{36.8..37.2} °C after 24 h'],
      ['Recovery after the door was open for 30 s', 'Back at 37 °C after {4..9} min'],
      ['Over-temperature protection and alarm', 'Both respond'],
    ],
    wear: [
      'Inside of stainless steel without pitting; glass door with light scratches.',
      'Outside with marker traces at one side, chamber clean.',
      'Door gasket slightly hardened at the lower edge, still closes tightly.',
    ],
    service: [
      'Door gaskets and filters replaced, chamber decontaminated, sensors calibrated.',
      'New temperature sensor and door hinge, calibrated at 37 °C.',
    ],
    faults: [
      'Heater circuit at the door is open; chamber and shelves are good.',
      'Display shows a sensor error directly after the start.',
    ],
    missing: ['Operating manual', 'Leveling feet'],
  },
  {
    equipment: ['shaking-incubator'],
    tests: [
      ['Speed check at 200 rpm with {2|4} kg load', 'Read {198..202} rpm'],
      ['Temperature at set 37.0 °C', '{36.7..37.3} °C after two hours'],
      ['Continuous run, {12|24} h', 'No unusual noise, no alarm'],
    ],
    wear: [
      'Clamp holes of the platform worn; drive runs quietly.',
      'Lid seal shows age, window clear.',
      'Traces of medium removed from the chamber, no corrosion.',
    ],
    service: [
      'Drive serviced, belt and lid springs replaced, calibrated.',
      'New drive belt and door seal, chamber disinfected, speed and temperature verified.',
    ],
    faults: [
      'Drive bearing worn out, knocks above 120 rpm. Heating works.',
      'Control board without function; drive and platform intact.',
    ],
    missing: ['Flask clamps', 'Platform', 'Sticky mat'],
  },
];
