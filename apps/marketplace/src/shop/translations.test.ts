import { deliverySentences, sortRulesOf, taxNotes } from '@relab/commerce';
import { conditions } from '@relab/storefront/conditions';
import { expect, test } from 'vitest';
import { catalogue } from '../demo/catalogue.ts';
import { specialHandling } from '../listing/special-handling.ts';
import { deliveryRules } from './delivery.ts';
import { shop } from './shop.ts';

const facets = shop.search.facets;

/** All that shoppers read of the shop's own names. */
const names = new Set([
  ...catalogue.categories.flatMap(({ name, description }) => [name, description]),
  ...conditions.map(({ label }) => label),
  ...facets.map(({ displayName }) => displayName),
  ...facets.flatMap(({ labels = {} }) => Object.values(labels)),
  ...sortRulesOf(shop.search).map(({ label }) => label),
  ...deliveryRules.flatMap(({ name, description, classOfService = name, surcharges = [] }) => [
    name,
    description,
    classOfService,
    ...surcharges.map(({ label }) => label),
  ]),
  ...Object.values(specialHandling),
  ...taxNotes,
  ...deliverySentences,
]);

test.each(Object.entries(shop.translations ?? {}))(
  'every name of the shop has a word in %s, and no word is of no use',
  (_, known) => {
    expect([...names].filter((name) => !Object.hasOwn(known, name))).toEqual([]);
    // Two that the server itself adds to what a delivery costs.
    const used = new Set([...names, 'Transport', 'Weight']);
    expect(Object.keys(known).filter((name) => !used.has(name))).toEqual([]);
  },
);
