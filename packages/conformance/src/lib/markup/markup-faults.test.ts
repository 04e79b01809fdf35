import { expect, test } from 'vitest';
import { hostileMarkup } from './hostile-markup.ts';
import { markupFaults } from './markup-faults.ts';

const allowed = {
  tags: ['p', 'a', 'br'],
  voids: ['br'],
  attribute: (tag: string, name: string, value: string) =>
    tag === 'a' && name === 'href' && value.startsWith('/'),
};

test.each(['', 'a &lt; b', '<p>a<br>b</p>', '<p>a<br />b</p>', '<a href="/x?a=1&amp;b=2">c</a>'])(
  '%j is right',
  (html) => expect(markupFaults(html, allowed)).toEqual([]),
);

test.each([
  '<b>a</b>',
  '<p>a',
  'a</p>',
  '<p><a></p></a>',
  '<p title="a">b</p>',
  '<a href="x">b</a>',
  '<a href="javascript:x">b</a>',
  '<a href=/x>b</a>',
  '<P>a</P>',
  'a < b',
  'a > b',
  '<!-- a -->',
  '<p',
  '</ p>',
])('%j is not', (html) => expect(markupFaults(html, allowed)).not.toEqual([]));

test('every piece of hostile markup has a name of its own, and there are many', () => {
  expect(new Set(hostileMarkup.map(({ html }) => html)).size).toBe(hostileMarkup.length);
  expect(hostileMarkup.length).toBeGreaterThan(300);
});
