import { pictures } from '../pictures/index.ts';
import type { BlockPage } from './example.ts';
import { heading, paragraph } from './parts.ts';
import { hebrew, sentence, unbroken } from './sample-texts.ts';

const onPanel = (text: string, more = sentence) => ({
  definition: 'flexible-block',
  attributes: { backgroundColor: 'var(--color-panel)', width: 60, height: 120, borderRadius: 6 },
  regions: { content: [heading(text), paragraph(more)] },
});

export const backgroundImageBlock: BlockPage = {
  about: 'A picture behind other blocks, with a color over it where words must be read.',
  examples: [
    {
      name: 'Usual',
      components: [
        {
          definition: 'background-image-block',
          attributes: { image: pictures.bench, overlayColor: 'var(--color-overlay)' },
          regions: { content: [onPanel('Instruments with a history')] },
        },
      ],
    },
    { name: 'Loading', components: [], skeleton: { height: '120px' } },
    {
      name: 'Reaches over its neighbor',
      components: [
        paragraph('The block above.'),
        {
          definition: 'background-image-block',
          attributes: { image: pictures.bench, overlapDirection: 'top', overlapSize: 12 },
          regions: { content: [onPanel('Over by 12 px')] },
        },
      ],
    },
    {
      name: 'Picture does not load',
      components: [
        {
          definition: 'background-image-block',
          attributes: { image: pictures.missing },
          regions: { content: [onPanel('The words stay')] },
        },
      ],
    },
    {
      name: 'No picture',
      components: [{ definition: 'background-image-block', regions: { content: [onPanel('Words alone')] } }],
    },
    {
      name: 'Long text',
      components: [
        {
          definition: 'background-image-block',
          attributes: { image: pictures.bench },
          regions: { content: [onPanel(unbroken)] },
        },
      ],
    },
    {
      name: 'Right to left',
      direction: 'rtl',
      components: [
        {
          definition: 'background-image-block',
          attributes: { image: pictures.bench },
          regions: { content: [onPanel(hebrew.title, hebrew.sentence)] },
        },
      ],
    },
  ],
};
