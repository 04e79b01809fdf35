import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bindData, expressionsIn, fillIn, namesIn, valueAt } from './data-expression.ts';

const scope = {
  hero: { title: 'Rotors & lids', count: 3, isNew: true, empty: null, picture: { url: '/rotor.webp' } },
  guides: { items: [{ title: 'Condition' }, { title: 'Shipping' }] },
};

test('a text that is one expression becomes what it names, whatever that is', () => {
  expect(bindData('{!hero.picture}', scope)).toBe(scope.hero.picture);
  expect(bindData('{!hero.count}', scope)).toBe(3);
  expect(bindData('{!hero}', scope)).toBe(scope.hero);
  expect(bindData('{!hero.missing}', scope)).toBeUndefined();
});

test('inside other words an expression becomes text, and nothing where there is none', () => {
  expect(fillIn('{!hero.title}: {!hero.count}, {!hero.isNew}', scope)).toBe('Rotors & lids: 3, true');
  expect(fillIn('<{!hero.empty}{!hero.picture}{!guides.items}{!nobody.there}>', scope)).toBe('<>');
  expect(fillIn('{!hero.title}!', scope, (value) => value.replace('&', '&amp;'))).toBe('Rotors &amp; lids!');
});

test('lists are reached by number and know their length', () => {
  expect(valueAt('guides.items.1.title', scope)).toBe('Shipping');
  expect(valueAt('guides.items.length', scope)).toBe(2);
  expect(valueAt('guides.items.2.title', scope)).toBeUndefined();
  expect(valueAt('hero.title.length', scope)).toBeUndefined();
});

test.each([
  '__proto__',
  '__proto__.polluted',
  'constructor',
  'constructor.constructor',
  'hero.constructor',
  'hero.toString',
  'hero.title.constructor',
  'guides.items.map',
  'guides.items.__proto__',
])('{!%s} reaches nothing of the language', (path) => {
  expect(valueAt(path, scope)).toBeUndefined();
  expect(bindData(`{!${path}}`, scope)).toBeUndefined();
});

test('a member that content calls __proto__ stays a member', () => {
  const bound = bindData(JSON.parse('{ "__proto__": { "isAdmin": "{!hero.isNew}" } }'), scope) as object;
  expect(Object.getPrototypeOf(bound)).toBe(Object.prototype);
  expect(JSON.stringify(bound)).toBe('{"__proto__":{"isAdmin":true}}');
});

test.each(['{!hero.title', '{hero.title}', '{!}', '{! hero.title }', '{!hero..title}', '{!.hero}', '{!1st}'])(
  '%s is no expression',
  (words) => {
    expect(expressionsIn(words)).toEqual([]);
    expect(bindData(words, scope)).toBe(words);
  },
);

test('expressions are replaced at any depth', () => {
  const link = { pageReference: { attributes: { url: '/{!hero.count}', list: ['{!hero.title}'] } } };
  expect(bindData(link, scope)).toEqual({
    pageReference: { attributes: { url: '/3', list: ['Rotors & lids'] } },
  });
});

test('what a value depends on are the first names of its paths', () => {
  const view = [{ when: '{!hero.isNew}', attributes: { a: ['{!Item.a} {!Item.b}', '{!guides}'], n: 1 } }];
  expect([...namesIn(view)].sort()).toEqual(['Item', 'guides', 'hero']);
});

describe('anything may come', () => {
  const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

  test('lists inside lists without an end are cut off', () => {
    expect(JSON.stringify(bindData(nested(30), scope))).toBe(JSON.stringify(nested(30)));
    expect(JSON.stringify(bindData(nested(50_000), scope)).length).toBeLessThan(200);
    expect(namesIn(nested(50_000)).size).toBe(0);
  });

  test.each([
    ['unclosed', '{!'.repeat(50_000)],
    ['one endless name', `{!${'a'.repeat(100_000)}`],
    ['one endless path', `{!${'a.'.repeat(50_000)}`],
    ['thousands of them', '{!hero.title}'.repeat(8_000)],
  ])('100,000 characters take time in proportion: %s', (_, words) => {
    const start = performance.now();
    expressionsIn(words);
    fillIn(words, scope);
    bindData(words, scope);
    // Linear takes a few milliseconds, quadratic a minute.
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test('no value and no path throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.string(), (value, data, path) => {
        bindData(value, { data });
        bindData(`{!data.${path}}`, { data });
        valueAt(path, { data });
        namesIn(value);
      }),
    );
  });

  test('text without an expression stays what it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '!', '}', 'a', '.', ' ') }), (words) => {
        fc.pre(expressionsIn(words).length === 0);
        expect(bindData(words, scope)).toBe(words);
      }),
    );
  });
});
