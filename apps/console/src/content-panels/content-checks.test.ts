// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { NodeSchema } from '../content/body-schema.ts';
import { contentFindings } from './content-checks.ts';
import { cutDescription, searchTextOf } from './search-text.ts';

const news: NodeSchema = {
  type: 'object',
  properties: {
    title: { title: 'Title', type: 'string', 'x-node': 'NameField' },
    excerpt: { title: 'Excerpt', type: 'string', 'x-node': 'MultilineText' },
    body: { title: 'Body', type: 'string', 'x-node': 'RichText' },
    sections: {
      title: 'Sections',
      type: 'array',
      items: {
        type: 'object',
        properties: { text: { title: 'Text', type: 'string', 'x-node': 'RichText' } },
      },
    },
  },
};
const excerpt = 'What rotors are made of, how they age, and when one is no longer safe to use.';
const good = { title: 'Rotors', urlName: 'rotors', body: { title: 'Rotors', excerpt, body: '<p>Text</p>' } };
const found = (draft: typeof good, isPage = true) =>
  contentFindings(draft, news, isPage).map(({ finding, fieldId }) => [finding.kind, fieldId]);

test('a page that says what it is has nothing to better', () => {
  expect(found(good)).toEqual([]);
});

test('what search engines cut, or do not get, leads to its field', () => {
  expect(
    found({ ...good, urlName: '', body: { ...good.body, title: 'R'.repeat(61), excerpt: 'E'.repeat(161) } }),
  ).toEqual([
    ['titleLong', 'body-title'],
    ['descriptionLong', 'body-excerpt'],
    ['urlNameMissing', 'field-content-url-name'],
  ]);
  expect(found({ ...good, urlName: 'Über_uns', body: { title: '', excerpt: '', body: '' } })).toEqual([
    ['descriptionMissing', 'body-excerpt'],
    ['urlNameOdd', 'field-content-url-name'],
  ]);
  expect(found({ ...good, body: { ...good.body, excerpt: '' } })).toEqual([
    ['descriptionShort', 'body-body'],
  ]);
  // A text is longer than a description, and is cut: that is no fault of it.
  expect(
    found({ ...good, body: { ...good.body, excerpt: '', body: `<p>${'word '.repeat(90)}</p>` } }),
  ).toEqual([]);
});

test('a content without a page of its own is looked at for its texts alone, wherever they stand', () => {
  const body = { ...good.body, sections: [{ text: '<p>Fine</p>' }, { text: '<h4>Deep</h4>' }] };
  expect(contentFindings({ ...good, urlName: '', body }, news, false)).toEqual([
    {
      finding: { kind: 'headingSkipped', text: 'Deep', from: 1, to: 4 },
      fieldId: 'body-sections-1-text',
      label: 'Sections, 2, Text',
    },
  ]);
});

test('the description is the excerpt, else the beginning of the text, and ends with a whole word', () => {
  expect(searchTextOf({ ...good, body: { body: '<h2>A</h2><p>b  c</p>' } })).toEqual({
    title: 'Rotors',
    description: 'A b c',
    descriptionPath: ['body'],
  });
  expect(cutDescription(`${'word '.repeat(40)}`)).toMatch(/^(?:word )+word…$/);
  expect(cutDescription('x'.repeat(300))).toHaveLength(160);
});
