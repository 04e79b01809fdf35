import type { Glossary } from '@relab/contract/content';
import { kindOf, membersOf, type NodeSchema } from '../content/body-schema.ts';
import { isObject, type Json } from '../content/body-value.ts';

/** A term in the language of the source, and what it is called in that of the translation. */
export interface Term {
  readonly term: string;
  readonly translation: string;
  readonly note: string | null;
}

/** The terms that have a translation; none where the source is in another language than they are. */
export const termsFor = (
  glossary: Glossary,
  { source, target }: { readonly source: string; readonly target: string },
): readonly Term[] =>
  glossary.language !== source
    ? []
    : glossary.terms.flatMap(({ term, translations, note }) => {
        const translation = translations.find(({ language }) => language === target)?.text;
        return translation === undefined ? [] : [{ term, translation, note }];
      });

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Finds terms as words of their own, in capitals or not; of two that begin alike the longer one. */
function patternOf(terms: readonly Term[]): RegExp | undefined {
  if (terms.length === 0) return undefined;
  const names = terms.map(({ term }) => term).toSorted((one, other) => other.length - one.length);
  const alternatives = names.map((name) => escaped(name).replaceAll(' ', String.raw`\s+`)).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])`, 'giu');
}

const sameWords = (one: string, other: string): boolean =>
  one.replaceAll(/\s+/g, ' ').toLowerCase() === other.toLowerCase();

export interface TextPart {
  readonly text: string;
  /** Undefined between terms. */
  readonly term: Term | undefined;
}

/** A text cut at the terms in it. */
export function cutAtTerms(text: string, terms: readonly Term[]): readonly TextPart[] {
  const pattern = patternOf(terms);
  if (!pattern) return [{ text, term: undefined }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(pattern)) {
    if (index > end) parts.push({ text: text.slice(end, index), term: undefined });
    parts.push({ text: found, term: terms.find(({ term }) => sameWords(found, term)) });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), term: undefined });
  return parts;
}

/** The words of a value that people read, markup and all. */
export function wordsOf(schema: NodeSchema, value: Json | undefined): readonly string[] {
  const kind = kindOf(schema);
  if (typeof value === 'string')
    return kind === 'line' || kind === 'text' || kind === 'richText' ? [value] : [];
  if (kind === 'list' && Array.isArray(value))
    return value.flatMap((entry) => wordsOf(schema.items ?? {}, entry));
  if (kind === 'group' && isObject(value))
    return membersOf(schema).flatMap(([name, member]) => wordsOf(member, value[name]));
  return [];
}

/** The terms of a source whose translation stands nowhere in that of it; endings of words are no matter. */
export function missingTerms(source: string, translation: string, terms: readonly Term[]): readonly Term[] {
  const found = new Set(cutAtTerms(source, terms).flatMap(({ term }) => term ?? []));
  const written = translation.replaceAll(/\s+/g, ' ').toLowerCase();
  return [...found].filter((term) => !written.includes(term.translation.toLowerCase()));
}
