import type { Component } from '@relab/toolkit/page';
import { pictures } from '../pictures/index.ts';
import type { BlockPage } from './example.ts';
import { button, paragraph } from './parts.ts';
import { hebrew, sentence, unbroken } from './sample-texts.ts';

const link = { pageReference: { type: 'standard__webPage', attributes: { url: '/guides/condition' } } };

const tile = (attributes: Component['attributes'], regions?: Component['regions']): Component => ({
  definition: 'tile',
  attributes: { height: 240, ...attributes },
  regions: { content: [paragraph(sentence)], ...regions },
});

export const tilePage: BlockPage = {
  about: 'A picture above a title and a few words. All of it leads where its title leads.',
  examples: [
    {
      name: 'Usual',
      isNarrow: true,
      components: [tile({ title: 'What condition A means', image: pictures.centrifuge, height: 300, link })],
    },
    {
      name: 'With buttons and a border, as wide as its place',
      components: [
        tile(
          {
            title: 'Analytical balance',
            image: pictures.balance,
            imageHeight: 40,
            borderWidth: 1,
            borderRadius: 6,
            buttonGroupAlignment: 'center',
          },
          {
            primaryButton: [button('View')],
            secondaryButton: [button('Compare', 'secondary')],
          },
        ),
      ],
    },
    { name: 'Loading', isNarrow: true, components: [], skeleton: { height: '240px' } },
    {
      name: 'Empty',
      isNarrow: true,
      components: [{ definition: 'tile', attributes: { height: 160 } }],
    },
    {
      name: 'Picture does not load',
      isNarrow: true,
      components: [tile({ title: 'Bench centrifuge', image: pictures.missing })],
    },
    {
      name: 'Long text',
      isNarrow: true,
      components: [tile({ title: unbroken, image: pictures.centrifuge, link })],
    },
    {
      name: 'Right to left',
      isNarrow: true,
      direction: 'rtl',
      components: [
        tile(
          { title: hebrew.title, image: pictures.centrifuge },
          { content: [paragraph(hebrew.sentence)], primaryButton: [button(hebrew.action)] },
        ),
      ],
    },
  ],
};
