import { pictures } from '../pictures/index.ts';
import type { BlockPage } from './example.ts';
import { button, heading, paragraph } from './parts.ts';
import { hebrew, sentence, unbroken } from './sample-texts.ts';

const regions = {
  content: [heading('Sell what you no longer use'), paragraph(sentence)],
  primaryButton: [button('I want to sell my equipment')],
  secondaryButton: [button('How it works', 'secondary')],
};

export const card: BlockPage = {
  about: 'A picture and content side by side, above each other on mobile.',
  examples: [
    {
      name: 'Usual',
      components: [{ definition: 'card', attributes: { image: pictures.centrifuge, height: 360 }, regions }],
    },
    {
      name: 'On the dark panel, picture on the right',
      components: [
        {
          definition: 'card',
          attributes: {
            image: pictures.balance,
            height: 300,
            imageLocation: 'right',
            imagePortion: 33,
            backgroundColor: 'var(--color-panel)',
            borderRadius: 6,
          },
          regions,
        },
      ],
    },
    { name: 'Loading', components: [], skeleton: { height: '300px' } },
    {
      name: 'Empty',
      components: [{ definition: 'card', attributes: { height: 200 } }],
    },
    {
      name: 'Picture does not load',
      components: [{ definition: 'card', attributes: { image: pictures.missing, height: 300 }, regions }],
    },
    {
      name: 'Long text',
      components: [
        {
          definition: 'card',
          attributes: { image: pictures.centrifuge, height: 300 },
          regions: { ...regions, content: [heading(unbroken), paragraph(sentence)] },
        },
      ],
    },
    {
      name: 'Right to left',
      direction: 'rtl',
      components: [
        {
          definition: 'card',
          attributes: { image: pictures.centrifuge, height: 300 },
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
      components: [{ definition: 'card', attributes: { image: pictures.centrifuge, height: 360 }, regions }],
    },
  ],
};
