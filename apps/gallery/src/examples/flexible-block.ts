import type { BlockPage } from './example.ts';
import { heading, paragraph } from './parts.ts';
import { hebrew, sentence, unbroken } from './sample-texts.ts';

const content = [heading('Condition A'), paragraph(sentence)];

export const flexibleBlock: BlockPage = {
  about: 'A box of a size, a border and a color, whose content stands where the alignment says.',
  examples: [
    {
      name: 'Usual',
      components: [
        {
          definition: 'flexible-block',
          attributes: {
            height: 140,
            alignment: 'center',
            backgroundColor: 'var(--color-panel)',
            borderRadius: 6,
          },
          regions: { content },
        },
      ],
    },
    {
      name: 'At the bottom of a dashed box, half as wide',
      components: [
        {
          definition: 'flexible-block',
          attributes: {
            width: 50,
            height: 140,
            alignment: 'bottom',
            borderWidth: 2,
            borderStyle: 'dashed',
            borderColor: 'var(--color-edge)',
          },
          regions: { content },
        },
      ],
    },
    {
      name: 'Empty',
      components: [{ definition: 'flexible-block', attributes: { borderWidth: 1, height: 40 } }],
    },
    {
      name: 'Long text',
      components: [
        {
          definition: 'flexible-block',
          attributes: { width: 50, borderWidth: 1 },
          regions: { content: [paragraph(unbroken)] },
        },
      ],
    },
    {
      name: 'Right to left',
      direction: 'rtl',
      components: [
        {
          definition: 'flexible-block',
          attributes: { borderWidth: 1, alignment: 'right' },
          regions: { content: [paragraph(hebrew.sentence)] },
        },
      ],
    },
    {
      name: '320 px',
      isNarrow: true,
      components: [
        {
          definition: 'flexible-block',
          attributes: { height: 120, alignment: 'center', borderWidth: 1 },
          regions: { content },
        },
      ],
    },
  ],
};
