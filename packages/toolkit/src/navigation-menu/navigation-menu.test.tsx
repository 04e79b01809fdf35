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

const item = (label: string, actionValue: string | null, more: object = {}) => ({
  label,
  actionType: actionValue === null ? 'MenuLabel' : 'InternalLink',
  actionValue,
  imageUrl: null,
  subMenu: [],
  target: 'CurrentWindow',
  ...more,
});

test('S-006 items of a site’s menu are shown as their call answers them, with what is below', () => {
  const menuItems = [
    item('Guides', null, {
      subMenu: [item('Rotors', '/guides/rotors'), item('Balances', '/guides/balances')],
    }),
    item('Elsewhere', 'https://lab.example/', { target: 'NewWindow', actionType: 'ExternalLink' }),
    item('Bench', '/bench', { imageUrl: '/bench.webp' }),
  ];
  const html = shown({ items: '{!menu.menuItems}' }, { menu: { menuItems } });
  expect(html).toMatch(
    /<li><span [^>]*>Guides<\/span><ul [^>]*><li><a href="\/guides\/rotors"[^>]* aria-current="page">/,
  );
  expect(html).toMatch(/<a href="https:\/\/lab\.example\/"[^>]* target="_blank" rel="noopener"/);
  expect(html).toMatch(/<a href="\/bench"[^>]*><img [^>]*src="\/bench\.webp" alt=""[^>]*>Bench<\/a>/);
});

test('a label is shown for what is below it, a link with links below it for itself too', () => {
  const nested = [
    { text: 'Label', items: [{ text: 'Below', url: '/below' }] },
    { text: 'Both', url: '/both', items: [{ text: 'Under', url: '/under' }] },
    { text: 'Alone' },
    item('Alone', null),
    item('Unsafe', 'javascript:alert(1)'),
    item('Empty', null, { subMenu: [item('Nowhere', null), null, 'x'] }),
    item('Odd', null, { subMenu: 'x' }),
  ];
  const html = shown({ items: nested });
  expect([...html.matchAll(/<(?:a|span) [^>]*>([^<]+)</g)].map(([, words]) => words)).toEqual([
    'Label',
    'Below',
    'Both',
    'Under',
  ]);
});
