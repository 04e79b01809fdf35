import { expect, test } from 'vitest';
import type { NodeSchema } from '../content/body-schema.ts';
import { compareDrafts } from './changed-parts.ts';

const labels = { title: 'Title', urlName: 'URL name' };
const schema: NodeSchema = {
  type: 'object',
  'x-order': ['intro', 'body', 'links'],
  properties: {
    links: {
      title: 'Links',
      type: 'array',
      items: { type: 'object', properties: { label: { title: 'Label', type: 'string' } } },
    },
    body: { title: 'Body', type: 'string', 'x-node': 'RichText' },
    intro: { title: 'Intro', type: 'string' },
  },
};
const draft = { title: 'T', urlName: 'u', body: {} };

test('parts that differ come first, the others in the order of the form', () => {
  const parts = compareDrafts(
    schema,
    { ...draft, body: { body: '<p>A</p>', intro: 'I' } },
    { ...draft, body: { body: '<p>B</p>', intro: 'I' } },
    labels,
  );
  expect(parts.map(({ label }) => label)).toEqual(['Body', 'Title', 'URL name', 'Intro', 'Links']);
  expect(parts[0]?.changes).toEqual([{ label: '', kind: 'richText', before: '<p>A</p>', after: '<p>B</p>' }]);
});

test('of lists and groups only the values that differ are shown, with the way to them', () => {
  const [links] = compareDrafts(
    schema,
    { ...draft, body: { links: [{ label: 'One' }, { label: 'Two' }] } },
    { ...draft, body: { links: [{ label: 'One' }, { label: 'Zwei' }, { label: 'Three' }] } },
    labels,
  );
  expect(links?.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
    ['2, Label', 'Two', 'Zwei'],
    ['3, Label', undefined, 'Three'],
  ]);
});

test('what the schema does not name is compared, too', () => {
  const [first] = compareDrafts(undefined, { ...draft, body: { x: 1 } }, { ...draft, body: {} }, labels);
  expect(first).toEqual({
    part: 'body.x',
    label: 'x',
    changes: [{ label: '', kind: 'json', before: 1, after: undefined }],
  });
});

test('null and nothing are the same', () => {
  const parts = compareDrafts(schema, { ...draft, body: { intro: null } }, draft, labels);
  expect(parts.every(({ changes }) => changes.length === 0)).toBe(true);
});
