import type { Practice } from '../practice.ts';

export const utilitiesPractices: readonly Practice[] = [
  {
    equipment: ['vacuum-pump'],
    tests: [
      ['Ultimate vacuum, gauge at the inlet', 'Within {1.5|2} times the nominal value'],
      ['Running for {4|8} h', 'Temperature normal, no noise'],
      ['Restart under vacuum', 'Starts'],
    ],
    wear: [
      'Housing with traces of oil and paint wear, cleaned.',
      'Rubber feet hardened, handle complete.',
      'Exhaust side discolored, connections tight.',
    ],
    service: [
      'Overhauled with the maker’s repair kit, ultimate vacuum measured.',
      'Seals, valves and bearings replaced, run for 24 h.',
    ],
    faults: ['Does not reach vacuum and is loud; motor turns.', 'Motor seized, pump head untouched.'],
    missing: ['Hose adapter', 'Inlet flange', 'Operating manual'],
  },
  {
    equipment: ['water-purifier'],
    tests: [
      ['Resistivity after new cartridges', '{18.1|18.2} MΩ·cm at 25 °C'],
      ['Flow at the dispenser, one liter measured', 'Within {5|8|10} % of nominal'],
      ['Leak test, {24|48} h under pressure', 'Dry'],
    ],
    wear: [
      'Sanitized and drained; display without faults.',
      'Dispenser hose slightly discolored, connections new.',
      'Cover with light scratches, cartridge bay clean.',
    ],
    service: [
      'UV lamp, pump head and all cartridges replaced, sanitized and run in.',
      'New pressure pump and check valves, resistivity cell verified.',
    ],
    faults: [
      'Booster pump does not build up pressure; cell and display work.',
      'Leak at the manifold, otherwise complete.',
    ],
    missing: ['Cartridges', 'Final filter', 'Wall bracket', 'Reservoir'],
  },
];
