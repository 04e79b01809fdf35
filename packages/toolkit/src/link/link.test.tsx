import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NavigationProvider } from '../navigation/index.ts';
import { PageBlocks } from '../page/index.ts';
import { Link, linkDefinition, type PageReference, parseLink, TextLink, webPage } from './index.ts';

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

test('S-005 a link of a page’s data, to an address or to any kind of page', () => {
  const shown = (attributes: object) =>
    render(
      <PageBlocks
        components={[{ definition: 'link', attributes }]}
        blocks={{ link: linkDefinition }}
        data={{ guide: { title: 'Rotors', url: '/guides/rotors' } }}
      />,
    );
  expect(shown({ text: '{!guide.title}', url: '{!guide.url}' })).toMatch(
    /^<a href="\/guides\/rotors" class="[^"]*">Rotors<\/a>$/,
  );
  expect(shown({ text: 'Discover', link: { pageReference: record }, url: '/x' })).toMatch(
    /^<a href="\/record\/0ZG1" class="[^"]*">Discover<\/a>$/,
  );
  expect(shown({ url: '/x' })).toBe('');
});

test('S-089 a link out of content has a page reference with type, attributes and state', () => {
  const pageReference = { type: 'standard__search', state: { term: 'rotor' } };
  expect(parseLink({ pageReference, label: 'x' })).toEqual({ pageReference });
  expect([parseLink({}), parseLink('/x'), parseLink({ pageReference: '/x' }), parseLink(null)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('S-251 a link that is said to open a new window does, and its own words replace the default', () => {
  expect(render(<TextLink text="Terms" url="/terms" newWindow />)).toMatch(
    /target="_blank" rel="noopener".*Opens a new window or page/,
  );
  const own = render(<TextLink text="Terms" url="/terms" newWindow assistiveText="in a new tab" />);
  expect(own).toContain('in a new tab');
  expect(own).not.toContain('Opens');
});

test('S-251 empty text is no text', () => {
  const link = { pageReference: webPage('/x') };
  expect(render(<Link link={link}>{''}</Link>)).toContain('aria-label="Opens a new window or page"');
});
