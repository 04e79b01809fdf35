import type { Practice } from '../practice.ts';

export const spectroscopyPractices: readonly Practice[] = [
  {
    equipment: ['spectrophotometer'],
    tests: [
      ['Wavelength accuracy against a reference', 'Within ±{0.2..0.6} nm'],
      ['Photometric accuracy at 1 A against a reference', '{0.994..1.006} A'],
      ['Stray light and baseline', 'Within specification'],
    ],
    wear: [
      'Measuring area clean, cover with light scratches.',
      'Keys slightly worn; display without faults.',
      'Lamp hours low; housing with traces of labels.',
    ],
    service: [
      'Lamp replaced, mirrors inspected, wavelength and photometry verified with certified filters.',
      'Optics and measuring area cleaned, new lamp and fan, verification report enclosed.',
    ],
    faults: ['Lamp supply defective; monochromator moves.', 'Self-test ends with a wavelength error.'],
    missing: ['Operating manual', 'Software license', 'Reference set'],
  },
  {
    equipment: ['ftir'],
    tests: [
      ['Polystyrene film, peak positions', 'Within ±{0.2..0.8} cm⁻¹'],
      ['Energy and single-beam spectrum', 'Normal shape, no step'],
      ['100 % line noise', 'Within specification'],
    ],
    wear: [
      'Desiccant indicator blue; beam splitter clear.',
      'ATR crystal without scratches, clamp slightly worn.',
      'Cover with small scratches, purge ports closed.',
    ],
    service: [
      'Source and desiccant replaced, interferometer aligned, verified with polystyrene.',
      'New laser fitted, ATR crystal polished, performance report enclosed.',
    ],
    faults: [
      'Beam splitter fogged by moisture; electronics and source work.',
      'Reference laser dead, no interferogram.',
    ],
    missing: ['Software license', 'Control computer', 'ATR accessory'],
  },
];
