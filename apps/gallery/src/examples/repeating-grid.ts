import type { Component } from '@relab/toolkit/page';
import { pictures } from '../pictures/index.ts';
import type { BlockPage } from './example.ts';
import { paragraph } from './parts.ts';
import { compound, hebrew, unbroken } from './sample-texts.ts';

const listings = [
  { id: 'c1', title: 'Cooled centrifuge', note: '15,300 × g, 4 × 750 ml', image: pictures.centrifuge },
  { id: 'b1', title: 'Analytical balance', note: '220 g, 0.1 mg', image: pictures.balance },
  { id: 'c2', title: 'Bench centrifuge', note: '4,000 × g, 8 × 15 ml', image: pictures.centrifuge },
  { id: 'b2', title: 'Precision balance', note: '6,200 g, 10 mg', image: pictures.balance },
];

const tile: Component = {
  definition: 'tile',
  attributes: { title: '{!Item.title}', image: '{!Item.image}', height: 240 },
  regions: { content: [paragraph('{!Item.note}')] },
};

const grid = (attributes: Component['attributes'], item: Component = tile): Component => ({
  definition: 'repeating-grid',
  attributes: { items: '{!listings}', ...attributes },
  regions: { item: [item] },
});

const boxed: Component = {
  definition: 'flexible-block',
  attributes: { borderWidth: 1, height: 60, alignment: 'center' },
  regions: { content: [paragraph('{!Item.title}')] },
};

export const repeatingGrid: BlockPage = {
  about: 'Repeats the blocks of its region for each entry of a list. In there, {!Item} is the entry.',
  examples: [
    {
      name: 'Usual',
      data: { listings },
      components: [grid({ numberOfColumns: 4, itemSpacing: 'medium', label: 'Listings' })],
    },
    {
      name: 'Six columns, a border, rows of one height',
      data: { listings: [...listings, { id: 'long', title: compound }, { id: 'last', title: 'Six' }] },
      components: [
        grid(
          {
            numberOfColumns: 6,
            itemSpacing: 'xx-small',
            borderWidth: 1,
            borderRadius: 6,
            isFixedRowHeight: true,
          },
          boxed,
        ),
      ],
    },
    {
      name: 'With a paginator, rows apart',
      data: { listings: listings.slice(0, 3) },
      components: [
        {
          definition: 'repeating-grid',
          attributes: {
            items: '{!listings}',
            numberOfColumns: 3,
            itemSpacing: 'large',
            showPagination: true,
          },
          regions: {
            item: [boxed],
            paginator: [
              {
                definition: 'paginator',
                attributes: { variant: 'show-more', attributes: { page: 1, pageCount: 4 } },
              },
            ],
          },
        },
      ],
    },
    { name: 'Loading', components: [], skeleton: { height: '240px' } },
    {
      name: 'Empty',
      note: 'A list without entries is an empty list.',
      data: { listings: [] },
      components: [grid({ numberOfColumns: 4 })],
    },
    {
      name: 'Long text',
      data: { listings: [{ id: 'long', title: unbroken }, ...listings.slice(0, 2)] },
      components: [grid({ numberOfColumns: 3, itemSpacing: 'small' }, boxed)],
    },
    {
      name: 'Right to left',
      direction: 'rtl',
      data: { listings: listings.map((one, index) => ({ ...one, title: `${hebrew.title} ${index + 1}` })) },
      components: [grid({ numberOfColumns: 4, itemSpacing: 'small' }, boxed)],
    },
    {
      name: '320 px',
      isNarrow: true,
      data: { listings: listings.slice(0, 2) },
      components: [grid({ numberOfColumns: 4, itemSpacing: 'small' }, boxed)],
    },
  ],
};
