import type { Component } from '@relab/toolkit/page';
import { pictures } from '../pictures/index.ts';
import type { BlockPage } from './example.ts';
import { box, button, heading, paragraph } from './parts.ts';
import { hebrew, sentence, unbroken } from './sample-texts.ts';

const picture: Component = { definition: 'responsive-image', attributes: { image: pictures.centrifuge } };

const layout = (
  attributes: Component['attributes'],
  left: readonly Component[],
  right: readonly Component[],
): Component => ({ definition: 'two-column-layout', attributes, regions: { left, right } });

export const twoColumnLayout: BlockPage = {
  about: 'Two columns side by side on desktop, one below the other on tablet and mobile.',
  examples: [
    {
      name: 'Usual',
      components: [
        layout(
          { leftWidth: '33.33%', verticalAlignment: 'center' },
          [picture],
          [heading('Tested before it is listed'), paragraph(sentence), button('How we inspect')],
        ),
      ],
    },
    {
      name: 'The right side first, no gap',
      components: [
        layout(
          { leftWidth: '66.67%', gap: 'none', first: 'right' },
          [box('left, 66.67%')],
          [box('right, read first')],
        ),
      ],
    },
    {
      name: 'Empty',
      note: 'A side without content keeps its place on desktop.',
      components: [layout({}, [], [box('right')])],
    },
    {
      name: 'Long text',
      components: [layout({ leftWidth: '16.67%' }, [paragraph(unbroken)], [box('right')])],
    },
    {
      name: 'Right to left',
      direction: 'rtl',
      components: [layout({}, [paragraph(hebrew.sentence)], [box(hebrew.other)])],
    },
  ],
};
