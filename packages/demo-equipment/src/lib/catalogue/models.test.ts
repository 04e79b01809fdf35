import { describe, expect, it } from 'vitest';
import { catalogueYear } from '../listings/price.ts';
import { leafCategories } from './categories.ts';
import { equipmentTypes } from './equipment.ts';
import { models } from './models.ts';
import { practiceFor } from './practices.ts';

describe('the models', () => {
  it.each(leafCategories.map((category) => [category.urlName, category] as const))(
    'of %s are complete',
    (_, category) => {
      const ofCategory = models.get(category.urlName) ?? [];
      expect(ofCategory.length).toBeGreaterThanOrEqual(6);
      expect(category.keyFacts.length).toBeGreaterThanOrEqual(2);
      expect(category.keyFacts.length).toBeLessThanOrEqual(3);
      for (const model of ofCategory) {
        const label = `${model.manufacturer} ${model.model}`;
        const names = [...model.facts, ...(model.options ?? [])].map(([name]) => name);
        expect(names, label).toEqual(expect.arrayContaining([...category.keyFacts]));
        expect(new Set(names).size, label).toBe(names.length);
        expect(category.equipment, label).toContain(model.equipment);
        expect(model.years[0], label).toBeLessThan(model.years[1]);
        expect(model.years[1], label).toBeLessThan(catalogueYear);
        expect(model.newPrice, label).toBeGreaterThan(0);
        expect(model.weightKg, label).toBeGreaterThan(0);
        expect(model.comesWith.length, label).toBeGreaterThan(0);
      }
      expect(new Set(ofCategory.map((model) => model.equipment))).toEqual(new Set(category.equipment));
    },
  );

  it('show every kind of equipment that can be drawn, each in one category', () => {
    const named = leafCategories.flatMap((category) => category.equipment);
    expect([...named].sort()).toEqual([...equipmentTypes].sort());
  });

  it('have no model twice', () => {
    const labels = [...models.values()].flat().map((model) => `${model.manufacturer} ${model.model}`);
    expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
  });

  it.each(equipmentTypes)('have a practice for %s', (equipment) => {
    const practice = practiceFor(equipment);
    expect(practice.tests.length).toBeGreaterThanOrEqual(3);
    for (const list of [practice.wear, practice.service, practice.faults, practice.missing]) {
      expect(list.length).toBeGreaterThanOrEqual(2);
    }
  });
});
