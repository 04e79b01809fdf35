import type { Practice } from '../practice.ts';

export const weighingPractices: readonly Practice[] = [
  {
    equipment: ['balance-analytical', 'balance-precision'],
    tests: [
      ['Weighing of an E2 test weight near full load', 'Deviation within tolerance'],
      ['Eccentric load at four corners', 'Within tolerance'],
      ['Repeatability, ten weighings', 'Standard deviation within specification'],
      ['Internal adjustment', 'Completed'],
    ],
    wear: [
      'Draft shield and pan clean; display foil with light wear.',
      'Pan slightly scratched, level bubble intact.',
      'Traces of powder removed from the housing, keys respond.',
    ],
    service: [
      'Weighing cell cleaned and adjusted, calibration certificate of this year enclosed.',
      'New draft shield panes and feet, calibrated with traceable weights.',
    ],
    faults: [
      'Weighing cell overloaded, display does not settle.',
      'Display broken; weighing cell appears to work.',
    ],
    missing: ['Operating manual', 'Calibration weight', 'Protective cover'],
  },
  {
    equipment: ['ph-meter'],
    tests: [
      ['Two-point calibration, pH 4.01 and 7.00', 'Slope {96.5..99.4} %'],
      ['Buffer pH 9.21 after calibration', '{9.18..9.24} pH'],
      ['Input with electrode simulator', 'Within ±0.002 pH'],
    ],
    wear: [
      'Keypad foil lightly worn, sockets clean.',
      'Display without faults, housing with buffer stains removed.',
      'Electrode arm joint a little loose.',
    ],
    service: [
      'New electrode and adapter, input calibrated with a simulator.',
      'Housing cleaned, socket replaced, verified in three buffers.',
    ],
    faults: [
      'Display shows segments only; electrode arm complete.',
      'Input socket corroded, reading drifts.',
    ],
    missing: ['pH electrode', 'Operating manual', 'Buffer bottles'],
  },
  {
    equipment: ['titrator'],
    tests: [
      ['Burette test, gravimetric at full and half volume', 'Within ±{0.10..0.28} %'],
      ['Titration of a primary standard, three repeats', 'RSD {0.1..0.5} %'],
      ['Stirrer, valve and electrode input', 'All respond'],
    ],
    wear: [
      'Burette cylinder clear, piston tight.',
      'Reagent traces at the base plate removed.',
      'Cables and tubing complete, display clear.',
    ],
    service: [
      'Burette unit and tubing replaced, electrode input verified.',
      'Valve disk renewed, dosing volume calibrated, report enclosed.',
    ],
    faults: [
      'Dosing drive blocked; control unit works.',
      'Control unit does not start, burettes and stirrer are complete.',
    ],
    missing: ['Electrode', 'Titration vessel', 'Burette unit'],
  },
];
