import type { PageView } from '@relab/toolkit/page';

/** A page as an author would store it: blocks, their settings, and places for data, `{!…}`. No code of ours knows this page. */
export const page: PageView = {
  viewType: 'home',
  title: 'Home',
  regions: {
    content: [
      {
        definition: 'section',
        attributes: { spacing: 'medium' },
        regions: {
          content: [
            {
              definition: 'column',
              attributes: { width: 12 },
              regions: {
                content: [
                  {
                    definition: 'text-block',
                    attributes: { text: '{!lab.name}', level: 1, size: 'x-large', alignment: 'center' },
                  },
                  {
                    definition: 'repeating-grid',
                    attributes: { items: '{!instruments}', numberOfColumns: 3, itemSpacing: 'medium' },
                    regions: {
                      item: [
                        {
                          definition: 'text-block',
                          attributes: { text: '{!Item.name}', level: 2, size: 'large' },
                        },
                        { definition: 'text-block', attributes: { text: 'Room {!Item.room}' } },
                      ],
                    },
                  },
                  {
                    definition: 'button',
                    attributes: {
                      text: 'Ask for a booking',
                      url: 'mailto:{!lab.email}',
                      alignment: 'center',
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
