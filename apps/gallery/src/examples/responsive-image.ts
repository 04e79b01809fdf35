import { pictures } from '../pictures/index.ts';
import type { BlockPage } from './example.ts';

export const responsiveImage: BlockPage = {
  about: 'A picture in the width that its place needs. It keeps its place from the first paint.',
  examples: [
    {
      name: 'Usual',
      components: [{ definition: 'responsive-image', attributes: { image: pictures.bench } }],
    },
    { name: 'Loading', isNarrow: true, components: [], skeleton: { height: '213px' } },
    {
      name: 'Fills its box, cut at the top',
      isNarrow: true,
      components: [
        {
          definition: 'video-container',
          attributes: { ratio: 50 },
          regions: {
            content: [
              {
                definition: 'responsive-image',
                attributes: { image: pictures.balance, fill: true, imageFit: 'cover', imagePosition: 'top' },
              },
            ],
          },
        },
      ],
    },
    {
      name: 'Does not load',
      isNarrow: true,
      components: [{ definition: 'responsive-image', attributes: { image: pictures.missing } }],
    },
    {
      name: 'No picture',
      note: 'Without an address nothing is shown.',
      components: [{ definition: 'responsive-image', attributes: { image: { url: '' } } }],
    },
    {
      name: 'Measures that are none',
      isNarrow: true,
      components: [
        {
          definition: 'responsive-image',
          attributes: { image: { ...pictures.centrifuge, width: -1, height: 'tall' } },
        },
      ],
    },
  ],
};
