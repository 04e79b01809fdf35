import { expect, test } from 'vitest';
import { picklist, text } from '../fields.ts';
import { lab } from '../lab-people.fixture.ts';
import { defineObject, extendObject } from '../object-declaration.ts';
import { createObjects } from '../objects.ts';
import { localizeObjects, missingTranslations } from './localize-objects.ts';
import type { ObjectTranslation } from './object-translation.ts';

const base = {
  apiName: 'Bench__c',
  label: 'Bench',
  labelPlural: 'Benches',
  keyPrefix: 'a09',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Bench', required: true }),
    Kind__c: picklist({ label: 'Kind', help: 'What it is made of.', values: ['Wood', 'Steel'] }),
  },
  layouts: { full: [{ heading: 'Bench', items: ['Name', 'Kind__c'] }] },
  listViews: { All: { label: 'All Benches', columns: ['Name'] } },
  actions: { Clean: { label: 'Clean', type: 'Update', items: ['Kind__c'], successMessage: 'Clean now.' } },
} as const;

const german: ObjectTranslation = {
  label: 'Labortisch',
  labelPlural: 'Labortische',
  fields: {
    Name: 'Labortisch',
    Kind__c: { label: 'Art', help: 'Woraus er ist.', values: { Wood: 'Holz', Steel: 'Stahl' } },
  },
  layouts: { Bench: 'Labortisch' },
  listViews: { All: 'Alle Labortische' },
  actions: { Clean: { label: 'Reinigen', successMessage: 'Jetzt sauber.' } },
};

const Bench = defineObject({ ...base, translations: { de: german } });

const inGerman = (object: typeof Bench) => {
  const objects = createObjects([...lab.all, object], { translations: { de: {} } });
  return localizeObjects(objects, 'de').get('Bench__c');
};

test('a translated object is the same but for what people read', () => {
  const object = inGerman(Bench);
  expect(object).toMatchObject({
    apiName: 'Bench__c',
    label: 'Labortisch',
    labelPlural: 'Labortische',
    fields: {
      Name: { label: 'Labortisch', kind: 'text', required: true },
      Kind__c: { label: 'Art', help: 'Woraus er ist.', values: [{ value: 'Wood', label: 'Holz' }, {}] },
    },
    layouts: { full: [{ heading: 'Labortisch', name: 'Bench', items: ['Name', 'Kind__c'] }] },
    listViews: { All: { label: 'Alle Labortische', columns: ['Name'] } },
    actions: { Clean: { label: 'Reinigen', successMessage: 'Jetzt sauber.' } },
  });
  expect(object?.table).toBe(Bench.table);
  expect(object?.allFields.CreatedById?.label).toBe('Erstellt von');
});

test('what is not translated stays as it is declared', () => {
  const partial = defineObject({ ...base, translations: { de: { fields: { Kind__c: 'Art' } } } });
  expect(inGerman(partial)).toMatchObject({
    label: 'Bench',
    fields: { Kind__c: { label: 'Art', help: 'What it is made of.', values: [{ label: 'Wood' }, {}] } },
  });
});

test.each([
  ['a field', { fields: { Knid__c: 'Art' } }, 'fields/Knid__c/label'],
  [
    'a value',
    { fields: { Kind__c: { label: 'Art', values: { Glass: 'Glas' } } } },
    'fields/Kind__c/values/Glass',
  ],
  ['a heading', { layouts: { Benches: 'Tische' } }, 'layouts/Benches'],
  [
    'help that a field does not have',
    { fields: { Name: { label: 'Tisch', help: 'Hilfe' } } },
    'fields/Name/help',
  ],
] as const)('a translation of %s that is not declared is an error', (_, de, path) => {
  expect(() => defineObject({ ...base, translations: { de } })).toThrow(
    `Bench__c: the translation into de has ${path}`,
  );
});

test('an extension keeps the translations of what it does not declare anew', () => {
  const extended = extendObject(Bench, {
    label: 'Fume Hood',
    fields: { Width__c: text({ label: 'Width' }), Name: text({ label: 'Hood', required: true }) },
    translations: { de: { label: 'Abzug', fields: { Width__c: 'Breite' } } },
  });
  expect(inGerman(extended)).toMatchObject({
    label: 'Abzug',
    labelPlural: 'Labortische',
    fields: { Name: { label: 'Hood' }, Width__c: { label: 'Breite' }, Kind__c: { label: 'Art' } },
  });
  const objects = createObjects([...lab.all, extended]);
  const missing = missingTranslations(objects, 'de').filter((path) => path.startsWith('Bench__c/'));
  expect(missing).toEqual(['Bench__c/fields/Name/label']);
});

test('values that are codes are translated by saying so', () => {
  const fields = { ...base.fields, Currency__c: picklist({ label: 'Currency', values: ['EUR', 'CHF'] }) };
  const de = {
    ...german,
    fields: { ...german.fields, Currency__c: { label: 'Währung', values: 'codes' } },
  } as const;
  const object = defineObject({ ...base, fields, translations: { de } });
  const objects = createObjects([...lab.all, object]);
  expect(missingTranslations(objects, 'de').filter((path) => path.startsWith('Bench__c/'))).toEqual([]);
});

test('names, relationships and formulas are the same in all languages', () => {
  const german = localizeObjects(lab, 'de');
  for (const object of lab.all) {
    expect([...german.children(object.apiName).keys()]).toEqual([...lab.children(object.apiName).keys()]);
    for (const { child } of german.children(object.apiName).values())
      expect(child).toBe(german.get(child.apiName));
  }
  expect(german.formulas).toBe(lab.formulas);
  expect(localizeObjects(lab, 'de')).toBe(german);
});
