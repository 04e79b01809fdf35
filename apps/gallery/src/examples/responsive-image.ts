import { pictures } from '../pictures/index.ts';
import type { BlockPage } from './example.ts';

const placeholder =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIzIiBoZWlnaHQ9IjIiPjxyZWN0IHdpZHRoPSIzIiBoZWlnaHQ9IjIiIGZpbGw9IiNiOWM0ZDQiLz48cmVjdCB5PSIxIiB3aWR0aD0iMyIgaGVpZ2h0PSIxIiBmaWxsPSIjOGI5N2FiIi8+PC9zdmc+';

export const responsiveImage: BlockPage = {
  about: 'A picture in the width that its place needs. It keeps its place from the first paint.',
  examples: [
    {
      name: 'Usual',
      components: [{ definition: 'responsive-image', attributes: { image: pictures.bench } }],
    },
    {
      name: 'Loading',
      note: 'A picture with a placeholder, before it is there.',
      isNarrow: true,
      components: [
        {
          definition: 'responsive-image',
          attributes: { image: { ...pictures.missing, altText: '', placeholder } },
        },
      ],
    },
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
