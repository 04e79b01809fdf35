import type { Practice } from '../practice.ts';

export const separationPractices: readonly Practice[] = [
  {
    equipment: ['centrifuge-benchtop', 'microcentrifuge'],
    tests: [
      ['Speed check with an optical tachometer at 4,000 rpm', 'Read {3,985|3,992|3,998|4,003|4,011} rpm'],
      ['Run at maximum speed with balanced load, {10|15|20|30} min', 'No vibration, no error message'],
      ['Lid lock and imbalance cut-out', 'Both respond; lid stays locked until the rotor stops'],
      ['Braking from maximum speed', 'Rotor at rest after {18..55} s'],
      ['Visual check of rotor and rotor chamber', 'No corrosion, no cracks'],
    ],
    wear: [
      'Light scratches on the lid, chamber clean and free of corrosion.',
      'The front panel is slightly yellowed; all keys respond.',
      'One rubber foot was replaced with a non-original one of the same height.',
      'Lid gasket shows normal compression marks and still seals.',
    ],
    service: [
      'Lid gasket replaced, hinges and lid lock adjusted, chamber cleaned, speed verified at three points.',
      'Motor bearings and drive cone checked, imbalance switch adjusted, air inlets cleaned.',
      'New control foil fitted and lid lock overhauled.',
    ],
    faults: [
      'Stops with an imbalance error at every start; drive, lid and housing are complete.',
      'The lid lock no longer releases and the display flickers. Rotor is in good order.',
    ],
    missing: ['Rotor key', 'Adapters for small tubes', 'Operating manual'],
  },
  {
    equipment: ['centrifuge-floor'],
    tests: [
      ['Speed check at 10,000 rpm', 'Read {9,960|9,985|10,004|10,020} rpm'],
      ['Temperature hold at 4 °C, one hour at speed', 'Stable within ±{0.5..1.5} °C'],
      ['Acceleration and braking with balanced load', 'Normal, no vibration reported'],
      ['Chamber and drive spindle inspection', 'No pitting, spindle runs true'],
    ],
    wear: [
      'Scuff marks on the side panels from moving; top deck clean.',
      'Casters and leveling feet in good order, small dent in the lower front panel.',
      'Rotor chamber has light surface marks, none through the coating.',
    ],
    service: [
      'Vacuum and chamber seals replaced, drive inspected and refrigeration checked for leaks.',
      'Drive hours reset by the service after overhaul; new chamber gasket and air filter.',
    ],
    faults: [
      'Drive bearing is noisy above 8,000 rpm and the run is aborted. Refrigeration still works.',
      'Inverter board failed; the rest of the unit is complete.',
    ],
    missing: ['Rotor', 'Rotor log book', 'Bottles and caps'],
  },
  {
    equipment: ['homogenizer'],
    tests: [
      ['Run at lowest and highest setting, {5|10} min', 'Even running, no unusual noise'],
      ['Timer and speed setting', 'Both follow the display'],
      ['Shaft, clamp and coupling check', 'No play, runs true'],
    ],
    wear: [
      'Traces of use on the clamp and housing, drive runs quietly.',
      'Label on the back partly worn; all controls readable.',
      'Small scratches around the tool holder.',
    ],
    service: [
      'Drive coupling and seals replaced, housing disinfected, speed checked.',
      'New motor brushes fitted and the clamping mechanism regreased.',
    ],
    faults: [
      'Motor does not reach its speed under load; tools and clamps are usable.',
      'Control board dead after a liquid spill, mechanics untouched.',
    ],
    missing: ['Operating manual', 'Carrying case'],
  },
  {
    equipment: ['shaker-platform'],
    tests: [
      ['Speed check at 150 rpm with {2|3|5} kg load', 'Read {148..152} rpm'],
      ['Continuous run, {2|4|8} h', 'Smooth, no drift in speed'],
      ['Stop and restart from the timer', 'As set'],
    ],
    wear: [
      'The platform mat has stains that do not wash out.',
      'Paint worn at the platform edge, bearings run quietly.',
      'A few scratches on the front foil, display readable.',
    ],
    service: [
      'Drive belt and bearings replaced, platform cleaned.',
      'Eccentric drive regreased, new non-slip mat fitted.',
    ],
    faults: [
      'Worn eccentric bearing makes the platform knock; electronics work.',
      'Speed cannot be regulated; motor and platform intact.',
    ],
    missing: ['Flask clamps', 'Non-slip mat'],
  },
  {
    equipment: ['magnetic-stirrer'],
    tests: [
      ['Plate temperature at set 100 °C, surface probe', 'Read {97..103} °C'],
      ['Stirring 1 L of water at 500 rpm, {20|30|60} min', 'Stable vortex, magnet stays coupled'],
      ['Safety temperature cut-out', 'Trips as adjusted'],
    ],
    wear: [
      'Light stains on the plate, no chips at the edge.',
      'Housing with slight discoloration from solvents; knobs turn freely.',
      'Normal traces of heating on the plate surface.',
    ],
    service: [
      'Plate resurfaced, knobs and feet replaced, electrical safety tested.',
      'New mains socket and safety circuit adjustment.',
    ],
    faults: [
      'Heats but does not stir; plate and housing are good.',
      'Plate is cracked at one corner; motor and electronics work.',
    ],
    missing: ['Temperature probe', 'Support rod', 'Stir bars'],
  },
];
