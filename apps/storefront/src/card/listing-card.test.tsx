import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readListing } from '../listing/listing.ts';
import type { ListingResult } from '../listing/listing-result.ts';
import { ListingCard } from './listing-card.tsx';

const result: ListingResult = {
  id: '01t1',
  href: '/product/ika-rv-10/01t1',
  listing: readListing({
    Name: 'IKA RV 10 rotary evaporator',
    Manufacturer__c: 'IKA',
    Model__c: 'RV 10',
    Type__c: 'rotary evaporator',
    Condition__c: 'UsedPowersOn',
    Location_City__c: 'Lyon',
    Location_Country__c: 'FR',
    Key_Facts__c: JSON.stringify([1, 2, 3, 4].map((at) => ({ name: `Fact ${at}`, value: `${at}` }))),
  }),
  image: null,
  availability: { availableToOrder: 2, state: 'Available' },
  unitPrice: '980.00',
  listPrice: '1400.00',
  currency: 'EUR',
};
const render = (change: Partial<ListingResult> = {}) =>
  renderToStaticMarkup(<ListingCard result={{ ...result, ...change }} />);
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '');

test('a listing card is one link, named by manufacturer, model and type', () => {
  const links = [...render().matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)];
  expect(links).toHaveLength(1);
  expect(links[0]?.[1]).toBe('/product/ika-rv-10/01t1');
  expect(textOf(links[0]?.[2] ?? '')).toBe('IKA RV 10 rotary evaporator');
});

test('S-217 a listing card shows the original price only when it is higher', () => {
  expect(render()).toContain('€1,400');
  expect(render({ unitPrice: '1400.00' }).match(/€1,400/g)).toHaveLength(1);
  expect(render({ listPrice: null })).not.toContain('€1,400');
});

test('a listing card shows condition, location, availability and at most three facts', () => {
  const text = textOf(render());
  expect(text).toContain('Condition DUsed, powers on');
  expect(text).toContain('Lyon, FR');
  expect(text).toContain('2 available');
  expect(text).toContain('Fact 3');
  expect(text).not.toContain('Fact 4');
});

test('a card of a sold listing says so, and one without a price says “Price on request”', () => {
  expect(textOf(render({ availability: { availableToOrder: 0, state: 'Sold' } }))).toContain('Sold');
  expect(textOf(render({ unitPrice: null }))).toContain('Price on request');
});
