/** What is looked for, as a part of a sentence; `category` is a category's name. */
export const searchSubject = (category: string): string => category.toLowerCase();
export const description = (category: string): string =>
  `Used ${category.toLowerCase()} with stated condition.`;
export const categoriesIn = (category: string): string => `Categories in ${category}`;
