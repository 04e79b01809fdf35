import type { Practice } from '../practice.ts';

export const heatingPractices: readonly Practice[] = [
  {
    equipment: ['drying-oven'],
    tests: [
      ['Temperature at set 105 °C, reference probe', '{103.9..106.1} °C after two hours'],
      ['Heating-up to 150 °C', '{14..32} min'],
      ['Over-temperature protection', 'Cuts off as adjusted'],
    ],
    wear: [
      'Chamber discolored from heat, no residue.',
      'Door handle worn, gasket in order.',
      'Outside with light scratches, display clear.',
    ],
    service: [
      'Door gasket and hinges replaced, temperature calibrated at two points.',
      'New heating element and sensor, electrical safety tested.',
    ],
    faults: [
      'Does not heat beyond 60 °C; controller and display work.',
      'Controller defective, chamber and racks are complete.',
    ],
    missing: ['Operating manual', 'Leveling feet'],
  },
  {
    equipment: ['muffle-furnace'],
    tests: [
      ['Temperature at set 800 °C, type K reference', '{788..812} °C after one hour'],
      ['Heating-up to 1,000 °C', '{55..95} min'],
      ['Door switch', 'Cuts the heating when opened'],
    ],
    wear: [
      'Hairline cracks in the muffle insulation, usual for the age.',
      'Stains on the door collar, heating elements even.',
      'Housing discolored around the door.',
    ],
    service: [
      'Heating elements and thermocouple replaced, door collar relined.',
      'New controller and thermocouple, calibrated at 500 and 900 °C.',
    ],
    faults: [
      'One heating element is broken; muffle and controller are good.',
      'Thermocouple and safety relay defective.',
    ],
    missing: ['Collecting pan', 'Exhaust chimney'],
  },
  {
    equipment: ['water-bath'],
    tests: [
      ['Temperature at set 37.0 °C, reference thermometer', '{36.8..37.2} °C'],
      ['Low-level cut-out', 'Switches off'],
      ['Leak test, filled for 24 h', 'Dry outside'],
    ],
    wear: [
      'Descaled; faint lime line at the water level.',
      'Light scratches in the tub, drain tap tight.',
      'Lid handle worn, tub free of rust.',
    ],
    service: [
      'Descaled, drain tap and seals replaced, calibrated at 37 and 60 °C.',
      'New heater and level switch, electrical safety tested.',
    ],
    faults: ['Heater open circuit; tub and lid in good order.', 'Control unit defective after overheating.'],
    missing: ['Lid', 'Drain hose', 'Rack'],
  },
];
