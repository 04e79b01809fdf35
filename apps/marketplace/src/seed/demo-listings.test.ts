import { conditions } from '@relab/storefront/conditions';
import { expect, test } from 'vitest';
import { demoListings } from '../demo/listings.ts';
import { listingUrlName } from '../listing/url-name.ts';

const listings = Array.from(demoListings.illustratedListings(20_000), ({ listing }) => listing);

test('the condition grades are ranked from A to F, and demo listings have every one of them', () => {
  expect(conditions.map(({ grade }) => grade).join('')).toBe('ABCDEF');
  const ofListings = new Set(listings.slice(0, demoListings.shopSize).map(({ condition }) => condition));
  expect(ofListings).toEqual(new Set(conditions.map(({ apiName }) => apiName)));
});

test('every demo listing has an address of its own, of small letters, digits and hyphens', () => {
  const urlNames = new Set(
    listings.map(({ manufacturer, model, sku }) =>
      listingUrlName(manufacturer, model, sku.slice('RL-'.length)),
    ),
  );
  expect(urlNames.size).toBe(20_000);
  expect([...urlNames].filter((urlName) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(urlName))).toEqual([]);
});
