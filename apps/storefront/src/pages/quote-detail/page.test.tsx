import { reply, testClient } from '@relab/client/testing';
import { RelabProvider } from '@relab/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageContext, Shared } from '../../page.ts';
import { page } from './page.tsx';
import type { QuoteDetail } from './quote-detail-view.tsx';

const quoteId = 'a01000000000001AAA';
const listingId = '01t000000000001AAA';

const quoted = {
  Name: 'Q-00001',
  Status__c: 'Quoted',
  Quantity__c: 2,
  QuotedPrice__c: 900,
  ValidUntil__c: '2999-12-31',
  Listing__c: listingId,
};

/** The page of a quote for two units, where the call for its listing is answered so. */
async function render(product: unknown): Promise<string> {
  const fields = Object.entries(quoted).map(([name, value]) => [name, { value, displayValue: null }]);
  const { client } = testClient({
    'GET /session-context': { guestUser: false },
    [`GET /records/${quoteId}`]: {
      apiName: 'QuoteRequest__c',
      id: quoteId,
      eTag: 'e',
      weakEtag: 1,
      childRelationships: {},
      fields: Object.fromEntries(fields),
    },
    [`GET /products/${listingId}`]: product,
  });
  const url = new URL(`https://shop.example/quotes/${quoteId}`);
  const data = (await page.load({
    client,
    params: { quoteId },
    url,
  } as unknown as PageContext<{ quoteId: string }>)) as QuoteDetail;
  const { View } = page;
  return renderToString(
    <RelabProvider client={client}>
      <View data={data} url={url} {...({} as Shared)} outcome={null} />
    </RelabProvider>,
  );
}

const inStock = (availableToOrder: number) => ({
  id: listingId,
  fields: {},
  inventory: { availableToOrder, state: availableToOrder > 0 ? 'Available' : 'Sold' },
});

test('a quote says until when its price holds while there are enough units, and can be ordered', async () => {
  const html = await render(inStock(2));
  expect(html).toContain('This price holds until');
  expect(html).toContain('value="accept"');
});

test.each([
  ['is sold', inStock(0)],
  ['has one unit left of the two', inStock(1)],
  ['is gone', reply(404, [{ errorCode: 'ITEM_NOT_FOUND', message: 'x' }])],
])('a quote whose listing %s promises no price and cannot be ordered', async (_, product) => {
  const html = await render(product);
  expect(html).not.toContain('This price holds until');
  expect(html).toContain('2 units are not available any more, so it cannot be ordered at this price now.');
  expect(html).not.toContain('value="accept"');
  expect(html).toContain('value="withdraw"');
});
