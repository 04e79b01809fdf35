import {
  type ObjectTranslation,
  type PlatformTranslation,
  type Texts,
  textsOfTranslation,
} from './object-translation.ts';

type Named<Value> = Readonly<Record<string, Value>>;

/** Texts by language, as `de`. */
export type Translations = Named<Texts>;

/** Each value under the path stands for what it is. */
const codesUnder = (path: string, declared: Texts): readonly (readonly [string, string])[] =>
  [...declared].filter(([own]) => own.startsWith(`${path}/`));

function readTranslation(
  name: string,
  language: string,
  translation: ObjectTranslation | PlatformTranslation,
  declared: Texts,
): Texts {
  const texts = new Map(
    [...textsOfTranslation(translation)].flatMap(([path, text]) =>
      path.endsWith('/values') && text === 'codes' ? codesUnder(path, declared) : [[path, text] as const],
    ),
  );
  const unknown = [...texts.keys()].filter((path) => !declared.has(path));
  if (unknown.length === 0) return texts;
  throw new Error(
    `${name}: the translation into ${language} has ${unknown.join(', ')}, which the declaration does not have.`,
  );
}

/** Throws for what is translated without being declared. `declared` are the texts as they were declared. */
export const readTranslations = (
  name: string,
  translations: Named<ObjectTranslation | PlatformTranslation>,
  declared: Texts,
): Translations =>
  Object.fromEntries(
    Object.entries(translations).map(([language, translation]) => [
      language,
      readTranslation(name, language, translation, declared),
    ]),
  );

/** Those of an object that was extended, under those of its extension: a text that was declared anew has to be translated anew. */
export function extendTranslations(
  base: Translations,
  declared: Texts,
  extended: Texts,
  more: Translations,
): Translations {
  const languages = new Set([...Object.keys(base), ...Object.keys(more)]);
  return Object.fromEntries(
    [...languages].map((language) => {
      const stillValid = [...(base[language] ?? [])].filter(
        ([path]) => declared.get(path) === extended.get(path),
      );
      return [language, new Map([...stillValid, ...(more[language] ?? [])])];
    }),
  );
}
