import { isObject } from '../content-body.ts';

/** The metadata that an author wrote for search engines; empty where it is left to the page's text. */
export interface WrittenHead {
  readonly title: string;
  readonly description: string;
  readonly isListed: boolean;
  /** A path of the site or an address; empty for the page's own. */
  readonly canonicalUrl: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The head of a body, whatever somebody stored there. */
export function writtenHead(body: unknown): WrittenHead {
  const head = isObject(body) && isObject(body.head) ? body.head : {};
  const canonicalUrl = textOf(head.canonicalUrl);
  return {
    title: textOf(head.title),
    description: textOf(head.description),
    isListed: head.noIndex !== true,
    canonicalUrl: /^(?:\/(?![/\\])|https?:\/\/)\S*$/.test(canonicalUrl) ? canonicalUrl : '',
  };
}
