import type { Fact } from '../catalogue/fact.ts';
import type { Test } from '../listings/inspection.ts';
import { localNumbers } from './local-numbers.ts';
import { createPhraseBook } from './phrase-book.ts';
import type { TranslationTable } from './translation-table.ts';

type Translate = (text: string) => string | null;

/** Translates the texts of a listing into one language. Null where a seller wrote something that no table has. */
export interface ListingTranslator {
  readonly type: Translate;
  /** A title: manufacturer, model, type. */
  readonly title: Translate;
  /** Notes, terms, parts: a text of its own. */
  readonly text: Translate;
  /** Of a picture or a paper: what it shows, or its name and the number of the listing. */
  readonly caption: Translate;
  readonly fact: (fact: Fact) => Fact | null;
  readonly test: (test: Test) => Test | null;
}

/** Letters that make words, unlike those of units, models and abbreviations. */
const hasWord = (text: string): boolean => /\p{L}\p{Ll}{2}|\b(?:to|in|or|at)\b/u.test(text);

export function createListingTranslator(table: TranslationTable): ListingTranslator {
  const { locale, types, factNames, units } = table;
  const numbers = localNumbers(locale);
  const values = createPhraseBook(table.factValues, locale);
  const { sentences } = createPhraseBook(table.sentences, locale);
  const own = (phrases: Readonly<Record<string, string>>, text: string): string | null =>
    Object.hasOwn(phrases, text) ? (phrases[text] ?? null) : null;

  const part: Translate = (text) => values.phrase(text) ?? (hasWord(text) ? null : numbers(text));

  /** `ECG, SpO₂, temperature` part by part; a comma within a number has no space behind it. */
  const value: Translate = (text) => {
    const parts = text.split(', ').map(part);
    return values.phrase(text) ?? (parts.includes(null) ? null : parts.join(', '));
  };

  const type: Translate = (text) => own(types, text);

  const title: Translate = (text) => {
    for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
      const translated = type(text.slice(at + 1));
      if (translated !== null) return `${text.slice(0, at)} ${translated}`;
    }
    return null;
  };

  const picture: Translate = (text) => {
    const [, kind, subject = '', view = ''] = /^(?:(\p{L}+): )?(.+), ([^,]+)$/u.exec(text) ?? [];
    const label = kind === undefined ? '' : own(table.views, kind);
    const [shown, from] = [kind === undefined ? title(subject) : type(subject), own(table.views, view)];
    if (label === null || shown === null || from === null) return null;
    return `${label === '' ? '' : `${label}: `}${shown}, ${from}`;
  };

  return {
    type,
    title,
    caption(text) {
      const [, name = '', number] = /^(.+) (\S+)$/.exec(text) ?? [];
      const paper = sentences(name);
      return paper === null ? picture(text) : `${paper} ${number}`;
    },
    text: (text) => sentences(text) ?? (hasWord(text) ? null : numbers(text)),
    fact({ name, value: text, unit, ...rest }) {
      const [label, translated] = [own(factNames, name), value(text)];
      if (label === null || translated === null) return null;
      return {
        ...rest,
        name: label,
        value: translated,
        ...(unit && { unit: own(units, unit) ?? numbers(unit) }),
      };
    },
    test({ what, result }) {
      const [subject, outcome] = [sentences(what), result === '' ? '' : sentences(result)];
      return subject === null || outcome === null ? null : { what: subject, result: outcome };
    },
  };
}
