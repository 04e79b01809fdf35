import { describe, expect, it } from 'vitest';
import { categories, leafCategories } from '../catalogue/categories.ts';
import { sellers } from '../catalogue/sellers.ts';
import type { ConditionName } from './condition.ts';
import type { Listing } from './listing.ts';
import { listings, shopSize } from './listings.ts';

const shop = [...listings()];

const grades: Readonly<Record<ConditionName, string>> = {
  NewSurplus: 'A',
  Refurbished: 'B',
  UsedTestedWorking: 'C',
  UsedPowersOn: 'D',
  UsedUntested: 'E',
  ForParts: 'F',
};

/** Names what is wrong, so that a failure shows which listing to look at. */
const offenders = (isWrong: (listing: Listing) => boolean): string[] =>
  shop.filter(isWrong).map((listing) => `${listing.sku} ${listing.name}`);

describe('the shop', () => {
  it('has at least 240 listings over at least 24 categories, at least 8 in each', () => {
    expect(shop.length).toBe(shopSize);
    expect(shop.length).toBeGreaterThanOrEqual(240);
    const perCategory = Map.groupBy(shop, (listing) => listing.category);
    expect([...perCategory.keys()].sort()).toEqual(leafCategories.map((one) => one.urlName).sort());
    expect(perCategory.size).toBeGreaterThanOrEqual(24);
    for (const [category, listed] of perCategory) {
      expect(listed.length, category).toBeGreaterThanOrEqual(8);
      expect(new Set(listed.map((listing) => listing.model)).size, category).toBeGreaterThanOrEqual(6);
    }
  });

  it('is the same on every run, and the beginning of every longer catalogue', () => {
    expect([...listings()]).toEqual(shop);
    expect([...listings(shopSize + 50)].slice(0, shopSize)).toEqual(shop);
    expect([...listings(3)]).toEqual(shop.slice(0, 3));
    expect([...listings(0)]).toEqual([]);
  });

  it('shows the deciding facts of the category first, and each fact once', () => {
    const keyFacts = new Map(leafCategories.map((one) => [one.urlName, one.keyFacts]));
    expect(
      offenders(({ category, facts }) => {
        const wanted = keyFacts.get(category) ?? [];
        const first = facts.slice(0, wanted.length);
        return (
          first.map((fact) => fact.name).join() !== wanted.join() ||
          first.some((fact) => fact.key !== true) ||
          facts.slice(wanted.length).some((fact) => fact.key) ||
          new Set(facts.map((fact) => fact.name)).size !== facts.length
        );
      }),
    ).toEqual([]);
  });

  it('has prices with two digits, lowered ones below the original', () => {
    expect(
      offenders(
        ({ price, originalPrice }) =>
          !/^\d+\.\d{2}$/.test(price) ||
          Number(price) < 40 ||
          (originalPrice !== null &&
            !(/^\d+\.\d{2}$/.test(originalPrice) && Number(originalPrice) > Number(price))),
      ),
    ).toEqual([]);
    const lowered = shop.filter((listing) => listing.originalPrice !== null).length / shop.length;
    expect(lowered).toBeGreaterThan(0.15);
    expect(lowered).toBeLessThan(0.45);
  });

  it('is mostly one of a kind, with some lots and some sold', () => {
    expect(shop.every(({ stock }) => Number.isInteger(stock) && stock >= 0 && stock <= 6)).toBe(true);
    expect(shop.filter(({ stock }) => stock === 1).length).toBeGreaterThan(shop.length * 0.8);
    expect(shop.filter(({ stock }) => stock > 1).length).toBeGreaterThanOrEqual(5);
    expect(shop.filter(({ stock }) => stock === 0).length).toBeGreaterThanOrEqual(3);
  });

  it('promises no more than the condition allows', () => {
    const isTested = (grade: string): boolean => grade === 'B' || grade === 'C';
    expect(
      offenders(({ condition, tests, testedBy, warrantyMonths, documents }) => {
        const grade = grades[condition];
        const hasProtocol = documents.some((document) => document.kind === 'test-protocol');
        if (grade === 'E' || grade === 'F') return tests.length > 0 || testedBy !== '' || warrantyMonths > 0;
        if (testedBy === '' || tests.length === 0) return true;
        if (hasProtocol !== isTested(grade)) return true;
        return grade === 'D' ? warrantyMonths > 0 || tests.length > 1 : warrantyMonths < 1;
      }),
    ).toEqual([]);
    expect(new Set(shop.map((listing) => listing.condition)).size).toBe(Object.keys(grades).length);
  });

  it('declares decontamination for everything that was used', () => {
    expect(
      offenders(
        ({ condition, documents }) =>
          documents.some((one) => one.kind === 'decontamination') === (condition === 'NewSurplus'),
      ),
    ).toEqual([]);
  });

  it('names every part either as included or as missing', () => {
    expect(offenders(({ included, missing }) => included.some((part) => missing.includes(part)))).toEqual([]);
    expect(offenders(({ condition, missing }) => condition === 'NewSurplus' && missing.length > 0)).toEqual(
      [],
    );
  });

  it('is sold by known sellers who trade in that group, from one of their places', () => {
    const parents = new Map(categories.map((one) => [one.urlName, one.parent]));
    expect(
      offenders(({ seller: id, location, category }) => {
        const seller = sellers.find((one) => one.id === id);
        if (seller === undefined || !seller.groups.includes(parents.get(category) ?? '')) return true;
        return ![seller.home, ...seller.depots].includes(location);
      }),
    ).toEqual([]);
    expect(new Set(shop.map((listing) => listing.seller)).size).toBe(sellers.length);
  });

  it('ships by parcel only what a person can lift', () => {
    expect(offenders(({ shipping, weightKg }) => shipping === 'parcel' && weightKg > 25)).toEqual([]);
    expect(offenders(({ shipping, weightKg }) => shipping !== 'rigging' && weightKg > 240)).toEqual([]);
  });

  it('has finished sentences and short names', () => {
    expect(offenders(({ name }) => name.length > 120)).toEqual([]);
    expect(
      offenders(({ conditionNote, shippingText, warrantyText, tests }) =>
        /[{}|]|undefined|NaN/.test(
          [
            conditionNote,
            shippingText,
            warrantyText,
            ...tests.flatMap((test) => [test.what, test.result]),
          ].join(' '),
        ),
      ),
    ).toEqual([]);
    expect(offenders(({ conditionNote }) => !/^[A-Z0-9].*\.$/.test(conditionNote))).toEqual([]);
  });

  it('describes no two neighbors of a category alike', () => {
    for (const [category, listed] of Map.groupBy(shop, (listing) => listing.category)) {
      const repeated = listed.filter((one, place) => one.conditionNote === listed[place - 1]?.conditionNote);
      expect(repeated, category).toEqual([]);
    }
  });
});

describe('a larger catalogue', () => {
  it('is streamed, unique and quick', () => {
    const started = performance.now();
    const skus = new Set<string>();
    const seen = new Set<string>();
    for (const listing of listings(20_000)) {
      skus.add(listing.sku);
      seen.add(listing.category);
    }
    expect(skus.size).toBe(20_000);
    expect(seen.size).toBe(leafCategories.length);
    // About a twentieth of this on an idle machine; what it guards against is a cost that grows with the count.
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('makes only what is asked for', () => {
    const endless = listings(Number.POSITIVE_INFINITY);
    expect(endless.next().value?.sku).toBe('RL-000001');
    endless.return();
  });
});
