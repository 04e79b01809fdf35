import type { DocumentData } from '@relab/server/media';
import { catalogue } from '../demo/catalogue.ts';
import type { DocumentKind } from '../listing/document.ts';
import { listingDocument } from './listing-document.ts';
import { german } from './texts.de.ts';
import { type DocumentTexts, english } from './texts.ts';
import type { Unit } from './unit.ts';

const tables: Readonly<Record<string, DocumentTexts>> = { de: german };

/** All of a list, or all of it as its seller wrote it: a list is in one language. */
function all<One>(list: readonly One[], translate: (one: One) => One | null): readonly One[] {
  const translated = list.map(translate);
  return translated.every((one): one is NonNullable<typeof one> => one !== null) ? translated : list;
}

/** A unit in a language; what its seller wrote freely stays as it is. */
function localizedUnit(unit: Unit, language: string): Unit {
  const translator = catalogue.listingTranslators[language];
  if (!translator) return unit;
  const { title, text, fact, test } = translator;
  const translate = (written: string): string => text(written) ?? written;
  return {
    ...unit,
    name: title(unit.name) ?? unit.name,
    conditionNote: translate(unit.conditionNote),
    facts: all(unit.facts, fact),
    included: all(unit.included, text),
    missing: unit.missing && all(unit.missing, text),
    tests: all(unit.tests, test),
    testedBy: translate(unit.testedBy),
  };
}

/** A title of a document, as `Condition report`, or of its file, as `Condition report RL-000001`. */
export const localizedTitle = (title: string, language: string): string =>
  catalogue.listingTranslators[language]?.text(title) ??
  catalogue.listingTranslators[language]?.caption(title) ??
  title;

/** The languages that documents are rendered in beside English: how the title of a file is called in each. */
export const documentLanguages: Readonly<Record<string, (title: string) => string>> = Object.fromEntries(
  Object.keys(tables).map((language) => [language, (title: string) => localizedTitle(title, language)]),
);

/** A document of a listing in a language (`de`); in English without one, and in one that documents are not written in. */
export function localizedDocument(
  unit: Unit,
  kind: DocumentKind,
  title: string,
  language: string | undefined,
): DocumentData {
  const texts = language === undefined ? undefined : tables[language];
  if (language === undefined || !texts) return listingDocument(unit, kind, title, english);
  const localized = listingDocument(
    localizedUnit(unit, language),
    kind,
    localizedTitle(title, language),
    texts,
  );
  return { ...localized, language };
}
