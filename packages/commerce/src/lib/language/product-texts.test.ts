import { expect, test } from 'vitest';
import { translateProduct, translateProductFor } from './product-texts.ts';

const texts = {
  name: (name: string) => (name === 'Balance' ? 'Waage' : null),
  caption: () => null,
  fields: { Type__c: (type: string) => (type === 'balance' ? 'Waage' : null) },
};
const productTexts = { de: texts };
const nameFor = (language: string | null): string =>
  translateProductFor(
    { headers: new Headers(language === null ? {} : { 'accept-language': language }) },
    { productTexts, locale: 'en_US' },
  ).name('Balance');

test.each([
  ['de-DE', 'Waage'],
  ['en, de;q=0.9', 'Balance'],
  ['fr', 'Balance'],
  [null, 'Balance'],
])('a product is named in the language of the request (%s)', (language, name) =>
  expect(nameFor(language)).toBe(name),
);

test('fields that stay as a seller wrote them are named beside the translated ones', () => {
  const { fields } = translateProduct(texts, 'de');
  expect(fields({ Name: 'Balance', Type__c: 'balance', Year__c: '2016' })).toEqual({
    Name: 'Waage',
    Type__c: 'Waage',
    Year__c: '2016',
  });
  expect(fields({ Name: 'My own', Type__c: 'time machine', Note: null })).toEqual({
    Name: 'My own',
    Type__c: 'time machine',
    Note: null,
    FieldsAsWritten: 'Name;Type__c',
  });
});

test('a document is fetched in the language, a picture is the same in all', () => {
  const { image } = translateProduct(texts, 'de');
  const of = (mediaType: 'Document' | 'Image') =>
    image({
      alternateText: null,
      contentVersionId: null,
      id: '1',
      mediaType,
      sortOrder: 0,
      thumbnailUrl: null,
      title: null,
      url: '/cms/delivery/media/one?version=2',
      placeholder: null,
      width: null,
      height: null,
    }).url;
  expect(of('Document')).toBe('/cms/delivery/media/one?version=2&language=de');
  expect(of('Image')).toBe('/cms/delivery/media/one?version=2');
});
