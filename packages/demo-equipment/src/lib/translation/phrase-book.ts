import { localNumbers } from './local-numbers.ts';
import type { Phrases } from './translation-table.ts';

interface Template {
  /** Matches at the start of a text, up to its end or a space. */
  readonly pattern: RegExp;
  readonly write: (slots: readonly string[]) => string;
}

/** Translates texts that are made of phrases; null where one is not in the book. */
export interface PhraseBook {
  readonly phrase: (text: string) => string | null;
  /** One phrase or several, one after the other. */
  readonly sentences: (text: string) => string | null;
}

const slot = /\{([^{}]*)\}/g;
const number = '[−±-]?\\d(?:[\\d.,]*\\d)?';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isNumberSlot = (inside: string): boolean => inside === '#' || inside.includes('..');
/** Enough to tell most phrases apart without trying them. */
const keyLength = 4;

/** A template cut at its slots: literals at even places, what stands in the braces at odd ones. */
const cut = (template: string): readonly string[] => template.split(slot);

function patternOf(parts: readonly string[]): RegExp {
  const source = parts.map((part, at) => {
    if (at % 2 === 0) return escaped(part);
    return isNumberSlot(part) ? `(${number})` : `(${part.split('|').map(escaped).join('|')})`;
  });
  return new RegExp(`^${source.join('')}(?= |$)`, 'u');
}

export function createPhraseBook(phrases: Phrases, locale: string): PhraseBook {
  const localize = localNumbers(locale);
  const exact = new Map<string, string>();
  const byStart = new Map<string, Template[]>();
  const others: Template[] = [];

  const templateOf = (original: string, translation: string): Template => {
    const from = cut(original);
    const to = cut(translation);
    const write: Template['write'] = (slots) =>
      to
        .map((part, at) => {
          if (at % 2 === 0) return part;
          const value = slots[(at - 1) / 2] ?? '';
          const words = (from[at] ?? '').split('|');
          return part === '' ? localize(value) : (part.split('|')[words.indexOf(value)] ?? value);
        })
        .join('');
    return { pattern: patternOf(from), write };
  };

  for (const [original, translation] of Object.entries(phrases)) {
    const [start = '', ...slots] = cut(original);
    if (slots.length === 0) exact.set(original, translation);
    const template = templateOf(original, translation);
    const key = start.slice(0, keyLength);
    if (key.length < keyLength) others.push(template);
    else byStart.set(key, [...(byStart.get(key) ?? []), template]);
  }

  const candidates = (text: string): readonly Template[] => [
    ...(byStart.get(text.slice(0, keyLength)) ?? []),
    ...others,
  ];

  const phrase = (text: string): string | null => {
    const known = exact.get(text);
    if (known !== undefined) return known;
    for (const { pattern, write } of candidates(text)) {
      const match = pattern.exec(text);
      if (match?.[0].length === text.length) return write(match.slice(1));
    }
    return null;
  };

  const sentences = (text: string): string | null => {
    const whole = phrase(text);
    if (whole !== null) return whole;
    for (const { pattern, write } of candidates(text)) {
      const match = pattern.exec(text);
      if (!match || match[0].length === text.length) continue;
      const rest = sentences(text.slice(match[0].length + 1));
      if (rest !== null) return `${write(match.slice(1))} ${rest}`;
    }
    return null;
  };

  return { phrase, sentences };
}
