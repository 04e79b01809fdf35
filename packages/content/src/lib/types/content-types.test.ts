import { expect, test } from 'vitest';
import { builtInTypes } from './content-types.ts';
import { checkTranslations, textsOfType, translateType } from './type-texts.ts';

/** Words that are written alike in both languages. */
const alike = new Set(['Text', 'Domain', 'Label']);

test.each(builtInTypes)(
  '$name, its fields and their choices are called in German, and in English no longer',
  (type) => {
    const german = translateType(type, type.translations?.de);
    expect(german.name).not.toBe(type.name);
    const declared = textsOfType(type);
    const translated = textsOfType(german);
    expect([...translated.keys()]).toEqual([...declared.keys()]);
    const left = [...translated].filter(([place, text]) => text === declared.get(place) && !alike.has(text));
    expect(left).toEqual([]);
    expect(Object.keys(type.translations?.de?.texts ?? {}).toSorted()).toEqual(
      [...declared.keys()].toSorted(),
    );
  },
);

test('every field that stands in a form is called something', () => {
  const unnamed = (schema: object, place: string): readonly string[] => {
    const {
      title,
      properties = {},
      items,
    } = schema as {
      readonly title?: string;
      readonly properties?: Readonly<Record<string, object>>;
      readonly items?: object;
    };
    return [
      ...(place === '' || title ? [] : [place]),
      ...Object.entries(properties).flatMap(([name, member]) => unnamed(member, `${place}.${name}`)),
      ...(items ? unnamed(items, `${place}[]`) : []),
    ];
  };
  expect(builtInTypes.flatMap(({ schema }) => (schema ? unnamed(schema, '') : []))).toEqual([]);
});

test('nothing but words differs in another language', () => {
  const form = builtInTypes.find(({ name }) => name === 'Form');
  if (!form) throw new Error('There is no form.');
  const german = translateType(form, form.translations?.de);
  const english = new Map(textsOfType(form));
  const back = translateType(german, { name: form.name, texts: Object.fromEntries(english) });
  expect(back).toEqual(form);
});

test('a translation of what the type does not have is an error', () => {
  const [news] = builtInTypes;
  if (!news) throw new Error('There is no type.');
  const wrong = { ...news, translations: { de: { name: 'Nachricht', texts: { headline: 'Schlagzeile' } } } };
  expect(() => checkTranslations(wrong)).toThrow('sfdc_cms__news: there is no headline');
});

test('parts of a field stand in its form as they are declared', () => {
  const form = builtInTypes.find(({ name }) => name === 'Form');
  const field = form?.schema?.properties.fields?.items;
  expect(field).toMatchObject({ 'x-order': ['name', 'label', 'hint', 'type', 'isRequired', 'choices'] });
});
