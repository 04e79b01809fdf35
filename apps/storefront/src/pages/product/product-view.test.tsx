import { testClient } from '@relab/client/testing';
import type { Product } from '@relab/contract/commerce';
import { RelabProvider } from '@relab/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readListing } from '../../listing/listing.ts';
import type { SiteSettings } from '../../site-settings.ts';
import { productData } from './product-data.ts';
import { ProductView } from './product-view.tsx';

const picture = (at: number) => ({
  alternateText: `Illustration: compound microscope, view ${at}`,
  contentVersionId: null,
  id: `2pm${at}`,
  mediaType: 'Image' as const,
  sortOrder: at,
  thumbnailUrl: null,
  title: null,
  url: `/cms/delivery/media/MC${at}?version=1`,
});

const product: Product = {
  defaultImage: picture(1),
  entitlement: { canViewPrice: true },
  fields: {
    Name: 'Leica DM1000 compound microscope',
    Manufacturer__c: 'Leica',
    Model__c: 'DM1000',
    Type__c: 'compound microscope',
    StockKeepingUnit: 'RL-000007',
    Condition__c: 'Refurbished',
    Facts__c: '[{"name":"Objectives","value":"4×, 10×, 40×"}]',
    Missing__c: '["Dust cover"]',
    Shipping__c: 'parcel',
  },
  id: '01t000000000007AAA',
  inventory: { availableToOrder: 1, state: 'Available' },
  mediaGroups: [
    {
      developerName: 'productDetailImage',
      id: '1',
      mediaItems: [picture(1), picture(2)],
      name: 'Pictures',
      usageType: 'Standard',
    },
  ],
  primaryProductCategoryPath: null,
  productClass: 'Simple',
  purchaseQuantityRule: null,
  urlName: 'leica-dm1000-000007',
};
const price = {
  currencyIsoCode: 'EUR',
  listPrice: '3100.00',
  priceAdjustment: null,
  pricebookEntryId: null,
  productId: product.id,
  unitPrice: '2400.00',
};

function render(change: Partial<Product> = {}): string {
  const shown = { ...product, ...change };
  return renderToString(
    <RelabProvider client={testClient({}).client}>
      <ProductView
        data={{ product: shown, price, listing: readListing(shown.fields), watchId: null }}
        url={new URL('https://relab.example/product/x/y')}
        settings={{} as SiteSettings}
        outcome={null}
      />
    </RelabProvider>,
  );
}

test('an available listing has a form that adds it without a script', () => {
  const page = render();
  expect(page).toMatch(/<form[^>]*action="\/cart" method="post"/);
  expect(page).toContain('name="intent" value="add"');
  expect(page).toContain(`name="productId" value="${product.id}"`);
  expect(page).toContain('name="quantity" value="1"');
});

test('a listing of several units asks for a quantity up to its stock', () => {
  const page = render({ inventory: { availableToOrder: 4, state: 'Available' } });
  expect(page).toMatch(/<input[^>]*type="number"[^>]*max="4"[^>]*name="quantity"/);
});

test.each([
  ['Sold', 'This unit is sold'],
  ['Reserved', 'Somebody is checking out with this unit'],
] as const)('%s: says so, and offers no button', (state, words) => {
  const page = render({ inventory: { availableToOrder: 0, state } });
  expect(page).toContain(words);
  expect(page).not.toContain('action="/cart"');
});

test('every picture is a link to itself at full size; the first is loaded at once', () => {
  const page = render();
  expect(
    page.match(/<a href="\/sfsites\/c\/cms\/delivery\/media\/MC\d\?version=1&amp;width=1920"/g),
  ).toHaveLength(2);
  expect(page.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
  expect(page).toContain('href="#picture-2"');
  expect(page).toContain('Illustration of the equipment type');
});

test('photographs are not said to be illustrations', () => {
  const photo = { ...picture(1), alternateText: 'Leica DM1000, picture 1' };
  const [group] = product.mediaGroups;
  const page = render({ mediaGroups: group ? [{ ...group, mediaItems: [photo] }] : [] });
  expect(page).not.toContain('Illustration');
  expect(page).toContain('Photographs of this unit');
});

test('S-217 the original price is beside a lower one; what is missing is said', () => {
  const page = render();
  expect(page).toContain('€2,400');
  expect(page).toContain('€3,100');
  expect(page).toContain('Dust cover');
});

/** What stands beside each term of the box that decides. */
function pointsOf(page: string): Readonly<Record<string, string>> {
  const points = page.matchAll(/<dt>([^<]*)<\/dt><dd>(.*?)<\/dd>/gs);
  return Object.fromEntries(
    Array.from(points, ([, term = '', words = '']) => [term, words.replace(/<[^>]*>/g, '')]),
  );
}

test('blank fields of a listing are shown as not stated', () => {
  const { Missing__c: _, ...fields } = product.fields;
  expect(pointsOf(render({ fields }))).toMatchObject({
    Tested: 'Not stated',
    Included: 'Not stated',
    Missing: 'Not stated',
    Warranty: 'Not stated',
  });
});

test('fields that state “none” are shown as none', () => {
  const none = { Tests__c: '[]', Included__c: '[]', Missing__c: '[]', Warranty_Months__c: '0.0' };
  expect(pointsOf(render({ fields: { ...product.fields, ...none } }))).toMatchObject({
    Tested: 'Not tested. The seller makes no statement about its function.',
    Included: 'The unit alone.',
    Missing: 'Nothing is known to be missing.',
    Warranty: 'None. Sold as it is.',
  });
  const months = { ...product.fields, Warranty_Months__c: '3' };
  expect(pointsOf(render({ fields: months })).Warranty).toBe('3 months');
});

test('search engines read condition, availability and price', () => {
  const parts = { product, price, listing: readListing(product.fields), origin: 'https://relab.example' };
  expect(productData(parts)).toMatchObject({
    itemCondition: 'https://schema.org/RefurbishedCondition',
    offers: {
      url: 'https://relab.example/product/leica-dm1000-000007/01t000000000007AAA',
      price: '2400.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  });
  const sold: Product = { ...product, inventory: { availableToOrder: 0, state: 'Sold' } };
  expect(productData({ ...parts, product: sold })).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  });
  expect(productData({ ...parts, price: null })).not.toHaveProperty('offers');
});
