/** What is looked for, as a part of a sentence; `category` is a category's name. */
export const searchSubject = (category: string): string => category;
export const description = (category: string): string =>
  `${category}: gebrauchte Geräte mit genauer Angabe des Zustands.`;
export const categoriesIn = (category: string): string => `Kategorien in „${category}“`;
