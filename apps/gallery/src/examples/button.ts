import type { BlockPage } from './example.ts';
import { compound, hebrew, unbroken } from './sample-texts.ts';

export const button: BlockPage = {
  about: 'A link that looks like a button: the one thing to do next.',
  examples: [
    {
      name: 'Usual',
      components: [{ definition: 'button', attributes: { text: 'Open the marketplace', url: '/search' } }],
    },
    {
      name: 'Secondary, large, in the middle',
      components: [
        {
          definition: 'button',
          attributes: {
            text: 'All instruments',
            url: '/search',
            type: 'secondary',
            size: 'large',
            alignment: 'center',
          },
        },
      ],
    },
    {
      name: 'As wide as its place',
      components: [
        { definition: 'button', attributes: { text: 'Ask for a quote', url: '/quote', stretch: true } },
      ],
    },
    {
      name: 'Nowhere to go',
      note: 'Without an address that is safe to open there is nothing to press, and nothing is shown.',
      components: [{ definition: 'button', attributes: { text: 'Open', url: 'javascript:alert(1)' } }],
    },
    {
      name: 'Long text',
      components: [
        { definition: 'button', attributes: { text: unbroken, url: '/search' } },
        { definition: 'button', attributes: { text: compound, url: '/search', type: 'secondary' } },
      ],
    },
    {
      name: 'Right to left',
      direction: 'rtl',
      components: [
        { definition: 'button', attributes: { text: hebrew.action, url: '/search', alignment: 'left' } },
      ],
    },
    {
      name: '320 px',
      isNarrow: true,
      components: [
        {
          definition: 'button',
          attributes: { text: 'Tell us about the equipment you want to sell', url: '/sell', size: 'large' },
        },
      ],
    },
  ],
};
