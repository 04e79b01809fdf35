import type { Practice } from '../practice.ts';

export const electrophoresisPractices: readonly Practice[] = [
  {
    equipment: ['gel-imager'],
    tests: [
      ['Exposure of a reference target', 'Even illumination, in focus'],
      ['Blank image at the highest gain', 'No hot spots above threshold'],
      ['All light sources and filters in turn', 'All work'],
    ],
    wear: [
      'Sample tray with fine scratches from gels; optics clean.',
      'Housing with traces of use at the door.',
      'Sample access runs smoothly, filters clean.',
    ],
    service: [
      'Optics cleaned, filters checked, flat-field calibration renewed.',
      'New door seal and fans, focus adjusted, test images on file.',
    ],
    faults: [
      'Detector cooling defective, images are noisy; light sources work.',
      'Filter wheel blocked and the software reports a time-out.',
    ],
    missing: ['Control computer', 'Software dongle', 'Spare filters'],
  },
  {
    equipment: ['electrophoresis'],
    tests: [
      ['Leak test with buffer, {30|60} min', 'Dry'],
      ['Run at {100|120|150} V with a stained marker', 'Even front, bands separated'],
      ['Continuity of electrodes and cables', 'Good'],
    ],
    wear: [
      'Acrylic clear with light scratches, electrodes intact.',
      'Slight haze at the tank bottom, lid cables replaced.',
      'Banana plugs tarnished, contact good.',
    ],
    service: ['Platinum wires and cables replaced, tank polished.', 'New gaskets and lid, leak-tested.'],
    faults: ['One platinum wire is broken; tank and lid are good.', 'Tank has a crack in one corner.'],
    missing: ['Combs', 'Power supply', 'Operating manual'],
  },
];
