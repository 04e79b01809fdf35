import type { BlockPage } from './example.ts';
import { hebrew } from './sample-texts.ts';

const href = '/search?page={page}';

export const paginator: BlockPage = {
  about: 'Turns the pages of a list. What it is comes from its variant, and is loaded on demand.',
  examples: [
    {
      name: 'Usual',
      components: [
        {
          definition: 'paginator',
          attributes: { variant: 'show-more', attributes: { page: 1, pageCount: 3 } },
        },
      ],
    },
    {
      name: 'Previous and next',
      components: [
        {
          definition: 'paginator',
          attributes: {
            variant: 'standard',
            attributes: { label: 'Previous and next', page: 2, pageCount: 9 },
          },
        },
      ],
    },
    {
      name: 'Made of links',
      note: 'With addresses it works without JavaScript too. Its attributes may come as JSON text.',
      components: [
        {
          definition: 'paginator',
          attributes: {
            variant: 'standard',
            attributes: JSON.stringify({ label: 'Made of links', page: 4, pageCount: 9, href }),
          },
        },
      ],
    },
    {
      name: 'Empty',
      note: 'On the last page there is no more to show.',
      isNarrow: true,
      components: [
        {
          definition: 'paginator',
          attributes: { variant: 'show-more', attributes: { page: 3, pageCount: 3 } },
        },
      ],
    },
    {
      name: 'Another variant',
      note: 'It cannot be loaded: nothing is shown, and the error is told.',
      isNarrow: true,
      components: [{ definition: 'paginator', attributes: { variant: 'endless' } }],
    },
    {
      name: 'Right to left',
      direction: 'rtl',
      components: [
        {
          definition: 'paginator',
          attributes: {
            variant: 'standard',
            attributes: { label: hebrew.title, page: 2, pageCount: 3, href },
          },
        },
      ],
    },
  ],
};
