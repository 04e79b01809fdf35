// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HiddenRegion } from '../hidden-region/index.ts';
import { PageBlocks } from '../page/index.ts';
import { type PageData, PageDataLayer, pageDataLayerDefinition, readPageDataLayer } from './index.ts';

let told: PageData[] = [];
const hear = ({ detail }: CustomEvent<PageData>): void => {
  told.push(detail);
};

beforeEach(() => {
  told = [];
  document.addEventListener('pagedatalayer', hear);
});

afterEach(() => {
  document.removeEventListener('pagedatalayer', hear);
  cleanup();
});

const region = (pageName: string) => (
  <HiddenRegion>
    <PageBlocks
      components={[
        {
          definition: 'page-data-layer',
          attributes: { pageName, viewType: 'home', siteName: '{!Site.siteName}', recordId: '{!Route.none}' },
        },
      ]}
      blocks={{ 'page-data-layer': pageDataLayerDefinition }}
      data={{ Site: { siteName: 'Relab' } }}
    />
  </HiddenRegion>
);
const home = { siteName: 'Relab', pageName: 'Home', viewType: 'home' };

test('S-037 S-038 C-034 the server’s page holds it, and the browser tells of it and of changes alone', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(region('Home'));
  expect(root.innerHTML).toBe(
    `<div hidden=""><script type="application/json" data-page-layer="">${JSON.stringify(home)}</script></div>`,
  );
  expect(readPageDataLayer(document)).toEqual(home);
  expect(told).toEqual([]);
  const errors: unknown[] = [];
  let taken: Root | undefined;
  await act(async () => {
    taken = hydrateRoot(root, region('Home'), { onRecoverableError: (error) => errors.push(error) });
  });
  await act(async () => taken?.render(region('Home')));
  expect(errors).toEqual([]);
  expect(told).toEqual([home]);
  await act(async () => taken?.render(region('Cart')));
  expect(told).toEqual([home, { ...home, pageName: 'Cart' }]);
  expect(readPageDataLayer(document)).toEqual({ ...home, pageName: 'Cart' });
  await act(async () => taken?.unmount());
  root.remove();
});

test('S-037 strict mode tells it once', () => {
  render(
    <StrictMode>
      <PageDataLayer pageName="Home" />
    </StrictMode>,
  );
  expect(told).toEqual([{ pageName: 'Home' }]);
});

test('S-037 no value ends the element that holds it, and each is read as it was given', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '</script><img src=x onerror=alert(1)>',
      '<!--<script>',
      '\u2028',
      '"',
      '\\u003c',
      '</SCRIPT >',
    ),
  );
  fc.assert(
    fc.property(value, value, (pageName, title) => {
      const markup = renderToStaticMarkup(<PageDataLayer pageName={pageName} title={title} />);
      expect(markup.match(/<[^"]/g)).toEqual(['<s', '</']);
      const root = document.createElement('div');
      root.innerHTML = markup;
      const read = readPageDataLayer(root);
      expect([read?.pageName ?? '', read?.title ?? '']).toEqual([pageName, title]);
    }),
  );
});

test.each([
  ['', undefined],
  ['<p data-page-layer>{"pageName":"Home"}</p>', undefined],
  ['<script type="application/json" data-page-layer></script>', undefined],
  ['<script type="application/json" data-page-layer>{"pageName":</script>', undefined],
  ['<script type="application/json" data-page-layer>7</script>', undefined],
  [
    '<script type="application/json" data-page-layer>{"pageName":7,"other":"x","title":"Home"}</script>',
    { title: 'Home' },
  ],
])('S-037 what is read of %j', (markup, data) => {
  const root = document.createElement('div');
  root.innerHTML = markup;
  expect(readPageDataLayer(root)).toEqual(data);
});
