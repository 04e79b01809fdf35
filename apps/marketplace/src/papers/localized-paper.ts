import type { DocumentData } from '@relab/server/media';
import { listingTranslators, type PaperKind } from '../catalogue/index.ts';
import { paperOf } from './paper.ts';
import { german } from './texts.de.ts';
import { english, type PaperTexts } from './texts.ts';
import type { Unit } from './unit.ts';

const tables: Readonly<Record<string, PaperTexts>> = { de: german };

/** All of a list, or all of it as its seller wrote it: a list is in one language. */
function all<One>(list: readonly One[], translate: (one: One) => One | null): readonly One[] {
  const translated = list.map(translate);
  return translated.every((one): one is NonNullable<typeof one> => one !== null) ? translated : list;
}

/** A unit in a language; what its seller wrote freely stays as it is. */
function localizedUnit(unit: Unit, language: string): Unit {
  const translator = listingTranslators[language];
  if (!translator) return unit;
  const { title, text, fact, test } = translator;
  const say = (written: string): string => text(written) ?? written;
  return {
    ...unit,
    name: title(unit.name) ?? unit.name,
    conditionNote: say(unit.conditionNote),
    facts: all(unit.facts, fact),
    included: all(unit.included, text),
    missing: unit.missing && all(unit.missing, text),
    tests: all(unit.tests, test),
    testedBy: say(unit.testedBy),
  };
}

/** A title of a paper, as `Condition report`, or of its file, as `Condition report RL-000001`. */
export const localizedTitle = (title: string, language: string): string =>
  listingTranslators[language]?.text(title) ?? listingTranslators[language]?.caption(title) ?? title;

/** The languages that papers are rendered in beside English: how the title of a file is called in each. */
export const paperLanguages: Readonly<Record<string, (title: string) => string>> = Object.fromEntries(
  Object.keys(tables).map((language) => [language, (title: string) => localizedTitle(title, language)]),
);

/** A paper of a listing in a language (`de`); in English without one, and in one that papers are not written in. */
export function localizedPaper(
  unit: Unit,
  kind: PaperKind,
  title: string,
  language: string | undefined,
): DocumentData {
  const texts = language === undefined ? undefined : tables[language];
  if (language === undefined || !texts) return paperOf(unit, kind, title, english);
  const localized = paperOf(localizedUnit(unit, language), kind, localizedTitle(title, language), texts);
  return { ...localized, language };
}
