import type { BlockPage } from './example.ts';
import { box } from './parts.ts';

const on = (sizes: string | undefined, text: string) => ({
  definition: 'responsive-wrapper',
  ...(sizes !== undefined && { attributes: { sizes } }),
  regions: { content: [box(text)] },
});

export const responsiveWrapper: BlockPage = {
  about: 'Shows its content on the sizes that are named, and on no other.',
  examples: [
    { name: 'Usual', note: 'On tablet and desktop.', components: [on('medium-large', 'medium to large')] },
    {
      name: 'Each size by itself',
      components: [on('small', 'small'), on('m', 'medium'), on('l', 'large')],
    },
    { name: 'A list', note: 'Not on tablet.', components: [on('s, l', 'small and large')] },
    {
      name: 'Everywhere',
      note: 'Nothing named, or nothing understood.',
      components: [on(undefined, 'all sizes'), on('huge', 'all sizes, too')],
    },
  ],
};
