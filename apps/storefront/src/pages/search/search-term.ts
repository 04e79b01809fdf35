import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';

/** As much as the search box takes. */
const maxLength = 100;

/** What was typed, without what cannot be searched for. */
export function readTerm(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);
}

export function searchHref(term: string): string {
  return hrefOf(routes.search, { term });
}
