import type { Component } from '@relab/toolkit/page';
import type { BlockPage } from './example.ts';
import { box, paragraph } from './parts.ts';
import { hebrew, unbroken } from './sample-texts.ts';

const column = (width: number | string | undefined, content: readonly Component[]): Component => ({
  definition: 'column',
  ...(width !== undefined && { attributes: { width } }),
  regions: { content },
});

const row = (...content: readonly Component[]): Component => ({
  definition: 'section',
  attributes: { width: 'full' },
  regions: { content },
});

export const columnPage: BlockPage = {
  about: 'A part of the twelve of a section’s row; the whole width on tablet and mobile.',
  examples: [
    { name: 'Alone', components: [column(6, [box('6 of 12')])] },
    {
      name: 'Parts of twelve',
      components: [row(column(3, [box('3')]), column(6, [box('6')]), column(3, [box('3')]))],
    },
    {
      name: 'Portions',
      components: [
        row(
          column('16.67%', [box('16.67%')]),
          column('33.33%', [box('33.33%')]),
          column('50%', [box('50%')]),
          column('66.67%', [box('66.67%')]),
        ),
      ],
    },
    {
      name: 'Empty, and out of range',
      note: 'A width of 20 is 12. A column without content keeps its place on desktop.',
      components: [row(column(4, []), column(8, [box('beside an empty one')]), column(20, [box('20')]))],
    },
    {
      name: 'Long text',
      components: [row(column(4, [paragraph(unbroken)]), column(8, [box('not pushed aside')]))],
    },
    {
      name: 'Right to left',
      direction: 'rtl',
      components: [row(column(4, [box(hebrew.title)]), column(8, [box(hebrew.other)]))],
    },
  ],
};
