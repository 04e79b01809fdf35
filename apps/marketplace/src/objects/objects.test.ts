import type { LayoutItem, ObjectDeclaration, QuickAction } from '@relab/records/objects';
import { describe, expect, test } from 'vitest';
import { declarations, objects } from './objects.ts';

const fieldsOf = (place: LayoutItem): readonly string[] =>
  place === null ? [] : typeof place === 'string' ? [place] : place.fields;

/** Whether a way (`Account.Name`) leads to a field. */
function leads(object: ObjectDeclaration, way: string): boolean {
  const [first = '', ...rest] = way.split('.');
  if (rest.length === 0) return object.allFields[first] !== undefined;
  const reference = Object.entries(object.allFields).find(
    ([name]) => name.replace(/Id$/, '').replace(/__c$/, '__r') === first && name !== first,
  );
  const target = objects.get(reference?.[1].to ?? '');
  return target !== undefined && leads(target, rest.join('.'));
}

/** What an action names that is not there. */
function missingOf(action: QuickAction, from: ObjectDeclaration | undefined): readonly string[] {
  const target = action.type === 'Update' ? from : objects.get(action.target ?? 'Task');
  if (!target) return [`${action.label}: no ${action.target}`];
  const named = [
    ...action.items.flatMap(fieldsOf),
    ...Object.keys(action.defaults ?? {}),
    ...(action.parentField === undefined ? [] : [action.parentField]),
  ];
  const unknown = named.filter((name) => !target.fields[name]);
  const templates = Object.values(action.defaults ?? {}).flatMap((text) =>
    [...String(text).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  );
  const unfilled = templates.filter((name) => !from?.allFields[name]);
  const type = action.recordType;
  const typed = type === undefined || target.recordTypes.some(({ name }) => name === type);
  return [...unknown, ...unfilled, ...(typed ? [] : [`record type ${type}`])];
}

describe.each(declarations.map((object) => [object.apiName, object] as const))('%s', (_, object) => {
  test('can be looked at: layouts, lists, results of searches, a color', () => {
    expect(object.layouts.full?.length).toBeGreaterThan(0);
    expect(object.layouts.compact?.length).toBeGreaterThan(1);
    expect(Object.keys(object.listViews).length).toBeGreaterThan(0);
    expect(object.search.columns?.length).toBeGreaterThan(0);
    expect(object.color).toMatch(/^#[0-9A-F]{6}$/);
  });

  test('columns of lists and of related lists lead to fields', () => {
    const own = Object.values(object.listViews).flatMap(({ columns }) => columns);
    expect(own.filter((way) => !leads(object, way))).toEqual([]);
    for (const [name, list] of Object.entries(object.relatedLists)) {
      const child = objects.children(object.apiName).get(name)?.child;
      expect(child, name).toBeDefined();
      if (child) expect(list.columns.filter((way) => !leads(child, way))).toEqual([]);
    }
  });

  test('actions name what there is', () => {
    expect(Object.values(object.actions).flatMap((action) => missingOf(action, object))).toEqual([]);
  });

  test('a required field that people fill in stands on the layout', () => {
    const shown = new Set((object.layouts.full ?? []).flatMap(({ items }) => items.flatMap(fieldsOf)));
    const name = object.allFields[object.nameField]?.composedOf ?? [];
    const missing = Object.entries(object.fields).filter(
      ([field, { required, createable, default: usual }]) =>
        required === true &&
        createable !== false &&
        usual === undefined &&
        !shown.has(field) &&
        !name.includes(field),
    );
    expect(missing.map(([field]) => field)).toEqual([]);
  });

  test('what only clerks know stays with them: formulas over it are theirs too', () => {
    const inside = Object.entries(object.fields).filter(
      ([, { readableBy }]) => readableBy?.join() === 'clerk',
    );
    for (const [field, { formula, readableBy }] of Object.entries(object.fields)) {
      const used = inside.find(([name]) => new RegExp(`\\b${name}\\b`).test(formula ?? ''));
      expect(used && readableBy?.join() !== 'clerk' ? `${field} shows ${used[0]}` : '').toBe('');
    }
  });
});

test('global actions and apps name what there is', () => {
  expect(Object.values(objects.globalActions).flatMap((action) => missingOf(action, undefined))).toEqual([]);
  for (const { objects: tabs } of Object.values(objects.apps)) {
    expect(tabs.filter((name) => !objects.get(name))).toEqual([]);
  }
});

test('administrators apart, every object with permissions is a tab of an app or a part of one that is', () => {
  const tabs = new Set(Object.values(objects.apps).flatMap((app) => app.objects));
  const parts = [
    'BuyerGroupMember',
    'BuyerGroupPricebook',
    'CampaignMember',
    'CartDeliveryGroup',
    'CommerceEntitlementBuyerGroup',
    'CommerceEntitlementProduct',
    'ContentDocumentLink',
    'ContentVersion',
    'EmailMessage',
    'OrderDeliveryGroupSummary',
    'OrderItemSummary',
    'ReturnOrderLineItem',
    'ShipmentItem',
  ];
  expect(
    declarations
      .map(({ apiName }) => apiName)
      .filter((name) => !tabs.has(name))
      .toSorted(),
  ).toEqual(parts);
});
