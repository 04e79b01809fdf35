import { pictures } from '../pictures/index.ts';
import type { BlockPage } from './example.ts';
import { button, heading, paragraph } from './parts.ts';
import { hebrew, sentence, unbroken } from './sample-texts.ts';

const regions = {
  content: [heading('Discover Relab'), paragraph(sentence)],
  primaryButton: [button('Open the marketplace')],
};

const place = { imageInfo: pictures.bench, overlapSize: 65 };

export const overlapLayout: BlockPage = {
  about: 'A picture, and content that reaches over it. On mobile the picture is always above.',
  examples: [
    {
      name: 'Usual',
      components: [
        {
          definition: 'overlap-layout',
          attributes: { ...place, contentBackgroundColor: 'var(--color-panel)' },
          regions,
        },
      ],
    },
    {
      name: 'Picture on the right',
      components: [
        { definition: 'overlap-layout', attributes: { ...place, imageLocation: 'right' }, regions },
      ],
    },
    {
      name: 'Picture above',
      components: [
        {
          definition: 'overlap-layout',
          attributes: { ...place, imageLocation: 'top', height: 220, contentWidth: 80 },
          regions,
        },
      ],
    },
    { name: 'Loading', components: [], skeleton: { height: '301px' } },
    {
      name: 'Empty',
      components: [{ definition: 'overlap-layout', attributes: { ...place, height: 160 } }],
    },
    {
      name: 'Picture does not load',
      components: [
        {
          definition: 'overlap-layout',
          attributes: { ...place, imageInfo: pictures.missing },
          regions,
        },
      ],
    },
    {
      name: 'Long text',
      components: [
        {
          definition: 'overlap-layout',
          attributes: place,
          regions: { ...regions, content: [heading(unbroken)] },
        },
      ],
    },
    {
      name: 'Right to left',
      direction: 'rtl',
      components: [
        {
          definition: 'overlap-layout',
          attributes: { ...place, contentBackgroundColor: 'var(--color-panel)' },
          regions: {
            content: [heading(hebrew.title), paragraph(hebrew.sentence)],
            primaryButton: [button(hebrew.action)],
          },
        },
      ],
    },
    {
      name: '320 px',
      isNarrow: true,
      components: [{ definition: 'overlap-layout', attributes: { ...place, imageLocation: 'top' }, regions }],
    },
  ],
};
