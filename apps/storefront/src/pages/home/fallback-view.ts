import type { PageView } from '@relab/toolkit/page';
import * as texts from './texts.ts';

/** What the home page shows while its view is unavailable: its title, and a link to the marketplace. */
export const fallbackView: PageView = {
  viewType: 'home',
  title: texts.title,
  regions: {
    content: [
      {
        definition: 'section',
        attributes: { spacing: 'large' },
        regions: {
          content: [
            {
              definition: 'column',
              regions: {
                content: [
                  {
                    definition: 'text-block',
                    attributes: { text: texts.discover, level: 1, size: 'x-large' },
                  },
                  {
                    definition: 'button',
                    attributes: {
                      text: texts.browseAll,
                      size: 'large',
                      url: '{!Site.marketplaceCategory.href}',
                    },
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  },
};
