import { pageHeadTags, writeHeadTags } from '@relab/toolkit/head-tags';
import { expect, test } from 'vitest';
import { authoredHead } from './authored-head.ts';

const html = (head: unknown): string =>
  writeHeadTags(
    pageHeadTags(
      { title: 'Rotors', description: 'Used', canonical: '/content/rotors', ...authoredHead(head) },
      'https://relab.example',
    ),
  );

test('what an author says of a page takes the place of what its text says', () => {
  const tags = html({
    ...{ title: 'Rotors, tested', description: 'All sizes', noIndex: true, canonicalUrl: '/guides' },
    ...{ cardTitle: 'Look at these', cardDescription: 'Rotors', image: { contentKey: 'MC1', url: '/m/MC1' } },
  });
  for (const tag of [
    '<title>Rotors, tested</title>',
    'name="description" content="All sizes"',
    'name="robots" content="noindex"',
    'rel="canonical" href="https://relab.example/guides"',
    'property="og:title" content="Look at these"',
    'property="og:description" content="Rotors"',
    'property="og:image" content="https://relab.example/m/MC1"',
  ])
    expect(tags).toContain(tag);
});

test.each([
  undefined,
  null,
  'x',
  {},
  { title: ' ', canonicalUrl: 'javascript:alert(1)', noIndex: 'yes', image: 1 },
])('%j changes nothing', (head) => {
  expect(html(head)).toBe(html(undefined));
});

test.each(['//evil.example', '/\\evil.example', 'data:text/html,x', 'https://a b', ' javascript:x'])(
  '%s is no canonical address',
  (canonicalUrl) => {
    expect(html({ canonicalUrl })).toContain('href="https://relab.example/content/rotors"');
  },
);

test('words are words, whatever markup they look like', () => {
  const tags = html({ title: '</title><script>x()</script>', description: '"><script>y()</script>' });
  expect(tags).not.toContain('<script>');
});
