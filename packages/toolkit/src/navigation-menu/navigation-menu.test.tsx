import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NavigationProvider } from '../navigation/index.ts';
import { PageBlocks } from '../page/index.ts';
import { navigationMenuDefinition } from './index.ts';

const navigation = { hrefOf: () => undefined, current: '/guides/rotors' };
const shown = (attributes: object, data = {}) =>
  render(
    <NavigationProvider value={navigation}>
      <PageBlocks
        components={[{ definition: 'navigation-menu', attributes }]}
        blocks={{ 'navigation-menu': navigationMenuDefinition }}
        data={data}
      />
    </NavigationProvider>,
  );
const items = [
  { text: 'Freezers', url: '/guides/freezers' },
  {
    text: 'Rotors',
    link: { pageReference: { type: 'standard__webPage', attributes: { url: '/guides/rotors' } } },
  },
];

test('S-006 a menu of a page’s data is a named landmark with a list of links', () => {
  const html = shown({ items, label: 'Guides' });
  expect(html).toMatch(/^<nav aria-label="Guides"><ul class="[^"]*horizontal[^"]*"><li><a /);
  expect(html.match(/<a href="[^"]+"/g)).toEqual(['<a href="/guides/freezers"', '<a href="/guides/rotors"']);
});

test('the link to the shown page is marked, no other', () => {
  expect(shown({ items })).toMatch(/<a href="\/guides\/rotors"[^>]* aria-current="page">Rotors<\/a>/);
  expect(shown({ items }).match(/aria-current/g)).toHaveLength(1);
});

test('items may come from a provider', () => {
  expect(shown({ items: '{!guides.links}', direction: 'vertical' }, { guides: { links: items } })).toMatch(
    /vertical.*Freezers.*Rotors/,
  );
});

test('what has no words or leads nowhere is left out', () => {
  const useless = [
    { text: '', url: '/x' },
    { text: 'Nowhere' },
    { text: 'Unsafe', url: 'javascript:alert(1)' },
    null,
    'Words',
    [],
  ];
  expect(shown({ items: [...useless, ...items] }).match(/<li>/g)).toHaveLength(2);
  for (const nothing of [useless, [], undefined, 'x', { length: 2 }])
    expect(shown({ items: nothing })).toBe('');
});

test('S-088 S-251 an item may write a mail', () => {
  expect(shown({ items: [{ text: 'Write', url: 'mailto:desk@example.test' }] })).toMatch(
    /target="_blank".*Opens a new window or page/,
  );
});
