import { describe, expect, test } from 'vitest';
import { mayWrite } from '../object-info/may-write.ts';
import { Instrument } from '../objects/lab.fixture.ts';
import { labReader } from '../objects/lab-people.fixture.ts';
import { createObjects } from '../objects/objects.ts';
import { standardObjects } from '../standard-objects/standard-objects.ts';
import { readLayout } from './layout.ts';
import { layoutFields } from './layout-fields.ts';

const administrator = { ...labReader('clerk').principal, roles: ['administrator' as const] };
const reader = { principal: administrator, objects: createObjects(standardObjects) };

describe.each(reader.objects.all.map(({ apiName }) => apiName))('%s', (apiName) => {
  test.each(['Full', 'Compact'] as const)(
    'the %s layout for creating holds what can be set',
    (layoutType) => {
      const { sections } = readLayout({ objectApiName: apiName, layoutType, mode: 'Create' }, reader);
      const object = reader.objects.get(apiName);
      const names = sections
        .flatMap(({ layoutRows }) => layoutRows.flatMap(({ layoutItems }) => layoutItems))
        .flatMap(({ layoutComponents }) => layoutComponents)
        .flatMap(({ apiName: name }) => (name ? [name] : []));
      const settable = (name: string): boolean => {
        const field = object?.allFields[name];
        const parts = field?.composedOf ?? Object.values(field?.parts ?? {});
        return [name, ...parts].some((one) => object && mayWrite(object, one, 'create', administrator));
      };
      expect(names.filter((name) => !settable(name))).toEqual([]);
    },
  );
});

test('the form of a new record has no formulas, roll-ups, auto-numbers and fields that the caller may not set', () => {
  const shown = (role: 'clerk' | 'seller', mode: 'Create' | 'View') =>
    JSON.stringify(readLayout({ objectApiName: 'Instrument__c', mode }, labReader(role)).sections);
  for (const name of ['Margin__c', 'Asking__c']) {
    expect(shown('clerk', 'View')).toContain(`"${name}"`);
    expect(shown('clerk', 'Create')).not.toContain(`"${name}"`);
  }
  expect(shown('clerk', 'Create')).toContain('"OwnerId"');
  expect(shown('seller', 'Create')).not.toContain('"OwnerId"');
  expect(shown('seller', 'View')).toContain('"OwnerId"');
});

test('the fields of a form for a new record are those of its layout', () => {
  const [sale] = Instrument.recordTypes;
  const names = (modes: readonly ('Create' | 'View')[]) =>
    sale ? layoutFields(Instrument, sale, 'Full', modes, labReader('clerk')).map((way) => way.join('.')) : [];
  expect(names(['Create'])).not.toContain('Margin__c');
  expect(names(['Create', 'View'])).toContain('Margin__c');
});
