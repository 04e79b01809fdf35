import { describe, expect, it } from 'vitest';
import { categories, groupCategories, leafCategories, rootCategory } from './categories.ts';
import { sellers } from './sellers.ts';

describe('the categories', () => {
  it('form one tree of three levels, parents before children', () => {
    expect(leafCategories.length).toBe(26);
    const seen = new Set<string>();
    for (const { urlName, parent } of categories) {
      expect(seen.has(urlName), urlName).toBe(false);
      expect(parent === null ? urlName === rootCategory.urlName : seen.has(parent), urlName).toBe(true);
      expect(urlName).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      seen.add(urlName);
    }
    const parents = new Set(leafCategories.map((category) => category.parent));
    expect(parents).toEqual(new Set(groupCategories.map((category) => category.urlName)));
  });
});

describe('the sellers', () => {
  it('are a dozen or more in several countries, and every group has at least two', () => {
    expect(sellers.length).toBeGreaterThanOrEqual(12);
    expect(new Set(sellers.map(({ id }) => id)).size).toBe(sellers.length);
    expect(new Set(sellers.map(({ home }) => home.country)).size).toBeGreaterThanOrEqual(8);
    for (const { urlName } of groupCategories) {
      expect(sellers.filter(({ groups }) => groups.includes(urlName)).length, urlName).toBeGreaterThanOrEqual(
        2,
      );
    }
  });
});
