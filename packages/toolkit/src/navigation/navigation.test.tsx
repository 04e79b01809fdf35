import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Link, type PageReference, parsePageReference, webPage } from '../link/index.ts';
import { hrefOf, isCurrentPage, NavigationProvider } from './index.ts';

const record = { objectApiName: 'Product2', recordId: '01t1' };

/** A site that records the links that it resolves. */
const site = {
  hrefOf: ({ type, ...rest }: PageReference) => `/${type}/${encodeURIComponent(JSON.stringify(rest))}`,
};
const asked = (reference: unknown) => {
  const [, type = '', rest = ''] = hrefOf(site, parsePageReference(reference))?.split('/') ?? [];
  return { type, ...JSON.parse(decodeURIComponent(rest)) };
};

describe('the site is asked for', () => {
  test.each([
    [
      'S-091 C-041 C-042 a content page',
      'standard__managedContentPage',
      { contentTypeName: 'news', contentKey: 'MC1' },
    ],
    ['S-092 a named page', 'comm__namedPage', { name: 'Home' }],
    ['S-093 an object page', 'standard__objectPage', { objectApiName: 'Account' }],
    ['S-094 a record page', 'standard__recordPage', record],
    [
      'S-095 an article',
      'standard__recordPage',
      { objectApiName: 'Knowledge__kav', urlName: 'care-of-rotors' },
    ],
    [
      'S-096 a data category',
      'standard__recordPage',
      { objectApiName: 'NetworkDataCategory', urlPath: 'cold/freezers' },
    ],
    [
      'S-097 a relationship page',
      'standard__recordRelationshipPage',
      { objectApiName: 'Account', recordId: '001', relationshipApiName: 'Orders' },
    ],
  ])('%s by its attributes', (_, type, attributes) => {
    expect(asked({ type, attributes })).toEqual({ type, attributes });
  });

  test('S-084 C-043 a version of a content page by its state', () => {
    const attributes = { contentTypeName: 'news', contentKey: 'MC1' };
    const state = { mcVersionId: '5OU1' };
    expect(asked({ type: 'standard__managedContentPage', attributes, state })).toEqual({
      type: 'standard__managedContentPage',
      attributes,
      state,
    });
  });
});

test('S-090 a web page is its own address, whatever the site', () => {
  expect(hrefOf(site, webPage('https://example.test/x'))).toBe('https://example.test/x');
});

test('C-022 blocks know no path: a site that answers nothing has no pages to link to', () => {
  const link = { pageReference: parsePageReference({ type: 'standard__recordPage', attributes: record }) };
  expect(render(<Link link={link}>Freezer</Link>)).toBe('<span>Freezer</span>');
  expect(
    render(
      <NavigationProvider value={{ hrefOf: () => '/a/b' }}>
        <Link link={link}>Freezer</Link>
      </NavigationProvider>,
    ),
  ).toBe('<a href="/a/b">Freezer</a>');
});

test('what a site answers is checked like any address', () => {
  const reference = parsePageReference({ type: 'standard__recordPage', attributes: record });
  expect(hrefOf({ hrefOf: () => 'javascript:alert(1)' }, reference)).toBeUndefined();
});

test('a page is the shown one by its path, and by its query where it has one', () => {
  const current = (href: string) => isCurrentPage(href, '/search/rotor?sort=price#results');
  expect(['/search/rotor', '/search/rotor?sort=price', '/search/rotor#top'].map(current)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['/search', '/search/rotor?sort=age', '#results', 'https://x.test/search/rotor'].some(current)).toBe(
    false,
  );
  expect(isCurrentPage('/', undefined)).toBe(false);
  expect(isCurrentPage('#results', undefined)).toBe(false);
});
