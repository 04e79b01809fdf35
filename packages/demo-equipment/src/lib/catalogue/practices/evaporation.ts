import type { Practice } from '../practice.ts';

export const evaporationPractices: readonly Practice[] = [
  {
    equipment: ['rotary-evaporator'],
    tests: [
      ['Leak test of the closed glassware, 10 min', 'Rise of {2..6} mbar'],
      ['Bath temperature at set 60 °C', 'Read {59.1..60.9} °C'],
      ['Rotation and lift', 'Even rotation, lift holds its height'],
      ['Distillation of {250|500} mL ethanol', 'Condensed without loss at the pump'],
    ],
    wear: [
      'Vapor duct and seal show normal wear; glassware without cracks.',
      'Light lime deposits in the bath, coating intact.',
      'Some lettering on the front worn; all settings readable.',
    ],
    service: [
      'Vacuum seal and vapor duct replaced, bath descaled, lift serviced.',
      'New PTFE seal, hoses and combi clip; leak-tested with glassware.',
    ],
    faults: [
      'Lift motor defective; bath, drive and glassware work.',
      'Bath does not heat. Rotation drive and stand are in order.',
    ],
    missing: ['Receiving flask', 'Vacuum hose', 'Bump trap', 'Bath lid'],
  },
  {
    equipment: ['freeze-dryer'],
    tests: [
      ['Condenser temperature without load, one hour', 'Reached {within 2 °C of|the} nominal value'],
      ['Vacuum with the test pump', 'Below {0.05..0.20} mbar after 30 min'],
      ['Defrosting and drain', 'Complete, drain valve tight'],
      ['Drying test with {200|500} mL ice', 'Dry after {16..22} h'],
    ],
    wear: [
      'Light scratches in the acrylic chamber, sealing edge undamaged.',
      'Condenser coil clean, housing with small dents at the back.',
      'Rubber valves show age but still seal.',
    ],
    service: [
      'All chamber seals and valves replaced, refrigeration checked, vacuum sensor calibrated.',
      'Condenser descaled, new drain valve and vacuum hose.',
    ],
    faults: [
      'Compressor starts but does not cool; suspected loss of refrigerant.',
      'Vacuum sensor and control board defective, chamber and shelves complete.',
    ],
    missing: ['Vacuum pump', 'Manifold', 'Shelf rack', 'Vacuum hose'],
  },
];
