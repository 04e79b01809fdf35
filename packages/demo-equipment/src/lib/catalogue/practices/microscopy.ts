import type { Practice } from '../practice.ts';

export const microscopyPractices: readonly Practice[] = [
  {
    equipment: ['microscope-upright', 'microscope-inverted'],
    tests: [
      [
        'Optics check with stage micrometer at every objective',
        'Sharp to the {edge|outer third} of the field',
      ],
      ['Coarse and fine focus over the full travel', 'Even, no drift in {10|15|30} min'],
      ['Illumination from lowest to highest', 'No flicker'],
      ['Nosepiece and stage movement', 'Click stops firm, stage runs smoothly'],
    ],
    wear: [
      'Optics clean without fungus; paint worn at the focus knobs.',
      'Slight dust on an inner surface of one eyepiece, not visible in the image.',
      'Stage plate with light scratches, mechanics smooth.',
      'Small mark on the front lens of the highest objective, no effect seen in the image.',
    ],
    service: [
      'Optics cleaned and aligned, stage and focus drives regreased.',
      'New lamp and socket, condenser centered, eyepiece tubes realigned.',
    ],
    faults: [
      'Focus drive slips and one objective is delaminated; stand and tubes are good.',
      'Lamp supply is defective; all optics present and clean.',
    ],
    missing: ['Dust cover', 'Centering telescope', 'Camera adapter', 'Filter set'],
  },
  {
    equipment: ['stereo-microscope'],
    tests: [
      ['Parfocality over the whole zoom range', 'Stays in focus'],
      ['Resolution target at highest zoom', 'Lines separated in both eyepieces'],
      ['Click stops and focus drive', 'Firm, holds position'],
    ],
    wear: [
      'Lenses clean, no fungus; base plate with traces of use.',
      'Rubber eyecups replaced, zoom knob slightly worn.',
      'Column shows small scratches below the arm.',
    ],
    service: [
      'Optics cleaned, zoom mechanism regreased, both channels collimated.',
      'Focus drive adjusted and stage plate replaced.',
    ],
    faults: [
      'Image of the two channels does not coincide after a fall; light and stand work.',
      'Zoom drive blocked in the middle of its range.',
    ],
    missing: ['Eyepiece cups', 'Stage plate', 'Dust cover'],
  },
];
