import { articles, referenced } from './documents.ts';

export type Question = 'item' | 'referring' | 'collection4' | 'collection250';

export const questions: Readonly<Record<Question, string>> = {
  item: 'one item',
  referring: `an item with ${referenced} references`,
  collection4: 'a collection of 4',
  collection250: 'a collection of 250',
};

export const questionNames = ['item', 'referring', 'collection4', 'collection250'] as const;

/** The article that is requested alone. */
export const asked = 7;

const titles = articles.map(({ title }) => title);

/** Titles that an answer must hold, so that no server is measured while it answers something less. */
export const titlesIn: Readonly<Record<Question, readonly string[]>> = {
  item: titles.slice(asked, asked + 1),
  referring: ['Referring', ...titles.slice(0, referenced)],
  collection4: titles.slice(0, 4),
  collection250: titles.slice(-250),
};

/** Pictures whose text a response must contain; those of references are not requested. */
export const picturesIn: Readonly<Record<Question, number>> = {
  item: 1,
  referring: 0,
  collection4: 4,
  collection250: 250,
};
