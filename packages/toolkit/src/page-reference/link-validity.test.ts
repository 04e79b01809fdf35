import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isRelativeUrl,
  isShortcutLink,
  isValidLink,
  isValidPageReference,
  isValidUrl,
  parsePageReference,
  safeHref,
} from '../link/index.ts';

test('S-173 X-24 a link starts with {host}, a slash or #', () => {
  expect(['{host}/sell', '/sell', '/', '#facts'].every(isValidLink)).toBe(true);
  expect(['sell', 'https://example.test', ' /sell', ''].some(isValidLink)).toBe(false);
});

test('S-174 S-175 S-176 a URL is https or a slash and something', () => {
  expect(['https://example.test', '/x', '//x'].every(isValidUrl)).toBe(true);
  expect(['/', 'http://example.test', 'example.test', ''].some(isValidUrl)).toBe(false);
});

test('S-177 a relative URL starts with one slash', () => {
  expect(isRelativeUrl('/x')).toBe(true);
  expect(['//x', '/\\x', 'x', ''].some(isRelativeUrl)).toBe(false);
});

test('S-178 shortcuts are mailto: and tel: in any case', () => {
  expect(['mailto:a@example.test', 'MAILTO:a@example.test', 'Tel:+49'].every(isShortcutLink)).toBe(true);
  expect(['mail:x', ' tel:1', 'sms:1'].some(isShortcutLink)).toBe(false);
});

const complete = {
  standard__webPage: { url: '/x' },
  standard__managedContentPage: { contentTypeName: 'news', contentKey: 'MC1' },
  standard__recordPage: { objectApiName: 'Product2', recordId: '01t' },
  comm__namedPage: { name: 'Home' },
  standard__recordRelationshipPage: {
    objectApiName: 'Account',
    recordId: '001',
    relationshipApiName: 'Orders',
  },
  standard__objectPage: { objectApiName: 'Account' },
};

describe.each(Object.entries(complete))('S-179 %s', (type, attributes) => {
  test('is valid with all that it requires', () => {
    expect(isValidPageReference(parsePageReference({ type, attributes }))).toBe(true);
  });
  test.each(Object.keys(attributes))('is invalid without %s', (name) => {
    const reference = parsePageReference({ type, attributes: { ...attributes, [name]: '' } });
    expect(isValidPageReference(reference)).toBe(false);
  });
});

test('S-083 S-179 the seventh kind, a search page, requires nothing', () => {
  const reference = parsePageReference({ type: 'standard__search', state: { term: 'rotor' } });
  expect(reference).toEqual({ type: 'standard__search', state: { term: 'rotor' } });
  expect(isValidPageReference(reference)).toBe(true);
});

test.each([
  ['S-095 a knowledge article', 'Knowledge__kav', 'urlName'],
  ['S-096 a data category', 'NetworkDataCategory', 'urlPath'],
])('%s is named by its own attribute', (_, objectApiName, key) => {
  const by = (name: string) =>
    isValidPageReference(
      parsePageReference({ type: 'standard__recordPage', attributes: { objectApiName, [name]: 'x' } }),
    );
  expect(by(key)).toBe(true);
  expect(by('recordId')).toBe(false);
});

test('S-091 a missing content key is empty', () => {
  expect(parsePageReference({ type: 'standard__managedContentPage' })).toEqual({
    type: 'standard__managedContentPage',
    attributes: { contentTypeName: '', contentKey: '' },
  });
});

test('S-084 S-093 state is kept, what is no text in it is not', () => {
  const state = { mcVersionId: '5OU', filterName: 'Recent', page: 2 };
  expect(
    parsePageReference({ type: 'standard__objectPage', attributes: { objectApiName: 'A' }, state }).state,
  ).toEqual({
    mcVersionId: '5OU',
    filterName: 'Recent',
  });
});

test('S-180 an unknown type falls back to web page', () => {
  expect(parsePageReference({ type: 'standard__app', attributes: { url: '/x' } })).toEqual({
    type: 'standard__webPage',
    attributes: { url: '/x' },
  });
});

test('nothing that content can hold makes a reference throw', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      (value) => typeof isValidPageReference(parsePageReference(value)) === 'boolean',
    ),
  );
});

describe('an href', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:x',
    'data:text/html,x',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    '\\\\elsewhere.test',
    '&#106;avascript:alert(1)',
    'http://x',
    'x',
    '',
  ])('is never %j', (address) => expect(safeHref(address)).toBeUndefined());
  test.each([
    ['{host}/sell', '/sell'],
    ['{host}', '/'],
    ['{host}//elsewhere.test', '/elsewhere.test'],
    ['{host}.elsewhere.test', '/.elsewhere.test'],
    ['{host}/\t/elsewhere.test', '/elsewhere.test'],
    ['{host}\t//elsewhere.test', '/elsewhere.test'],
    ['/a\nb', '/ab'],
    ['https:///example.test', 'https:///example.test'],
    ['#javascript:alert(1)', '#javascript:alert(1)'],
    [' /sell ', '/sell'],
  ])('%s is %s', (address, href) => expect(safeHref(address)).toBe(href));
});
