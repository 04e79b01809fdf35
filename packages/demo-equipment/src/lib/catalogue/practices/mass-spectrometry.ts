import type { Practice } from '../practice.ts';

export const massSpectrometryPractices: readonly Practice[] = [
  {
    equipment: ['mass-spectrometer'],
    tests: [
      ['Vacuum after {12|24|48} h of pumping', 'Within the maker’s limits'],
      ['Automatic tune', 'Passed, {no air leak seen|peak widths within limits}'],
      ['Sensitivity check with the standard of the method', 'Signal to noise above the minimum'],
      ['Turbo pump hours and temperature', '{4,100|5,600|7,300|8,200} h, no warning'],
    ],
    wear: [
      'Vented with nitrogen and sealed before storage; source clean.',
      'Source housing with traces of heat, optics cleaned last year.',
      'Side panels scratched, all covers and screws present.',
      'Pump oil changed before shutdown.',
    ],
    service: [
      'Source and ion optics cleaned, pump oil and filters changed, tuned and checked for sensitivity.',
      'Turbo pump bearings renewed, multiplier replaced, calibrated over the full range.',
    ],
    faults: [
      'Turbo pump failed; analyzer, source and boards are complete.',
      'High-voltage supply defective, vacuum is in order.',
    ],
    missing: ['Gas lines', 'Software license', 'Control computer'],
  },
];
