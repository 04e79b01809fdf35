import { expect, test } from 'vitest';
import { actionOf, keysOf, readItems } from './menu-links.ts';

test.each([
  ['/about?x=1#y', 'InternalLink', '/about?x=1#y'],
  ['about', 'InternalLink', '/about'],
  ['https://relab.example/about', 'InternalLink', '/about'],
  ['https://lab.example/', 'ExternalLink', 'https://lab.example/'],
  ['mailto:desk@lab.example', 'ExternalLink', 'mailto:desk@lab.example'],
  ['tel:+4930123', 'ExternalLink', 'tel:+4930123'],
  ['//lab.example/x', 'ExternalLink', 'https://lab.example/x'],
  ['javascript:alert(1)', 'MenuLabel', null],
  ['java\nscript:alert(1)', 'MenuLabel', null],
  ['data:text/html,x', 'MenuLabel', null],
  ['https://', 'MenuLabel', null],
])('%j is %s to the site, %s', (url, actionType, actionValue) => {
  expect(actionOf(url, 'https://relab.example')).toEqual({ actionType, actionValue });
});

test('what has no label is no item, and addresses go before contents', () => {
  const items = readItems([
    null,
    'x',
    { url: '/x' },
    { label: ' ' },
    { label: 'One', contentKey: 'MCA', items: [{ label: 'Below', contentKey: 'MCB' }, {}] },
    { label: 'Two', contentKey: 'MCC', url: '/two' },
  ]);
  expect(items.map(({ label }) => label)).toEqual(['One', 'Two']);
  expect(keysOf(items)).toEqual(['MCA', 'MCB']);
  expect(readItems('x')).toEqual([]);
});
