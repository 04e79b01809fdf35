import { pictures } from '../pictures/index.ts';
import type { BlockPage } from './example.ts';
import { hebrew, sentence, unbroken } from './sample-texts.ts';

const allowed = {
  allowedTags: [
    'p',
    'h3',
    'ul',
    'ol',
    'li',
    'a',
    'strong',
    'em',
    'img',
    'table',
    'tr',
    'th',
    'td',
    'blockquote',
  ],
  allowedAttributes: ['href', 'src', 'alt', 'width', 'height'],
};

const article = `<h3>Before it is listed</h3><p>${sentence} See <a href="/guides/condition">what a grade means</a>.</p><ul><li>run at <strong>full speed</strong></li><li>noise and <em>imbalance</em> measured</li></ul><table><tr><th>Grade</th><td>A</td></tr><tr><th>Hours</th><td>1,204</td></tr></table>`;

export const richText: BlockPage = {
  about:
    'Text with some markup. Of its elements and attributes those stay that are allowed, and by default none.',
  examples: [
    {
      name: 'Usual',
      components: [{ definition: 'rich-text', attributes: { content: article, ...allowed } }],
    },
    {
      name: 'Text alone',
      note: 'Nothing is allowed unless settings say so.',
      components: [{ definition: 'rich-text', attributes: { content: article } }],
    },
    {
      name: 'Values of a provider',
      data: { listing: { title: 'Cooled centrifuge <A & B>', place: 'Leiden' } },
      components: [
        {
          definition: 'rich-text',
          attributes: {
            content: '<p>The <strong>{!listing.title}</strong> stands in {!listing.place}.</p>',
            allowedTags: ['p', 'strong'],
          },
        },
      ],
    },
    {
      name: 'A picture',
      isNarrow: true,
      components: [
        {
          definition: 'rich-text',
          attributes: {
            content: `<p>As delivered:</p><p><img src="${pictures.centrifuge.url}" alt="Drawing of a centrifuge"></p>`,
            ...allowed,
            images: [pictures.centrifuge],
          },
        },
      ],
    },
    { name: 'Loading', isNarrow: true, components: [], skeleton: { lines: 4 } },
    {
      name: 'Empty',
      note: 'Without text nothing is shown.',
      isNarrow: true,
      components: [{ definition: 'rich-text', attributes: { content: '<p> </p>' } }],
    },
    {
      name: 'Markup that is not safe',
      isNarrow: true,
      components: [
        {
          definition: 'rich-text',
          attributes: {
            content:
              '<p onclick="alert(1)">What is left: <a href="javascript:alert(1)">words</a><script>alert(1)</script></p>',
            ...allowed,
          },
        },
      ],
    },
    {
      name: 'Long text',
      isNarrow: true,
      components: [{ definition: 'rich-text', attributes: { content: `<p>${unbroken}</p>`, ...allowed } }],
    },
    {
      name: 'Right to left',
      isNarrow: true,
      direction: 'rtl',
      components: [
        {
          definition: 'rich-text',
          attributes: {
            content: `<h3>${hebrew.title}</h3><ul><li>${hebrew.sentence}</li></ul>`,
            ...allowed,
          },
        },
      ],
    },
  ],
};
