import type { BlockPage } from './example.ts';
import { compound, hebrew, unbroken } from './sample-texts.ts';

const items = [
  { text: 'All instruments', url: '/search' },
  { text: 'Centrifuges', url: '/category/centrifuges' },
  { text: 'Guides', url: '/guides' },
];

export const navigationMenu: BlockPage = {
  about: 'A list of links. The one to the page that is shown is marked.',
  examples: [
    {
      name: 'Usual',
      components: [{ definition: 'navigation-menu', attributes: { label: 'Usual', items } }],
    },
    {
      name: 'Below each other',
      isNarrow: true,
      components: [
        { definition: 'navigation-menu', attributes: { label: 'Vertical', direction: 'vertical', items } },
      ],
    },
    {
      name: 'With more below',
      note: 'As a site’s menu is answered: labels, links, and what is below them.',
      isNarrow: true,
      components: [
        {
          definition: 'navigation-menu',
          attributes: {
            label: 'Site',
            direction: 'vertical',
            items: [
              {
                label: 'Guides',
                actionType: 'MenuLabel',
                actionValue: null,
                subMenu: [
                  { label: 'Condition grades', actionValue: '/guides/condition', subMenu: [] },
                  { label: 'Shipping and rigging', actionValue: '/guides/shipping', subMenu: [] },
                ],
              },
              { label: 'Standards', actionValue: 'https://lab.example/', target: 'NewWindow', subMenu: [] },
            ],
          },
        },
      ],
    },
    {
      name: 'Empty',
      note: 'Without a link that leads somewhere there is no menu.',
      isNarrow: true,
      components: [
        {
          definition: 'navigation-menu',
          attributes: { items: [{ text: 'Open', url: 'javascript:alert(1)' }] },
        },
      ],
    },
    {
      name: 'Long text',
      isNarrow: true,
      components: [
        {
          definition: 'navigation-menu',
          attributes: {
            label: 'Long',
            items: [{ text: unbroken, url: '/a' }, { text: compound, url: '/b' }, ...items],
          },
        },
      ],
    },
    {
      name: 'Right to left',
      isNarrow: true,
      direction: 'rtl',
      components: [
        {
          definition: 'navigation-menu',
          attributes: {
            label: 'From right to left',
            items: [
              { text: hebrew.title, url: '/search' },
              { text: hebrew.other, url: '/guides' },
            ],
          },
        },
      ],
    },
  ],
};
