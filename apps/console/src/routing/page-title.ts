import * as texts from './texts.ts';

/** What the page calls itself: the document's title without the name of the console. */
export function pageTitle(): string {
  const { title } = document;
  return title.endsWith(texts.titleSuffix) ? title.slice(0, -texts.titleSuffix.length) : title;
}

/** A page's title as the document has it. */
export const documentTitle = (title: string): string => title + texts.titleSuffix;
