import { pictures } from '../pictures/index.ts';
import type { BlockPage } from './example.ts';
import { heading, paragraph } from './parts.ts';
import { hebrew, sentence, unbroken } from './sample-texts.ts';

const column = (width: number, title: string, text = sentence) => ({
  definition: 'column',
  attributes: { width },
  regions: { content: [heading(title), paragraph(text)] },
});

export const section: BlockPage = {
  about: 'A row of columns on desktop, a column on tablet and mobile.',
  examples: [
    {
      name: 'Usual',
      components: [
        {
          definition: 'section',
          attributes: { spacing: 'medium', backgroundColor: 'var(--color-stage)' },
          regions: { content: [column(4, 'Tested'), column(4, 'Packed'), column(4, 'Insured')] },
        },
      ],
    },
    {
      name: 'On the dark panel, from edge to edge',
      components: [
        {
          definition: 'section',
          attributes: { width: 'full', spacing: 'small', backgroundColor: 'var(--color-panel)' },
          regions: { content: [column(6, 'For laboratories'), column(6, 'For sellers')] },
        },
      ],
    },
    {
      name: 'On a picture',
      components: [
        {
          definition: 'section',
          attributes: {
            spacing: 'medium',
            image: pictures.bench,
            backgroundColor: 'var(--color-panel)',
            overlayColor: 'oklch(0.25 0.09 262 / 80%)',
          },
          regions: { content: [column(12, 'What stands behind each listing')] },
        },
      ],
    },
    { name: 'Empty', components: [{ definition: 'section', attributes: { spacing: 'small' } }] },
    {
      name: 'Long text',
      components: [
        {
          definition: 'section',
          regions: { content: [column(4, unbroken), column(8, 'Beside it')] },
        },
      ],
    },
    {
      name: 'Right to left',
      direction: 'rtl',
      components: [
        {
          definition: 'section',
          regions: {
            content: [column(6, hebrew.title, hebrew.sentence), column(6, hebrew.other, hebrew.sentence)],
          },
        },
      ],
    },
  ],
};
