import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localizeObjects, missingTranslations } from '@relab/records/objects';
import { expect, test } from 'vitest';
import { objects } from './objects.ts';

test('everything that objects, actions and apps say to people is there in German', () => {
  expect(missingTranslations(objects, 'de')).toEqual([]);
});

test('what triggers raise stands in the declarations in the same words, so that it is translated', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = globSync('{apps,packages}/*/{src,migrations}/**/*.sql', { cwd: root });
  const migrations = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const declared = objects.all.flatMap(({ constraintMessages }) => Object.entries(constraintMessages));
  expect(declared.filter(([, message]) => !migrations.includes(`'${message}'`))).toEqual([]);
  const names = new Set(declared.map(([name]) => name));
  const raised = migrations.matchAll(/raise exception '[^']+'\s+using constraint = '(\w+)'/g);
  expect([...raised].map(([, name = '']) => name).filter((name) => !names.has(name))).toEqual([]);
});

const german = localizeObjects(objects, 'de');

test.each(german.all.map((object) => [object.apiName, object] as const))(
  'people tell the fields, values and lists of %s apart in German where they do in English',
  (apiName, object) => {
    const english = objects.get(apiName);
    const labelsOf = (all: typeof object | undefined) => [
      Object.values(all?.allFields ?? {}).map(({ label }) => label),
      Object.values(all?.listViews ?? {}).map(({ label }) => label),
      ...Object.values(all?.allFields ?? {}).map(({ values = [] }) => values.map(({ label }) => label)),
    ];
    const count = (labels: readonly string[]): number => new Set(labels).size;
    expect(labelsOf(object).map(count)).toEqual(labelsOf(english).map(count));
  },
);

test('buyers of a laboratory and of a shop read the terms of their trade', () => {
  const labels = ['Account', 'OrderSummary', 'Shipment', 'QuoteRequest__c', 'Offer__c', 'Product2'];
  expect(labels.map((name) => german.get(name)?.labelPlural)).toEqual([
    'Geschäftspartner',
    'Aufträge',
    'Sendungen',
    'Preisanfragen',
    'Angebote',
    'Inserate',
  ]);
});
