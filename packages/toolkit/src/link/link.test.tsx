import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NavigationProvider } from '../navigation/index.ts';
import { Link, type PageReference, webPage } from './index.ts';

const navigation = {
  hrefOf: (reference: PageReference) =>
    reference.type === 'standard__recordPage' ? `/record/${reference.attributes.recordId}` : undefined,
};
const render = (node: ReactNode) =>
  renderToString(<NavigationProvider value={navigation}>{node}</NavigationProvider>);
const record: PageReference = {
  type: 'standard__recordPage',
  attributes: { objectApiName: 'ProductCategory', recordId: '0ZG1', actionName: 'view' },
};

test('S-087 the site says where a page reference leads', () => {
  expect(render(<Link link={{ pageReference: record }}>Discover</Link>)).toBe(
    '<a href="/record/0ZG1">Discover</a>',
  );
});

test.each(['mailto:desk@example.test', 'TEL:+4930'])(
  'S-088 S-251 %s opens a new window and says so',
  (url) => {
    const html = render(<Link link={{ pageReference: webPage(url) }}>Write</Link>);
    expect(html).toContain('target="_blank"');
    expect(html).toContain('Opens a new window or page');
  },
);

test('S-251 a link without text has the default assistive text, unless it has its own', () => {
  expect(render(<Link link={{ pageReference: webPage('/x') }} />)).toBe(
    '<a href="/x" aria-label="Opens a new window or page"></a>',
  );
  expect(render(<Link link={{ pageReference: webPage('/x') }} assistiveText="Sell a freezer" />)).toContain(
    'aria-label="Sell a freezer"',
  );
});

test.each([
  ['an unsafe address', webPage('javascript:alert(1)')],
  [
    'a page that the site does not have',
    { type: 'comm__namedPage', attributes: { name: 'Nowhere' } } as const,
  ],
  [
    'S-179 an incomplete reference',
    { type: 'standard__recordPage', attributes: { objectApiName: 'X' } } as const,
  ],
])('%s leaves the text alone', (_, pageReference) => {
  expect(render(<Link link={{ pageReference }}>Text</Link>)).toBe('<span>Text</span>');
});
