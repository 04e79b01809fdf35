import type { BlockPage } from './example.ts';
import { compound, hebrew, unbroken } from './sample-texts.ts';

export const link: BlockPage = {
  about: 'A link in words, to an address or to a page of the site.',
  examples: [
    {
      name: 'Usual',
      components: [
        { definition: 'link', attributes: { text: 'What condition A means', url: '/guides/condition' } },
      ],
    },
    {
      name: 'To a page of the site',
      components: [
        {
          definition: 'link',
          attributes: {
            text: 'Your orders',
            link: { pageReference: { type: 'comm__namedPage', attributes: { name: 'Order_List__c' } } },
          },
        },
      ],
    },
    {
      name: 'In a new window',
      components: [
        {
          definition: 'link',
          attributes: { text: 'The standard', url: 'https://standards.example/', newWindow: true },
        },
        { definition: 'link', attributes: { text: 'Write to us', url: 'mailto:help@relab.example' } },
      ],
    },
    {
      name: 'Nowhere to go',
      note: 'An address that is not safe to open is no link.',
      components: [{ definition: 'link', attributes: { text: 'Open', url: 'javascript:alert(1)' } }],
    },
    {
      name: 'Long text',
      isNarrow: true,
      components: [
        { definition: 'link', attributes: { text: unbroken, url: '/a' } },
        { definition: 'link', attributes: { text: compound, url: '/b' } },
      ],
    },
    {
      name: 'Right to left',
      isNarrow: true,
      direction: 'rtl',
      components: [{ definition: 'link', attributes: { text: hebrew.action, url: '/c' } }],
    },
  ],
};
