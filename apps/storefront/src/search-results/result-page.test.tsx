import type { ProductSearch } from '@relab/contract/commerce';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readBrowseState } from '../filter/browse-state.ts';
import { formHref } from '../filter/use-filter-form.ts';
import { ResultPage } from './result-page.tsx';

const search = (total: number): ProductSearch => ({
  categories: {
    category: { description: null, id: '0ZG1', name: 'Centrifuges', urlSlug: 'centrifuges' },
    children: [],
    productCount: total,
  },
  correlationId: '1',
  facets: [
    {
      attributeType: 'Custom',
      displayName: 'Manufacturer',
      displayRank: 1,
      displayType: 'MultiSelect',
      facetType: 'DistinctValue',
      nameOrId: 'Manufacturer__c',
      values: Array.from({ length: 12 }, (_, at) => ({
        displayName: `Maker ${at}`,
        nameOrId: `Maker ${at}`,
        productCount: 1200,
        type: 'DistinctValue',
      })),
    },
  ],
  locale: 'en_US',
  productsPage: {
    currencyIsoCode: 'EUR',
    pageSize: 24,
    total,
    products: Array.from({ length: Math.min(24, total) }, (_, at) => ({
      defaultImage: null,
      fields: {},
      id: `01t${at}`,
      inventory: { availableToOrder: 1, state: 'Available' as const },
      name: `Unit ${at}`,
      prices: { listPrice: null, unitPrice: '10.00' },
      productClass: 'Simple',
      urlName: `unit-${at}`,
    })),
  },
});

type Place = Partial<ProductSearch['productsPage']>;

const render = (total: number, query = '', place: Place = {}, page?: number) => {
  const state = readBrowseState(new URLSearchParams(query));
  const found = search(total);
  return renderToStaticMarkup(
    <ResultPage
      results={{
        state: { ...state, page: page ?? state.page },
        search: { ...found, productsPage: { ...found.productsPage, ...place } },
        sorts: [
          { value: '', label: 'Best match' },
          { value: 'price-asc', label: 'Price: low to high' },
        ],
      }}
      path="/category/centrifuges/0ZG1"
      hasCategoryFilter={false}
      subject="centrifuges"
    />,
  );
};

test('the filters are a plain GET form, the order a part of it', () => {
  const page = render(100, 'manufacturer=Maker+9&sort=price-asc');
  expect(page).toMatch(/<form[^>]*id="filters"[^>]*action="\/category\/centrifuges\/0ZG1"[^>]*method="get"/);
  expect(page).toMatch(/<input[^>]*name="manufacturer"[^>]*checked=""[^>]*value="Maker 9"/);
  expect(page).toMatch(/<select[^>]*name="sort"[^>]*form="filters"/);
  expect(page).toMatch(/<option value="price-asc" selected=""/);
});

test('pages have addresses that keep what is chosen', () => {
  const page = render(9999, 'manufacturer=Maker+1&page=2');
  expect(page).toContain('<b>9,999</b> listings');
  expect(page).toContain('href="/category/centrifuges/0ZG1?manufacturer=Maker+1&amp;page=3"');
  expect(page).toContain('25–48');
});

/** Where the links to the pages before and after lead. */
const steps = (markup: string) =>
  ['prev', 'next'].map((rel) => {
    const [link = ''] = new RegExp(`<a[^>]*rel="${rel}"[^>]*>`).exec(markup) ?? [];
    return /href="([^"]*)"/
      .exec(link)?.[1]
      ?.replaceAll('&amp;', '&')
      .replace('/category/centrifuges/0ZG1', '');
  });

test('behind the last page with a number, links lead on by token, and back', () => {
  const tokens = { nextPageToken: 'Next1', previousPageToken: 'Prev1' };
  expect(steps(render(9999, 'sort=newest&page=207', tokens))).toEqual([
    '?sort=newest&page=206',
    '?sort=newest&page=208',
  ]);
  expect(steps(render(9999, 'sort=newest&page=208', tokens))).toEqual([
    '?sort=newest&page=207',
    '?sort=newest&page-token=Next1',
  ]);
  const first = render(9999, 'sort=newest&page-token=T', { ...tokens, offset: 4992 }, 209);
  expect(steps(first)).toEqual(['?sort=newest&page=208', '?sort=newest&page-token=Next1']);
  expect(first).toContain('4993–5016');
  // Listings came meanwhile: the one before stands on page 209, which has no number in an address.
  const later = render(9999, 'sort=newest&page-token=T', { ...tokens, offset: 4993 }, 209);
  expect(steps(later)).toEqual(['?sort=newest&page-token=Prev1', '?sort=newest&page-token=Next1']);
  const last = render(
    9999,
    'page-token=T',
    { offset: 9984, previousPageToken: 'P', nextPageToken: null },
    417,
  );
  expect(steps(last)).toEqual(['?page-token=P', undefined]);
  expect(last).toContain('9985–9999');
  expect(last).toMatch(/href="[^"]*\?page-token=T"[^>]*aria-current="page"/);
});

test('a server without page tokens ends at the last page with a number', () => {
  expect(steps(render(9999, 'page=208'))).toEqual(['?page=207', undefined]);
});

test('a chosen filter is a link to the results without it', () => {
  const page = render(5, 'manufacturer=Maker+1&price-to=500');
  expect(page).toContain('href="/category/centrifuges/0ZG1?price-to=500"');
  expect(page).toContain('href="/category/centrifuges/0ZG1"');
});

test('nothing found offers to clear the filters, and to ask us', () => {
  const page = render(0, 'manufacturer=Maker+1');
  expect(page).toContain('No listing fits all of these filters');
  expect(page).toContain('/contact?subject=Looking+for%3A+centrifuges');
  expect(render(0)).toContain('Nothing is listed here at the moment');
});

test('what was left empty is no part of the address', () => {
  const form = new FormData();
  form.append('manufacturer', 'Büchi');
  form.append('manufacturer', 'IKA');
  form.append('price-from', '');
  expect(formHref('/x', form)).toBe('/x?manufacturer=B%C3%BCchi&manufacturer=IKA');
  expect(formHref('/x', new FormData())).toBe('/x');
});
