import type { BlockPage } from './example.ts';
import { compound, hebrew, sentence, unbroken } from './sample-texts.ts';

const sizes = ['x-small', 'small', 'medium', 'large', 'x-large'];

export const textBlock: BlockPage = {
  about: 'A heading or a paragraph of plain text. How large it is and what it is are two questions.',
  examples: [
    {
      name: 'Usual',
      components: [
        {
          definition: 'text-block',
          attributes: { text: 'Instruments with a history', level: 3, size: 'large' },
        },
      ],
    },
    {
      name: 'Sizes',
      components: sizes.map((size) => ({
        definition: 'text-block',
        attributes: { text: `The size ${size}`, size },
      })),
    },
    {
      name: 'Alignments, and bold',
      components: ['left', 'center', 'right'].map((alignment) => ({
        definition: 'text-block',
        attributes: { text: `On the ${alignment}`, alignment, bold: alignment === 'center' },
      })),
    },
    { name: 'Loading', components: [], skeleton: { lines: 3 } },
    {
      name: 'Empty',
      note: 'Without text there is no heading.',
      components: [{ definition: 'text-block', attributes: { text: '', level: 3 } }],
    },
    {
      name: 'Long text',
      components: [
        { definition: 'text-block', attributes: { text: unbroken, level: 3, size: 'x-large' } },
        { definition: 'text-block', attributes: { text: compound, level: 4, size: 'large' } },
      ],
    },
    {
      name: 'Right to left',
      direction: 'rtl',
      components: [
        { definition: 'text-block', attributes: { text: hebrew.title, level: 3 } },
        { definition: 'text-block', attributes: { text: hebrew.sentence } },
      ],
    },
    {
      name: '320 px',
      isNarrow: true,
      components: [{ definition: 'text-block', attributes: { text: `${sentence} ${sentence}` } }],
    },
  ],
};
