import type { BlockPage } from './example.ts';
import { button } from './parts.ts';
import { compound, hebrew, unbroken } from './sample-texts.ts';

const both = {
  primaryButton: [button('Open the marketplace')],
  secondaryButton: [button('How we inspect', 'secondary')],
};

export const buttonGroup: BlockPage = {
  about: 'Up to two buttons: the one thing to do next, and what else one could do.',
  examples: [
    { name: 'Usual', components: [{ definition: 'button-group', regions: both }] },
    {
      name: 'In the middle, below each other',
      components: [
        {
          definition: 'button-group',
          attributes: { alignment: 'center', direction: 'vertical', spacing: 'medium' },
          regions: both,
        },
      ],
    },
    {
      name: 'At the end, half as wide',
      components: [
        {
          definition: 'button-group',
          attributes: { alignment: 'right', width: 50, height: 80 },
          regions: both,
        },
      ],
    },
    {
      name: 'Empty',
      note: 'Without a button there is no group.',
      components: [{ definition: 'button-group' }],
    },
    {
      name: 'Long text',
      components: [
        {
          definition: 'button-group',
          regions: { primaryButton: [button(compound)], secondaryButton: [button(unbroken, 'secondary')] },
        },
      ],
    },
    {
      name: 'Right to left',
      direction: 'rtl',
      components: [
        {
          definition: 'button-group',
          regions: {
            primaryButton: [button(hebrew.action)],
            secondaryButton: [button(hebrew.other, 'secondary')],
          },
        },
      ],
    },
    { name: '320 px', isNarrow: true, components: [{ definition: 'button-group', regions: both }] },
  ],
};
